// What is shown of a list: the server's last word, and over it what waits (design 5, "view = base +
// pending").
import { describe, expect, it } from 'vitest'
import type { BaseListRow, BaseItemRow } from '../account-rows.ts'
import type { ItemOperation, WatchlistOperation } from './operation.ts'
import { foldLane, foldList, foldItem, positionAfterServer } from './fold.ts'

const base: BaseListRow = {
  listId: 'l',
  kind: 'coin',
  serverId: 's',
  name: 'Core',
  description: 'Long',
  iconId: 2,
  createdAtSec: 5,
  isServerDefault: true,
  position: 0,
}
const common = { lane: 'l', kind: 'coin', state: 'queued', createdAtMs: 9_999 }
const operation = (fields: object): WatchlistOperation =>
  ({ ...common, seq: 1, ...fields }) as WatchlistOperation
const request = (
  seq: number,
  itemId: string,
  desired: 'in' | 'out',
  state = 'queued',
): ItemOperation => operation({ seq, type: 'member', itemId, desired, state }) as ItemOperation
const item = (itemId: string, position: number): BaseItemRow => ({
  listId: 'l',
  kind: 'coin',
  itemId,
  addedAtSec: 3,
  position,
})
const create = operation({
  seq: 4,
  type: 'create',
  fields: { name: 'New', description: 'Made here', iconId: 3, iconName: 'star' },
})

describe('a list', () => {
  it('is shown as the server said it, and not at all where it never did', () => {
    expect(foldList(base, [])).toEqual({ ...base, isAwaitingCreate: false })
    expect(foldList(undefined, [])).toBeNull()
  })

  it('that was made here awaits its create, behind those of the server', () => {
    expect(foldList(undefined, [create])).toEqual({
      listId: 'l',
      kind: 'coin',
      serverId: null,
      name: 'New',
      description: 'Made here',
      iconId: 3,
      createdAtSec: 9,
      isServerDefault: false,
      position: positionAfterServer(4),
      isAwaitingCreate: true,
    })
    expect(positionAfterServer(4)).toBeGreaterThan(positionAfterServer(3))
  })

  it('whose create the server already knows of is the server’s', () => {
    expect(foldList(base, [create])).toEqual({ ...base, isAwaitingCreate: false })
  })

  it('takes each edit in order, over what was said or made', () => {
    const edits = [
      operation({ type: 'edit', patch: { name: 'First', iconId: 7 } }),
      operation({ type: 'edit', patch: { name: 'Second' } }),
    ]
    expect(foldList(base, edits)).toMatchObject({ name: 'Second', iconId: 7, description: 'Long' })
    expect(foldList(undefined, [create, ...edits])).toMatchObject({
      name: 'Second',
      iconId: 7,
      isAwaitingCreate: true,
    })
    expect(foldList(undefined, edits)).toBeNull()
  })

  it('is gone with its delete, and a request about an item neither makes nor changes it', () => {
    expect(foldList(base, [operation({ type: 'delete', listName: 'Core' })])).toBeNull()
    expect(foldList(base, [request(1, 'bitcoin', 'in')])).toEqual({
      ...base,
      isAwaitingCreate: false,
    })
    expect(foldList(undefined, [request(1, 'bitcoin', 'in')])).toBeNull()
  })
})

describe('an item', () => {
  it('is shown as the server said it where nothing is asked', () => {
    expect(foldItem(item('bitcoin', 2), undefined)).toEqual({
      ...item('bitcoin', 2),
      isPending: false,
    })
    expect(foldItem(undefined, undefined)).toBeNull()
  })

  it('that is put in stands behind those of the server, or where it stood', () => {
    expect(foldItem(undefined, request(6, 'bitcoin', 'in'))).toEqual({
      listId: 'l',
      kind: 'coin',
      itemId: 'bitcoin',
      addedAtSec: 9,
      position: positionAfterServer(6),
      isPending: true,
    })
    expect(foldItem(item('bitcoin', 2), request(6, 'bitcoin', 'in'))).toEqual({
      ...item('bitcoin', 2),
      isPending: true,
    })
  })

  it('R-WLC-011 that was refused is still shown, as no longer pending', () => {
    expect(foldItem(undefined, request(6, 'bitcoin', 'in', 'refusedKept'))).toMatchObject({
      itemId: 'bitcoin',
      isPending: false,
    })
  })

  it('that is taken out is not shown', () => {
    expect(foldItem(item('bitcoin', 2), request(6, 'bitcoin', 'out'))).toBeNull()
  })
})

describe('a list with its items', () => {
  it('counts the newest change of each item, and keeps the others', () => {
    const items = [item('bitcoin', 0), item('ethereum', 1), item('solana', 2)]
    const operations = [
      request(1, 'bitcoin', 'out'),
      request(2, 'cardano', 'in'),
      request(3, 'bitcoin', 'in'),
      request(4, 'ethereum', 'in'),
      request(5, 'ethereum', 'out'),
    ]
    const { list, items: shown } = foldLane({ list: base, items, operations })
    expect(list?.name).toBe('Core')
    expect(shown.map(({ itemId, isPending }) => [itemId, isPending])).toEqual([
      ['bitcoin', true],
      ['solana', false],
      ['cardano', true],
    ])
  })

  it('that is not shown shows none of them', () => {
    expect(
      foldLane({
        list: undefined,
        items: [item('bitcoin', 0)],
        operations: [request(1, 'ethereum', 'in')],
      }),
    ).toEqual({ list: null, items: [] })
  })
})
