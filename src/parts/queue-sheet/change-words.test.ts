import { describe, expect, it } from 'vitest'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import { progressOf } from './change-words.ts'
import type { ChangeFacts } from './words/change-facts.ts'
import { watchlistWords } from './words/watchlists.ts'

const { title: titleOf, target: targetOf, refusal: refusalKey } = watchlistWords

const adding: ChangeFacts = {
  type: 'member',
  kind: 'coin',
  desired: 'in',
  itemName: 'Sui',
  name: 'Core holdings',
  state: 'queued',
  attempts: 0,
  trouble: null,
}
const change = (changed: Partial<ChangeFacts>): ChangeFacts => ({ ...adding, ...changed })
const keys = (facts: ChangeFacts) => progressOf(facts).map(({ key }) => key)

describe('the words of a queued change', () => {
  it('names the coin and the list it goes to or leaves', () => {
    expect(titleOf(adding, 'a list')).toEqual({ key: 'addItem', values: { name: 'Sui' } })
    expect(targetOf(adding, 'a list')).toEqual({ key: 'toList', values: { list: 'Core holdings' } })
    expect(titleOf(change({ desired: 'out' }), 'a list').key).toBe('removeItem')
    expect(targetOf(change({ desired: 'out' }), 'a list').key).toBe('fromList')
  })
  it('names the list of a create, edit or delete and its kind', () => {
    expect(titleOf(change({ type: 'create' }), 'a list')).toEqual({
      key: 'createList',
      values: { name: 'Core holdings' },
    })
    expect(targetOf(change({ type: 'edit', kind: 'ido' }), 'a list')).toEqual({ key: 'saleList' })
  })
  it('still names a change whose list is gone', () => {
    expect(titleOf(change({ type: 'delete', name: null }), 'a list')).toEqual({
      key: 'deleteList',
      values: { name: 'a list' },
    })
    expect(targetOf(change({ name: null }), 'a list')).toEqual({
      key: 'toList',
      values: { list: 'a list' },
    })
  })
  it('tells how often it was tried and why it did not arrive', () => {
    expect(keys(adding)).toEqual(['stateWaiting'])
    expect(keys(change({ attempts: 1, trouble: 'offline' }))).toEqual([
      'triedOnce',
      'reasonOffline',
    ])
    expect(progressOf(change({ attempts: 3, trouble: 'server' }))[0]).toEqual({
      key: 'triedTimes',
      values: { count: 3 },
    })
    expect(keys(change({ state: 'parked', attempts: 8, trouble: 'server' }))).toEqual([
      'stateStopped',
      'triedTimes',
      'reasonServer',
    ])
  })
  it('says what happens now rather than what went wrong before', () => {
    expect(keys(change({ state: 'inflight', attempts: 2, trouble: 'timeout' }))).toEqual([
      'stateSending',
    ])
    expect(keys(change({ state: 'ambiguous', attempts: 1, trouble: 'timeout' }))).toEqual([
      'stateChecking',
    ])
    expect(keys(change({ state: 'refusedKept' }))).toEqual(['stateRefused'])
  })
  it('R-WLC-034 says what a refused change failed to do', () => {
    const operation = { type: 'member', desired: 'in' } as WatchlistOperation
    expect(refusalKey(operation)).toBe('addFailed')
    expect(refusalKey({ ...operation, desired: 'out' })).toBe('removeFailed')
    expect(refusalKey({ type: 'edit' } as WatchlistOperation)).toBe('updateFailed')
    expect(refusalKey({ type: 'delete' } as WatchlistOperation)).toBeNull()
  })
})
