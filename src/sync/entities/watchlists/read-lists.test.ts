// From an answer of the load calls to lists (R-WLC-031, D-WLSHAPE).
import { describe, expect, it } from 'vitest'
import { readLists } from './read-lists.ts'

const list = {
  id: 7,
  name: 'Core',
  description: 'Long',
  icon_id: 3,
  created_at: 5,
  isDefault: 1,
  client_id: 'mine',
}
const coins = [{ ...list, coins: [{ id: 'bitcoin', added_at: 9 }, { id: 'ethereum' }] }]
const projects = [{ ...list, projects: [{ id: 12, added_at: 'today' }] }]
const read = {
  serverId: '7',
  clientId: 'mine',
  name: 'Core',
  description: 'Long',
  iconId: 3,
  createdAtSec: 5,
  isServerDefault: true,
}

describe('lists of an answer', () => {
  it('come as an array or as its "watchlists"', () => {
    const items = [
      { itemId: 'bitcoin', addedAtSec: 9 },
      { itemId: 'ethereum', addedAtSec: null },
    ]
    expect(readLists('coin', coins)).toEqual([{ ...read, items }])
    expect(readLists('coin', { watchlists: coins })).toEqual([{ ...read, items }])
  })

  it('of sales hold projects, whose date is told only where it is a number', () => {
    expect(readLists('ido', projects)).toEqual([
      { ...read, items: [{ itemId: '12', addedAtSec: null }] },
    ])
  })

  it('may leave out what a list can do without', () => {
    expect(readLists('coin', [{ id: 's', name: 'Core', icon_id: 3, coins: [] }])).toEqual([
      {
        serverId: 's',
        clientId: null,
        name: 'Core',
        description: '',
        iconId: 3,
        createdAtSec: null,
        isServerDefault: false,
        items: [],
      },
    ])
  })

  it.each([null, undefined, 'text', 7, {}, { watchlists: 'none' }, [{ id: 's' }]])(
    'are none where the answer is %j: not in the expected format',
    (output) => {
      expect([readLists('coin', output), readLists('ido', output)]).toEqual([null, null])
    },
  )
})
