// What may wait until somebody sees what he asked for.
import { idleMoment } from './idle.ts'

/** Things that somebody does, and signs that the page may go: nothing may be left undone then. */
const urgent = ['pointerdown', 'click', 'keydown', 'visibilitychange', 'pagehide'] as const

/** So late at most, also where the page is busy with the next thing already. */
const patienceMs = 150

/**
 * Runs `work` when the next frame is on the screen and nothing presses, or right before whatever is
 * done in the page until then.
 */
export const afterPaint = (work: () => void): void => {
  const controller = new AbortController()
  const { signal } = controller
  const run = (): void => {
    if (signal.aborted) return
    controller.abort()
    work()
  }
  for (const type of urgent) window.addEventListener(type, run, { capture: true, signal })
  // No frame is drawn for a page that nobody sees.
  if (document.hidden) setTimeout(run, 0)
  else requestAnimationFrame(() => void idleMoment(patienceMs).then(run))
}
