// The Retry-After header: seconds, or a date measured against the answer's own Date (device clocks
// are wrong).

/**
 * Milliseconds to wait, 0 for a moment that has passed, null where the header is missing or
 * unreadable.
 */
export const retryAfterMs = (headers: Headers, nowMs: number): number | null => {
  const value = headers.get('retry-after')?.trim()
  if (!value) return null
  if (/^\d+$/.test(value)) return Number(value) * 1000
  // Date.parse reads almost anything: an HTTP date begins with the name of a day.
  const atMs = /^[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : Number.NaN
  if (Number.isNaN(atMs)) return null
  const serverNowMs = Date.parse(headers.get('date') ?? '')
  return Math.max(0, atMs - (Number.isNaN(serverNowMs) ? nowMs : serverNowMs))
}
