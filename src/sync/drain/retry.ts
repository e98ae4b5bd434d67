// When to try again: exponential with full jitter, so that many devices coming back do not come at
// once (design 5).

const firstMs = 1000
const longestMs = 5 * 60_000
const longestRetryAfterMs = 60 * 60_000
/** A request of unknown fate may still be on its way: it gets this long before it is judged. */
const settleMs = 1000

/** Milliseconds to wait after `attempts` failures; `random` is in [0, 1). */
export const backoffMs = (attempts: number, random: number): number =>
  Math.floor(random * Math.min(longestMs, firstMs * 2 ** Math.min(attempts, 20)))

/** The same for a request whose fate is unknown. */
export const ambiguousBackoffMs = (attempts: number, random: number): number =>
  Math.max(settleMs, backoffMs(attempts, random))

/** What the server asked for, within reason. */
export const honouredRetryAfterMs = (retryAfterMs: number | null): number =>
  Math.min(Math.max(retryAfterMs ?? 0, 0), longestRetryAfterMs)
