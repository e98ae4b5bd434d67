import { describe, expect, it } from 'vitest'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import type { QueuedChange } from '#data/outbox/queue-view.ts'
import { lanesOf, standingOf } from './lanes.ts'

const nowMs = 1000
const change = (
  seq: number,
  lane: string,
  row: Partial<WatchlistOperation> = {},
): QueuedChange => ({
  name: lane,
  operation: {
    seq,
    lane,
    kind: 'coin',
    state: 'queued',
    nextAtMs: 0,
    ...row,
  } as WatchlistOperation,
})

const standings = (changes: QueuedChange[]): string[] =>
  lanesOf(changes).flatMap((lane) =>
    lane.changes.map((one) => Object.values(standingOf(one, lane, nowMs)).join(' ')),
  )

describe('the queue by lists', () => {
  it('design 5: puts the changes of a list behind each other, and no list behind another', () => {
    expect(
      lanesOf([change(1, 'a'), change(2, 'b'), change(3, 'a')]).map(({ lane, changes }) => [
        lane,
        changes.length,
      ]),
    ).toEqual([
      ['a', 2],
      ['b', 1],
    ])
    expect(standings([change(1, 'a'), change(2, 'b'), change(3, 'a')])).toEqual([
      'due',
      'behind 1',
      'due',
    ])
  })

  it('tells one that is sent, one that waits for its next try, one that must be asked about, one only a person can free', () => {
    expect(
      standings([
        change(1, 'a', { state: 'inflight' }),
        change(2, 'b', { nextAtMs: 5000 }),
        change(3, 'c', { state: 'ambiguous' }),
        change(4, 'd', { state: 'parked' }),
      ]),
    ).toEqual(['sending', 'waits 5000', 'checking', 'parked'])
    expect(standings([change(1, 'a', { state: 'ambiguous', nextAtMs: 5000 })])).toEqual([
      'checkingLater 5000',
    ])
  })

  it('R-WLC-011: a refused change that is still shown holds nothing up', () => {
    expect(standings([change(1, 'a', { state: 'refusedKept' }), change(2, 'a')])).toEqual([
      'refused',
      'due',
    ])
  })
})
