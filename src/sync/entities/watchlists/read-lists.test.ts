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

  it('D-PHPTYPES of a host that types them otherwise are all read, and a list that cannot be read spoils none', () => {
    const core = { id: 7, name: 'Core', isDefault: '1', created_at: '2026-01-05 10:00:00' }
    const others = [
      { id: '8', name: 'No coins', icon_id: '3', created_at: '1767607200000' },
      { name: 'nobody' },
      {
        id: '9',
        name: 'One',
        isDefault: '0',
        coins: [{ id: 1 }, { symbol: 'btc' }],
        created_at: '',
      },
    ]
    const known = { clientId: null, description: '', isServerDefault: false, iconId: 1, items: [] }
    expect(readLists('coin', [core, ...others])).toEqual([
      { ...known, serverId: '7', name: 'Core', isServerDefault: true, createdAtSec: 1_767_607_200 },
      { ...known, serverId: '8', name: 'No coins', iconId: 3, createdAtSec: 1_767_607_200 },
      {
        ...known,
        serverId: '9',
        name: 'One',
        createdAtSec: null,
        items: [{ itemId: '1', addedAtSec: null }],
      },
    ])
    expect(readLists('ido', [core])).toMatchObject([{ serverId: '7', items: [] }])
  })
})
