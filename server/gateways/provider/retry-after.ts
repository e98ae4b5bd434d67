// When a provider says to come back.
const mostMs = 3_600_000

/**
 * Milliseconds from `nowMs` of a Retry-After header, given in seconds or as a date; at most an
 * hour, null where it says nothing usable.
 */
export const retryAfterMsOf = (headers: Headers | undefined, nowMs: number): number | null => {
  const value = headers?.get('retry-after')
  if (!value) return null
  const seconds = Number(value)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - nowMs
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, mostMs) : null
}
