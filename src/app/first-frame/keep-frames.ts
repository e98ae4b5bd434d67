// Keeps the picture of the screen that is looked at, so that the next visit begins with it. Taken in
// idle moments and when the page is left; only ever of a whole screen at its top.
import { idleMoment } from '#platform/page/idle.ts'
import { watchPageLifecycle } from '#platform/page/page-lifecycle.ts'
import { keepFrame } from '#platform/storage/frame-store.ts'
import { frameAddress, frameIdentity } from './frame.ts'
import { takeFrame } from './take-frame.ts'
import { isUnfinished } from './unfinished.ts'

/** A screen is looked at for this long before its picture is taken. */
const settleMs = 1500
/** Figures that tick are no reason to write a screen's picture anew all the time. */
const restMs = 20_000
/** Longer ones cost the start more than they give it. */
const longestText = 150_000
const topmostPx = 4

/** Whether there was a whole screen to take. */
const keepNow = (): boolean => {
  const root = document.querySelector('#root')
  const address = frameAddress(window.location)
  if (!root || address === null || window.scrollY > topmostPx || isUnfinished(root)) return false
  // A dialog or menu is no part of the screen's picture, and what lies beneath is locked by it.
  if (document.querySelector('[role="dialog"], [role="menu"], [data-scroll-locked]')) return false
  const frame = takeFrame(root, frameIdentity(), Math.floor(Date.now() / 1000))
  const text = JSON.stringify(frame)
  if (text.length <= longestText) keepFrame(address, `${Date.now()} ${text}`)
  return true
}

/** Takes pictures from now on. Returns how to stop. */
export const keepFrames = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isNew = true
  let last = { address: '', atMs: 0 }
  const keepNew = (): void => {
    if (!isNew) return
    isNew = false
    if (keepNow()) last = { address: window.location.href, atMs: performance.now() }
  }
  const later = (): void => {
    isNew = true
    clearTimeout(timer)
    const restsMs =
      last.address === window.location.href ? last.atMs + restMs - performance.now() : 0
    timer = setTimeout(() => void idleMoment().then(keepNew), Math.max(settleMs, restsMs))
  }
  later()
  const root = document.querySelector('#content')
  const watcher = new MutationObserver(later)
  if (root) watcher.observe(root, { childList: true, subtree: true, characterData: true })
  const unwatch = watchPageLifecycle({ onSleep: keepNew })
  return () => {
    clearTimeout(timer)
    watcher.disconnect()
    unwatch()
  }
}
