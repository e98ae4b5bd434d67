// What a press opens is read before it is pressed, so that a menu opens like a menu: once the first
// screen has long been there, and only where the worker holds the files, so that nothing is fetched
// for it.
import { idleMoment } from '#platform/page/idle.ts'
import { serviceWorkerState, watchServiceWorker } from '#platform/worker/service-worker.ts'

const firstScreenMs = 5000

const whenFilesAreKept = (): Promise<void> =>
  new Promise((resolve) => {
    if (serviceWorkerState().isOfflineReady) return resolve()
    const stop = watchServiceWorker(() => {
      if (!serviceWorkerState().isOfflineReady) return
      stop()
      resolve()
    })
  })

/** Returns how to give up. */
export const warmLayers = (loaders: readonly (() => Promise<unknown>)[]): (() => void) => {
  let isGivenUp = false
  const warm = async (): Promise<void> => {
    await whenFilesAreKept()
    for (const load of loaders) {
      await idleMoment()
      if (isGivenUp) return
      await load().catch(() => undefined)
    }
  }
  const timer = setTimeout(() => void warm(), firstScreenMs)
  return () => {
    isGivenUp = true
    clearTimeout(timer)
  }
}
