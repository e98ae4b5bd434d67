// The log as a list: newest first, never longer than its limit (R-ERR-024).
import type { ErrorEntry } from './error-entry.ts'

export const errorLogLimit = 1000

/** The entries with `entry` in front; beyond 1000 the oldest is dropped. */
export const withEntry = (entries: readonly ErrorEntry[], entry: ErrorEntry): ErrorEntry[] =>
  [entry, ...entries].slice(0, errorLogLimit)
