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
/** By then all of a screen has come; figures that tick are no reason to take it anew all the time. */
const arrivalMs = 15_000
const restMs = 20_000
/** Nothing in the screen says that a dialog, or the field of the bar, is closed again. */
const retryMs = 5000
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
  // A field somebody types in would begin the next visit open, with what they typed.
  if (document.activeElement?.matches('input, textarea')) return false
  const frame = takeFrame(root, frameIdentity(), Math.floor(Date.now() / 1000))
  const text = JSON.stringify(frame)
  if (text.length <= longestText) keepFrame(address, `${Date.now()} ${text}`)
  return true
}

/** Takes pictures from now on. Returns how to stop. */
export const keepFrames = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isNew = true
  let seen = { address: '', sinceMs: 0, isTaken: false }
  let takenAtMs = 0
  let isFirstDue = false
  const wait = (ms: number): void => {
    isNew = true
    clearTimeout(timer)
    timer = setTimeout(() => void idleMoment().then(keepNew), ms)
  }
  const keepNew = (): void => {
    isFirstDue = false
    if (!isNew) return
    isNew = false
    if (!keepNow()) {
      if (!seen.isTaken && frameAddress(window.location) !== null) wait(retryMs)
      return
    }
    takenAtMs = performance.now()
    seen.isTaken = true
  }
  const later = (): void => {
    const [address, nowMs] = [window.location.href, performance.now()]
    isNew = true
    // Somebody who leaves soon finds a first picture too: that one waits for no pause between figures.
    if (seen.address === address && isFirstDue) return
    if (seen.address !== address) seen = { address, sinceMs: nowMs, isTaken: false }
    const restsMs = nowMs < seen.sinceMs + arrivalMs ? 0 : takenAtMs + restMs - nowMs
    isFirstDue = !seen.isTaken
    wait(Math.max(settleMs, restsMs))
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
