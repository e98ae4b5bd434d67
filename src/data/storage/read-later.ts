// When a lost read is made again: soon, and ever later while it keeps failing.
import { storageWatch } from './queries/storage-health.ts'
import { forgiveFailedOpenings } from './watch-connection.ts'

const firstWaitMs = 200
const longestWaitMs = 30_000
/** Losses so far apart have nothing to do with each other. */
const calmAfterMs = 60_000

let losses = 0
let lastLossMs = -Infinity
let isPlanned = false

/** Asks everybody to read again, in a moment. Many reads lost at once are one loss. */
export const readLater = (): void => {
  if (isPlanned) return
  isPlanned = true
  const nowMs = performance.now()
  losses = nowMs - lastLossMs > calmAfterMs ? 0 : losses + 1
  lastLossMs = nowMs
  setTimeout(
    () => {
      isPlanned = false
      forgiveFailedOpenings()
      storageWatch.readAgain()
    },
    Math.min(firstWaitMs * 2 ** losses, longestWaitMs),
  )
}
