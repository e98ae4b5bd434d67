// Lists as screens read them: in whose order, with which choices of this device, and what of them still waits.
import { lastSyncedAtMs } from '#data/outbox/queries.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import type { ViewListRow, ViewItemRow } from '#data/account-rows.ts'
import { fresh } from '#data/outbox/enqueue.ts'
import type { WatchlistOperation } from '#data/watchlists/operation.ts'
import {
  isHiddenByFailure,
  listedItemIds,
  itemListsOf,
  itemListsOfKind,
  selectedWatchlist,
  watchlistsOfKind,
} from '#data/watchlists/queries.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

const kind = 'coin'
const list = (listId: string, position: number, more: Partial<ViewListRow> = {}): ViewListRow => ({
  listId,
  kind,
  serverId: `s-${listId}`,
  name: listId.toUpperCase(),
  description: 'Long term',
  iconId: 4,
  createdAtSec: 7,
  isServerDefault: false,
  position,
  isAwaitingCreate: false,
  ...more,
})
const item = (
  listId: string,
  itemId: string,
  position: number,
  more: Partial<ViewItemRow> = {},
): ViewItemRow => ({ listId, kind, itemId, addedAtSec: 9, position, isPending: false, ...more })

let db: AccountDb
beforeEach(async () => {
  db = createDevice().open('u1')
  await db.viewLists.bulkPut([
    list('a', 2),
    list('b', 1, { serverId: null, isAwaitingCreate: true }),
    list('sales', 0, { kind: 'ido' }),
  ])
  await db.viewMembers.bulkPut([
    item('a', 'bitcoin', 2),
    item('a', 'ether', 1, { isPending: true }),
    item('b', 'bitcoin', 1),
    item('sales', 'bitcoin', 1, { kind: 'ido', isPending: true }),
  ])
})

const waits = (
  lane: string,
  state: WatchlistOperation['state'],
  ofKind: ListKind = kind,
): Promise<number> =>
  db.outbox.add({
    ...fresh(db, { type: 'member', kind: ofKind, lane, itemId: 'x', desired: 'in' }),
    state,
  })

describe('R-WLC-001 the lists of a kind', () => {
  it('come in the server’s order, each with its own items in theirs', async () => {
    const [first, second, ...others] = await watchlistsOfKind(db, kind)
    expect(first).toEqual({
      listId: 'b',
      kind,
      serverId: null,
      name: 'B',
      description: 'Long term',
      iconId: 4,
      createdAtSec: 7,
      isDefault: false,
      isSelected: true,
      items: [{ itemId: 'bitcoin', addedAtSec: 9, isPending: false }],
      pendingCount: 0,
      isAwaitingCreate: true,
    })
    expect(second?.items).toEqual([
      { itemId: 'ether', addedAtSec: 9, isPending: true },
      { itemId: 'bitcoin', addedAtSec: 9, isPending: false },
    ])
    expect(second?.isSelected).toBe(false)
    expect(second?.isAwaitingCreate).toBe(false)
    expect(others).toEqual([])
  })

  it('R-WLC-010 tell how many of their changes wait, what was refused not counted', async () => {
    await waits('a', 'queued')
    await waits('a', 'parked')
    await waits('a', 'refusedKept')
    await waits('b', 'inflight')
    await waits('elsewhere', 'queued', 'ido')
    expect(
      (await watchlistsOfKind(db, kind)).map(({ listId, pendingCount }) => [listId, pendingCount]),
    ).toEqual([
      ['b', 1],
      ['a', 2],
    ])
    expect((await watchlistsOfKind(db, 'ido')).map(({ pendingCount }) => pendingCount)).toEqual([0])
  })

  it('an empty list has no items', async () => {
    await db.viewLists.put(list('empty', 3))
    expect((await watchlistsOfKind(db, kind)).at(-1)).toMatchObject({ listId: 'empty', items: [] })
  })

  it('D-WLLOADFAIL are none while a failed load hides them, and those of the other kind stay', async () => {
    await db.prefs.put({ key: 'hidden:coin', value: true })
    expect(await watchlistsOfKind(db, kind)).toEqual([])
    expect((await watchlistsOfKind(db, 'ido')).length).toBe(1)
    expect(await selectedWatchlist(db, kind)).toBe(null)
    expect(await isHiddenByFailure(db, kind)).toBe(true)
    expect(await isHiddenByFailure(db, 'ido')).toBe(false)
    expect(await itemListsOf(db, kind, 'bitcoin')).toEqual({
      listIds: [],
      isPending: false,
      targetListId: null,
      targetName: null,
      isInTarget: false,
    })
  })

  it('D-WLDEFAULT the default is the one chosen here, else the server’s; a choice that can not be read is none', async () => {
    const defaults = async (): Promise<(string | undefined)[]> => [
      (await watchlistsOfKind(db, kind)).find(({ isDefault }) => isDefault)?.listId,
      (await selectedWatchlist(db, kind))?.listId,
    ]
    await db.viewLists.update('a', { isServerDefault: true })
    await db.prefs.put({ key: 'default:coin', value: 7 })
    expect(await defaults()).toEqual(['a', 'a'])
    await db.prefs.put({ key: 'default:coin', value: 'b' })
    expect(await defaults()).toEqual(['b', 'b'])
  })
})

describe('R-WLC-008 the star of an item', () => {
  it('tells the lists that hold it, in their order, and the one it acts on', async () => {
    expect(await itemListsOf(db, kind, 'bitcoin')).toEqual({
      listIds: ['b', 'a'],
      isPending: false,
      targetListId: 'b',
      targetName: 'B',
      isInTarget: true,
    })
    expect(await itemListsOf(db, kind, 'ether')).toEqual({
      listIds: ['a'],
      isPending: true,
      targetListId: 'b',
      targetName: 'B',
      isInTarget: false,
    })
    expect(await itemListsOf(db, kind, 'nothing')).toEqual({
      listIds: [],
      isPending: false,
      targetListId: 'b',
      targetName: 'B',
      isInTarget: false,
    })
  })

  it('waits where it waits in one of its lists', async () => {
    await db.viewMembers.update(['a', 'bitcoin'], { isPending: true })
    expect((await itemListsOf(db, kind, 'bitcoin')).isPending).toBe(true)
  })

  it('acts on nothing where there is no list, and no row of a list that is gone counts', async () => {
    await db.viewLists.where('kind').equals(kind).delete()
    expect(await itemListsOf(db, kind, 'bitcoin')).toEqual({
      listIds: [],
      isPending: false,
      targetListId: null,
      targetName: null,
      isInTarget: false,
    })
  })

  it('is the same read alone and for a whole table', async () => {
    const of = await itemListsOfKind(db, kind)
    for (const itemId of ['bitcoin', 'ether', 'nothing'])
      expect(of(itemId)).toEqual(await itemListsOf(db, kind, itemId))
  })
})

it('what stands in any list of a kind is told once, in an order that does not change', async () => {
  await db.viewMembers.put(item('b', 'aave', 9))
  expect(await listedItemIds(db, kind)).toEqual(['aave', 'bitcoin', 'ether'])
  expect(await listedItemIds(db, 'ido')).toEqual(['bitcoin'])
})

it('lists are as old as their last read, and a moment that can not be read is none', async () => {
  await db.meta.bulkPut([
    { key: 'syncedAtMs:coin', value: 5 },
    { key: 'syncedAtMs:ido', value: 'soon' },
  ])
  expect(await lastSyncedAtMs(db, kind)).toBe(5)
  expect(await lastSyncedAtMs(db, 'ido')).toBe(null)
})
