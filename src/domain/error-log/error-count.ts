// How many errors came in a row: the count restarts when more than a minute passed since the last
// (R-ERR-006, R-ERR-007).
export const errorWindowMs = 60_000
export const manyErrors = 3

export type ErrorCount = { count: number; lastAtMs: number | null }

export const noErrors: ErrorCount = { count: 0, lastAtMs: null }

/** Exactly a minute still continues the count (D-BOUNDARYAUTO). */
export const countError = ({ count, lastAtMs }: ErrorCount, nowMs: number): ErrorCount => ({
  count: lastAtMs !== null && nowMs - lastAtMs > errorWindowMs ? 1 : count + 1,
  lastAtMs: nowMs,
})
