// What must have happened between two moments of a queue, case by case (the real queue:
// tests/sync/queue-events.test.ts).
import { describe, expect, it } from 'vitest'
import type { FinishedOperationRow } from '../account-rows.ts'
import type { OperationRow } from './operation.ts'
import { eventsBetween, type QueueEvent, type QueueSnapshot } from './queue-snapshot.ts'

const waiting = (seq: number, fields: object = {}): OperationRow =>
  ({
    seq,
    type: 'member',
    kind: 'coin',
    lane: 'l',
    itemId: 'bitcoin',
    desired: 'in',
    state: 'queued',
    attempts: 0,
    lastError: null,
    ...fields,
  }) as OperationRow
const ended = (
  id: number,
  seq: number,
  outcome: FinishedOperationRow['outcome'],
): FinishedOperationRow => ({
  id,
  seq,
  outcome,
  type: 'member',
  opId: `op-${seq}`,
  kind: 'coin',
  lane: 'l',
  itemId: 'bitcoin',
  error: null,
  finishedAtMs: 0,
})
const moment = (fields: Partial<QueueSnapshot> = {}): QueueSnapshot => ({
  operations: [],
  finished: [],
  drain: { epoch: 1, beatMs: 0 },
  syncedAtMs: { coin: null, ido: null },
  ...fields,
})
const between = (before: OperationRow[], after: OperationRow[]): QueueEvent[] =>
  eventsBetween(moment({ operations: before }), moment({ operations: after }))
const offline = { reason: 'offline', code: null, serverMessage: null }

describe('between two moments of a queue', () => {
  it('nothing happened where nothing changed, or only the draining tab wrote', () => {
    const same = moment({
      operations: [waiting(1)],
      finished: [ended(3, 0, 'refused')],
      syncedAtMs: { coin: 5, ido: 6 },
    })
    expect(eventsBetween(same, { ...same, drain: { epoch: 1, beatMs: 9 } })).toEqual([])
  })

  it.each([
    ['acknowledged', 'acknowledged'],
    ['refused', 'reverted'],
    ['discarded', 'discarded'],
    ['superseded', 'reverted'],
  ] as const)('a change that ended as %s is told as %s, once', (outcome, type) => {
    const before = moment({ operations: [waiting(1)], finished: [ended(3, 0, 'acknowledged')] })
    const after = moment({ finished: [ended(4, 1, outcome), ended(3, 0, 'acknowledged')] })
    expect(eventsBetween(before, after)).toEqual([{ type, seq: 1, operation: 'member' }])
  })

  it('endings are told oldest first, after the takeover and before what was queued and pulled', () => {
    const before = moment({ operations: [waiting(1), waiting(2)] })
    const after = moment({
      operations: [waiting(3)],
      finished: [ended(2, 2, 'acknowledged'), ended(1, 1, 'refused')],
      drain: { epoch: 2, beatMs: 0 },
      syncedAtMs: { coin: null, ido: 7 },
    })
    expect(eventsBetween(before, after)).toEqual([
      { type: 'drainBegan', epoch: 2 },
      { type: 'reverted', seq: 1, operation: 'member' },
      { type: 'acknowledged', seq: 2, operation: 'member' },
      { type: 'queued', seq: 3, operation: 'member' },
      { type: 'pulled', kind: 'ido' },
    ])
  })

  it('a change that was replaced by a new one of the same thing is joined; one that left alone came to nothing', () => {
    expect(between([waiting(1)], [waiting(2, { desired: 'out' })])).toEqual([
      { type: 'joined', seq: 1, operation: 'member' },
      { type: 'queued', seq: 2, operation: 'member' },
    ])
    for (const other of [{ itemId: 'ethereum' }, { lane: 'other' }, { type: 'edit', patch: {} }]) {
      expect(between([waiting(1)], [waiting(2, other)])[0]).toEqual({
        type: 'cancelled',
        seq: 1,
        operation: 'member',
      })
    }
    const edit = (seq: number, name: string): OperationRow =>
      waiting(seq, { type: 'edit', patch: { name } })
    expect(between([edit(1, 'One')], [edit(2, 'Two')])[0]).toEqual({
      type: 'joined',
      seq: 1,
      operation: 'edit',
    })
  })

  it('an unsent create or edit whose words changed has taken up another change', () => {
    const create = (name: string): OperationRow =>
      waiting(1, { type: 'create', fields: { name, description: '', iconId: 1 } })
    expect(between([create('One')], [create('Two')])).toEqual([
      { type: 'joined', seq: 1, operation: 'create' },
    ])
    expect(
      between(
        [waiting(1, { type: 'edit', patch: { name: 'One' } })],
        [waiting(1, { type: 'edit', patch: { name: 'Two' } })],
      ),
    ).toEqual([{ type: 'joined', seq: 1, operation: 'edit' }])
    expect(between([waiting(1)], [waiting(1)])).toEqual([])
  })

  it.each([
    ['parked', 'parked'],
    ['refusedKept', 'kept'],
  ])('what became %s is told as %s, once', (state, type) => {
    expect(between([waiting(1)], [waiting(1, { state })])).toEqual([
      { type, seq: 1, operation: 'member' },
    ])
    expect(between([waiting(1, { state })], [waiting(1, { state, attempts: 5 })])).toEqual([])
  })

  it('a try that failed is told with its reason: unknown where it may have arrived', () => {
    const tried = { attempts: 1, lastError: offline }
    expect(between([waiting(1)], [waiting(1, tried)])).toEqual([
      { type: 'postponed', seq: 1, operation: 'member', reason: 'offline' },
    ])
    expect(between([waiting(1)], [waiting(1, { ...tried, state: 'ambiguous' })])).toEqual([
      { type: 'unknown', seq: 1, operation: 'member', reason: 'offline' },
    ])
  })

  it('so is one that was under way and no longer is, without a reason where none is known', () => {
    expect(between([waiting(1, { state: 'inflight' })], [waiting(1)])).toEqual([
      { type: 'postponed', seq: 1, operation: 'member', reason: null },
    ])
    expect(
      between([waiting(1, { state: 'inflight' })], [waiting(1, { state: 'ambiguous' })]),
    ).toEqual([{ type: 'unknown', seq: 1, operation: 'member', reason: null }])
  })

  it('one that left, or is under way again, is not told: its end will be', () => {
    expect(between([waiting(1)], [waiting(1, { state: 'inflight' })])).toEqual([])
    expect(between([waiting(1)], [waiting(1, { state: 'inflight', attempts: 1 })])).toEqual([])
    expect(between([waiting(1, { state: 'ambiguous' })], [waiting(1)])).toEqual([])
  })
})
