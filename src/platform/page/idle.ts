// Moments in which the page has nothing better to do.

/** Safari has no idle callback: a pause long enough for a tap to come through does instead. */
const pauseMs = 200

/** Resolves in an idle moment, after `patienceMs` at the latest. */
export const idleMoment = (patienceMs = 5000): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: patienceMs })
    else setTimeout(resolve, pauseMs)
  })
