// The call and the payload of each kind of change (Spec §7), and what is read out of a yes.
import { describe, expect, it } from 'vitest'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import { createdServerId } from './requests.ts'
import { deletionText } from './requests.ts'
import { requestOf } from './requests.ts'

const request = (fields: object) => requestOf({ lane: 'l', ...fields } as WatchlistOperation, 's1')
const fields = { name: 'Core', description: 'Long', iconId: 3 }

describe('the request of a change', () => {
  it.each([
    ['coin', 'create_watchlist'],
    ['ido', 'create_ido_watchlist'],
  ])('R-WLC-015 a new %s list names its icon only where one was named', (kind, f) => {
    const payload = { name: 'Core', icon_id: 3, description: 'Long' }
    expect(request({ type: 'create', kind, fields })).toEqual({ f, payload })
    expect(request({ type: 'create', kind, fields: { ...fields, iconName: 'star' } })).toEqual({
      f,
      payload: { ...payload, icon_name: 'star' },
    })
  })

  it.each([
    ['coin', 'edit_watchlist'],
    ['ido', 'edit_ido_watchlist'],
  ])('R-WLC-019 an edit of a %s list goes whole, as it was first sent', (kind, f) => {
    expect(request({ type: 'edit', kind, patch: { name: 'Wished' }, sentFields: fields })).toEqual({
      f,
      payload: { id: 's1', name: 'Core', description: 'Long', icon_id: 3 },
    })
    expect(request({ type: 'edit', kind, patch: { name: 'Wished' } })).toEqual({
      f,
      payload: { id: 's1', name: 'Wished', description: '', icon_id: 1 },
    })
  })

  it.each([
    ['coin', 'delete_watchlist'],
    ['ido', 'delete_ido_watchlist'],
  ])('a delete of a %s list names its id', (kind, f) => {
    expect(request({ type: 'delete', kind, listName: 'Core' })).toEqual({
      f,
      payload: { id: 's1' },
    })
  })

  it.each([
    ['coin', 'in', 'add_to_watchlist_v2', { listId: 's1', coinId: 'x', description: '' }],
    ['coin', 'out', 'remove_from_watchlist_v2', { listId: 's1', coinId: 'x' }],
    ['ido', 'in', 'add_to_ido_watchlist', { listId: 's1', projectId: 'x' }],
    ['ido', 'out', 'remove_from_ido_watchlist', { listId: 's1', projectId: 'x' }],
  ])('an item of a %s list that goes %s is sent as %s', (kind, desired, f, payload) => {
    expect(request({ type: 'member', kind, itemId: 'x', desired })).toEqual({ f, payload })
  })
})

describe('a yes', () => {
  it.each([
    [{ id: 's7' }, 's7'],
    [{ id: 7 }, '7'],
    [{ id: null }, null],
    [{}, null],
    ['s7', null],
    [null, null],
  ])('to a create that says %j tells the id %s', (output, id) => {
    expect(createdServerId(output)).toBe(id)
  })

  it.each([
    ['Gone.', 'Gone.'],
    [{ message: 'Gone.' }, 'Gone.'],
    [' ', null],
    [{ message: '' }, null],
    [{ message: 3 }, null],
    [{}, null],
    [null, null],
    [true, null],
  ])('D-WLDELETETEXT to a delete that says %j tells "%s"', (output, text) => {
    expect(deletionText(output)).toBe(text)
  })
})
