// When the engine looks at the queue again if nothing else wakes it.
import type { OperationRow } from '#data/outbox/operation.ts'
import { backoffMs } from './retry.ts'

const pollEveryMs = 60_000
const askAgainMs = 2000

export type WakeFacts = {
  operations: readonly OperationRow[]
  failures: number
  pausedUntilMs: number
  nowMs: number
  random: number
}

/**
 * The wait in ms, and whether it is only the slow poll. What is due already waits for something
 * else than time.
 */
export const nextWake = ({
  operations,
  failures,
  pausedUntilMs,
  nowMs,
  random,
}: WakeFacts): { delayMs: number; isPoll: boolean } => {
  const moments = operations
    .filter(
      ({ state, nextAtMs }) => (state === 'queued' || state === 'ambiguous') && nextAtMs > nowMs,
    )
    .map(({ nextAtMs }) => nextAtMs)
  const retryAtMs = failures > 0 ? nowMs + askAgainMs + backoffMs(failures, random) : Infinity
  const delayMs = Math.max(Math.min(...moments, retryAtMs) - nowMs, pausedUntilMs - nowMs, 1)
  return delayMs >= pollEveryMs
    ? { delayMs: pollEveryMs, isPoll: true }
    : { delayMs, isPoll: false }
}
