// When the engine looks again by itself.
import { describe, expect, it } from 'vitest'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import { nextWake, type WakeFacts } from './next-wake.ts'
import { backoffMs } from './retry.ts'

const nowMs = 1_700_000_000_000
const due = (inMs: number, state: WatchlistOperation['state'] = 'queued'): WatchlistOperation =>
  ({ state, nextAtMs: nowMs + inMs }) as WatchlistOperation
const wake = (facts: Partial<WakeFacts>) =>
  nextWake({ operations: [], failures: 0, pausedUntilMs: 0, nowMs, random: 0.5, ...facts })
const poll = { delayMs: 60_000, isPoll: true }

describe('the next look at the queue', () => {
  it('is the slow poll where nothing waits for a time', () => {
    expect(wake({})).toEqual(poll)
    expect(wake({ operations: [due(0), due(-5)] })).toEqual(poll)
  })

  it('is when the earliest change is due, which was queued or has an unknown fate', () => {
    expect(wake({ operations: [due(9_000), due(4_000, 'ambiguous'), due(7_000)] })).toEqual({
      delayMs: 4_000,
      isPoll: false,
    })
    expect(
      wake({
        operations: [due(1_000, 'parked'), due(2_000, 'inflight'), due(3_000, 'refusedKept')],
      }),
    ).toEqual(poll)
  })

  it('is never later than the slow poll', () => {
    expect(wake({ operations: [due(59_999)] })).toEqual({ delayMs: 59_999, isPoll: false })
    expect(wake({ operations: [due(60_000)] })).toEqual(poll)
    expect(wake({ operations: [due(400_000)] })).toEqual(poll)
  })

  it('comes after a failure by the growing wait, unless a change is due before', () => {
    const delayMs = 2_000 + backoffMs(3, 0.5)
    expect(wake({ failures: 3 })).toEqual({ delayMs, isPoll: false })
    expect(wake({ failures: 3, operations: [due(1_500)] })).toEqual({
      delayMs: 1_500,
      isPoll: false,
    })
  })

  it('keeps the peace that the server asked for', () => {
    expect(wake({ operations: [due(1_000)], pausedUntilMs: nowMs + 30_000 })).toEqual({
      delayMs: 30_000,
      isPoll: false,
    })
    expect(wake({ operations: [due(1_000)], pausedUntilMs: nowMs - 30_000 })).toEqual({
      delayMs: 1_000,
      isPoll: false,
    })
  })
})
