// The first quiet moment after the page and everything it asked for at once has loaded.
import { idleMoment } from './idle.ts'

/** Resolves when the load event has passed and the page has nothing better to do. */
export const whenLoaded = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await idleMoment(10_000)
}
