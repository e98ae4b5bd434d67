// Before the app has come the page shows the picture of its last visit; the app draws beneath it,
// and it goes once the same screen stands there.
import { readFrame } from '#platform/storage/frame-store.ts'
import { drawFrame } from './draw-frame.ts'
import { frameAddress, frameIdentity, type Frame } from './frame.ts'
import { holdPresses } from './held-presses.ts'
import { hasBegun, isUnfinished } from './unfinished.ts'

/** What arrives in steps is one screen when nothing more has come for this long. */
const quietMs = 60
/**
 * A picture is a head start, not a curtain: this long after the screen began, it is shown as it is,
 * and where none begins the page says why.
 */
const longestMs = { begun: 1500, all: 15_000 }

const keptFrame = (): Frame | null => {
  const address = frameAddress(window.location)
  const text = address === null ? null : readFrame(address)
  if (text === null) return null
  const frame = JSON.parse(text.slice(text.indexOf(' '))) as Frame
  return frame.of === frameIdentity() ? frame : null
}

/** Runs once the body has its places; draws nothing where no picture fits. */
const begin = (root: Element): void => {
  const frame = keptFrame()
  if (!frame) return
  const cover = drawFrame(frame)
  const giveOn = holdPresses(cover)
  let quiet: ReturnType<typeof setTimeout> | undefined
  let patience: ReturnType<typeof setTimeout> | undefined
  const end = (): void => {
    watcher.disconnect()
    if (!cover.isConnected) return
    cover.remove()
    giveOn()
  }
  const look = (): void => {
    clearTimeout(quiet)
    quiet = setTimeout(() => !isUnfinished(root) && end(), quietMs)
    if (hasBegun(root)) patience ??= setTimeout(end, longestMs.begun)
  }
  const watcher = new MutationObserver(look)
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  setTimeout(end, longestMs.all)
}

/** Called from the head of the page, before there is a body. Never throws. */
export const showFrame = (): void => {
  const watcher = new MutationObserver(() => {
    const root = document.querySelector('#root')
    if (!root) return
    watcher.disconnect()
    try {
      begin(root)
    } catch {
      document.querySelector('#first-frame')?.remove()
    }
  })
  watcher.observe(document, { childList: true, subtree: true })
}
