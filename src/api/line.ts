// The line that requests of the API leave by: the browser's own, or one that misbehaves on purpose
// (/dev/sync).
import { isProbablyOnline } from '#platform/device/connectivity.ts'

export type Line = {
  fetch: typeof fetch
  /** True only where the device is sure that nothing can leave it. */
  isOffline: () => boolean
}

export const browserLine: Line = {
  fetch: (...args) => globalThis.fetch(...args),
  isOffline: () => !isProbablyOnline(),
}

let line = browserLine

export const apiLine = (): Line => line

/** Lets every later request of this tab leave by another line, until the page is loaded again. */
export const layLine = (other: Line): void => {
  line = other
}
