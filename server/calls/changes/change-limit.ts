// How many changes of lists an account may send in batches within a minute: a queue of thousands
// costs few requests, so the overall limit of an address neither stops it nor is used up by it.
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../refusal.ts'

const windowMs = 60_000

type Window = { startMs: number; counts: Map<string, number> }
const windows = new WeakMap<Deps, Window>()

const currentWindow = (deps: Deps, nowMs: number): Window => {
  const known = windows.get(deps)
  if (known && nowMs >= known.startMs && nowMs - known.startMs < windowMs) return known
  const fresh = { startMs: nowMs, counts: new Map<string, number>() }
  windows.set(deps, fresh)
  return fresh
}

/**
 * Counts `count` changes of an account. Throws RATE_LIMITED with the seconds to wait, and counts
 * nothing then.
 */
export const admitChanges = (deps: Deps, userId: string, count: number): void => {
  if (!deps.config.rateLimits) return
  const nowMs = deps.clock.nowMs()
  const { startMs, counts } = currentWindow(deps, nowMs)
  const sum = (counts.get(userId) ?? 0) + count
  if (sum > deps.config.limits.changesPerMinutePerAccount)
    throw new Refusal('RATE_LIMITED', {
      retryAfterSec: Math.ceil((startMs + windowMs - nowMs) / 1000),
    })
  counts.set(userId, sum)
}
