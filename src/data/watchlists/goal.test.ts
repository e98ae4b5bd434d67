// How a change of unknown fate is judged by the server's own lists (design 5, "read back").
import { describe, expect, it } from 'vitest'
import type { MatchedList } from './match-lists.ts'
import { isGoalMet } from './goal.ts'
import type { WatchlistOperation } from './operation.ts'

const list = (fields: Partial<MatchedList> = {}): MatchedList => ({
  listId: 'mine',
  serverId: 's1',
  clientId: null,
  name: 'Core',
  description: 'Long term',
  iconId: 2,
  createdAtSec: null,
  isServerDefault: false,
  items: [
    { itemId: 'bitcoin', addedAtSec: null },
    { itemId: 'ethereum', addedAtSec: null },
  ],
  ...fields,
})
const operation = (fields: object): WatchlistOperation =>
  ({ lane: 'mine', kind: 'coin', ...fields }) as WatchlistOperation

describe('the server’s lists already show', () => {
  it('a create once the list is there, and a delete once it is not', () => {
    const [create, leave] = [
      operation({ type: 'create', fields: { name: 'Core', description: '', iconId: 1 } }),
      operation({ type: 'delete', listName: 'Core' }),
    ]
    expect([isGoalMet(create, list()), isGoalMet(create, undefined)]).toEqual([true, false])
    expect([isGoalMet(leave, list()), isGoalMet(leave, undefined)]).toEqual([false, true])
  })

  it.each([
    ['bitcoin', 'in', true],
    ['bitcoin', 'out', false],
    ['solana', 'in', false],
    ['solana', 'out', true],
  ])('an item (%s) that should be %s: %s', (itemId, desired, isMet) => {
    expect(isGoalMet(operation({ type: 'member', itemId, desired }), list())).toBe(isMet)
  })

  it.each([
    [{ name: 'Core' }, true],
    [{ name: 'Other' }, false],
    [{ description: 'Long term' }, true],
    [{ description: '' }, false],
    [{ iconId: 2 }, true],
    [{ iconId: 3 }, false],
    [{ name: 'Core', description: 'Long term', iconId: 2 }, true],
    [{ name: 'Core', description: 'Long term', iconId: 9 }, false],
    [{ name: 'Core', description: 'Short term', iconId: 2 }, false],
  ])('an edit to %j: %s', (patch, isMet) => {
    expect(isGoalMet(operation({ type: 'edit', patch }), list())).toBe(isMet)
  })

  it('D1 an edit by the fields it changes, whatever was sent along with them', () => {
    const edit = operation({
      type: 'edit',
      patch: { name: 'Wished' },
      sentFields: { name: 'Wished', description: 'Then', iconId: 9 },
    })
    expect(isGoalMet(edit, list())).toBe(false)
    expect(isGoalMet(edit, list({ name: 'Wished' }))).toBe(true)
  })

  it('nothing of a list that is gone, but its delete', () => {
    expect(
      isGoalMet(operation({ type: 'member', itemId: 'bitcoin', desired: 'out' }), undefined),
    ).toBe(false)
    expect(isGoalMet(operation({ type: 'edit', patch: {} }), undefined)).toBe(false)
  })
})
