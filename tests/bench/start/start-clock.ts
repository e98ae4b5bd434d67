// In the page: when rows of a list were painted, by the picture of the last visit and by the page itself.

export type StartTimes = {
  /** Milliseconds since navigation. */
  firstPaintMs: number
  pictureRowsMs: number | null
  ownRowsMs: number
}

/** Runs in the page before anything else: may use nothing from outside itself. */
export const installStartClock = (): void => {
  const times: { picture: number | null; own: number | null } = { picture: null, own: null }
  const painted = (key: 'picture' | 'own'): void => {
    times[key] = Number.NaN
    // A message sent from the frame that carries these rows comes when that frame was handed over.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => (times[key] = performance.now()))
    port1.start()
    port2.postMessage(null)
  }
  const look = (): void => {
    for (const row of document.querySelectorAll('[data-row="0"]')) {
      const key = row.closest('#first-frame') ? 'picture' : 'own'
      if (times[key] === null) painted(key)
    }
    if (times.own === null) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Reflect.set(globalThis, 'startTimes', () => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    return {
      firstPaintMs: paint?.startTime ?? Number.NaN,
      pictureRowsMs: times.picture,
      ownRowsMs: times.own ?? Number.NaN,
    }
  })
}
