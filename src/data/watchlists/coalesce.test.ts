// Which queued changes a new one replaces, and when nothing is left to send (design 5).
import { describe, expect, it } from 'vitest'
import { mergeItem } from './coalesce.ts'
import type { OperationState } from '../outbox/operation.ts'
import type { WatchlistOperation } from './operation.ts'

const request = (desired: 'in' | 'out') =>
  ({ type: 'member', kind: 'coin', lane: 'list', itemId: 'bitcoin', desired }) as const
const earlier = (seq: number, state: OperationState, everSent: boolean): WatchlistOperation => ({
  ...request('in'),
  seq,
  v: 1,
  opId: `op-${seq}`,
  account: 'u1',
  onRefusal: 'keep',
  state,
  attempts: 0,
  serverErrors: 0,
  successMark: 0,
  nextAtMs: 0,
  everSent,
  sentWithKey: false,
  lastSentAtMs: null,
  lastError: null,
  createdAtMs: 0,
})
const unsent = (seq: number): WatchlistOperation => earlier(seq, 'queued', false)

describe('R-WLC-036 a new request for an item, over those that wait', () => {
  it.each([
    { desired: 'out', isInBase: false },
    { desired: 'in', isInBase: true },
  ] as const)('back where the server is ($desired), nothing is sent', ({ desired, isInBase }) => {
    expect(mergeItem(request(desired), [unsent(1), unsent(2)], isInBase)).toEqual({
      unsent: [1, 2],
      draft: null,
    })
  })

  it.each([
    { desired: 'out', isInBase: true },
    { desired: 'in', isInBase: false },
  ] as const)(
    'away from where the server is ($desired), only the newest is sent',
    ({ desired, isInBase }) => {
      expect(mergeItem(request(desired), [unsent(1)], isInBase)).toEqual({
        unsent: [1],
        draft: request(desired),
      })
    },
  )

  it('is sent where nothing waits, even if the server was there when it last spoke', () => {
    expect(mergeItem(request('in'), [], true)).toEqual({ unsent: [], draft: request('in') })
  })

  it.each([
    ['was sent and waits to be sent again', 'queued', true],
    ['is under way', 'inflight', true],
    ['has an unknown fate', 'ambiguous', true],
    ['waits for the person', 'parked', false],
    ['was refused and is still shown', 'refusedKept', true],
  ] as const)('leaves one alone that %s, and is sent after it', (_, state, everSent) => {
    expect(mergeItem(request('out'), [earlier(1, state, everSent)], false)).toEqual({
      unsent: [],
      draft: request('out'),
    })
    expect(mergeItem(request('out'), [earlier(1, state, everSent), unsent(2)], false)).toEqual({
      unsent: [2],
      draft: request('out'),
    })
  })
})
