// When this page comes to the front, wakes from the back/forward cache, or is put to sleep.

export const isPageVisible = (): boolean => document.visibilityState === 'visible'

type Lifecycle = {
  /**
   * The page is in front again: tab shown, window focused, or restored from the back/forward cache.
   */
  onWake?: () => void
  /**
   * The page may not run again for long, or ever. Nothing asynchronous can be relied on from here.
   */
  onSleep?: () => void
}

/**
 * Calls back on waking and sleeping; one user action may wake more than once. Returns how to stop.
 */
export const watchPageLifecycle = ({ onWake, onSleep }: Lifecycle): (() => void) => {
  const controller = new AbortController()
  const { signal } = controller
  const wake = (): void => onWake?.()
  const sleep = (): void => onSleep?.()
  document.addEventListener('visibilitychange', () => (isPageVisible() ? wake() : sleep()), {
    signal,
  })
  document.addEventListener('freeze', sleep, { signal })
  document.addEventListener('resume', wake, { signal })
  window.addEventListener('pageshow', wake, { signal })
  window.addEventListener('pagehide', sleep, { signal })
  window.addEventListener('focus', wake, { signal })
  return () => controller.abort()
}
