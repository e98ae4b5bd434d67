// What each command writes, and that it writes all of it or nothing.
import { describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import { recentActivity } from '#data/history/queries.ts'
import { pendingCount, pendingOperations } from '#data/outbox/queries.ts'
import {
  createWatchlist,
  deleteWatchlist,
  editWatchlist,
  selectWatchlist,
  setDefaultWatchlist,
  setListItem,
  undoHistoryEntry,
} from '#data/watchlists/commands.ts'
import { anonymousListCount, importAnonymousLists } from '#data/watchlists/import-anonymous.ts'
import { itemListsOf, selectedWatchlist, watchlistsOfKind } from '#data/watchlists/queries.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

const kind = 'coin'
const newList = async (db: AccountDb, name = 'Core'): Promise<string> =>
  (await createWatchlist(db, { kind, name })).listId
const itemsOf = async (db: AccountDb, listId: string): Promise<string[]> =>
  (await watchlistsOfKind(db, kind))
    .find((list) => list.listId === listId)
    ?.items.map((item) => item.itemId) ?? []

describe('watchlist commands', () => {
  it('R-WLC-014 R-WLC-016 R-WLC-001 creates with a trimmed name and icon 1, and refuses blanks', async () => {
    const db = createDevice().open('u1')
    await newList(db, '  Core  ')
    const [list] = await watchlistsOfKind(db, kind)
    expect(list).toMatchObject({
      name: 'Core',
      iconId: 1,
      description: '',
      isSelected: true,
      isDefault: false,
      isAwaitingCreate: true,
    })
    await expect(createWatchlist(db, { kind, name: ' \t' })).rejects.toMatchObject({
      code: 'WATCHLIST_NAME_EMPTY',
    })
    await expect(createWatchlist(db, { kind: 'ido', name: '' })).rejects.toMatchObject({
      code: 'IDO_WATCHLIST_NAME_EMPTY',
    })
    expect(await pendingCount(db)).toBe(1)
  })

  it('R-WLC-008 R-WLC-036 adds once, however often it is asked, and remembers it', async () => {
    const db = createDevice().open('u1')
    const listId = await newList(db)
    await setListItem(db, { kind, listId, itemId: 'bitcoin', desired: 'in' })
    await setListItem(db, { kind, listId, itemId: 'bitcoin', desired: 'in' })
    expect(await itemsOf(db, listId)).toEqual(['bitcoin'])
    expect(await itemListsOf(db, kind, 'bitcoin')).toEqual({
      listIds: [listId],
      isPending: true,
      targetListId: listId,
      targetName: 'Core',
      isInTarget: true,
    })
    expect((await recentActivity(db)).map((entry) => entry.type)).toEqual(['add', 'create'])
  })

  it('coalesces what was never sent: in and out again leaves nothing to send', async () => {
    const db = createDevice().open('u1')
    const listId = await newList(db)
    await setListItem(db, { kind, listId, itemId: 'bitcoin', desired: 'in' })
    await setListItem(db, { kind, listId, itemId: 'bitcoin', desired: 'out' })
    await editWatchlist(db, { kind, listId, patch: { name: 'Renamed' } })
    expect((await pendingOperations(db)).map((op) => op.type)).toEqual(['create'])
    expect((await watchlistsOfKind(db, kind))[0]).toMatchObject({
      name: 'Renamed',
      pendingCount: 1,
    })
  })

  it('leaves what may be on its way alone', async () => {
    const db = createDevice().open('u1')
    const listId = await newList(db)
    await setListItem(db, { kind, listId, itemId: 'bitcoin', desired: 'in' })
    await db.outbox.toCollection().modify({ everSent: true, state: 'inflight' })
    await setListItem(db, { kind, listId, itemId: 'bitcoin', desired: 'out' })
    await editWatchlist(db, { kind, listId, patch: { name: 'Renamed' } })
    expect((await pendingOperations(db)).map((op) => op.type)).toEqual([
      'create',
      'member',
      'member',
      'edit',
    ])
  })

  it('R-WLC-022 R-WLI-010 never deletes the only list', async () => {
    const db = createDevice().open('u1')
    const listId = await newList(db)
    await expect(deleteWatchlist(db, { kind, listId })).rejects.toMatchObject({
      code: 'WATCHLIST_ONLY_ONE',
    })
    const saleList = await createWatchlist(db, { kind: 'ido', name: 'Sales' })
    await expect(
      deleteWatchlist(db, { kind: 'ido', listId: saleList.listId }),
    ).rejects.toMatchObject({
      code: 'IDO_WATCHLIST_ONLY_ONE',
    })
    expect(await itemsOf(db, listId)).toEqual([])
  })

  it('R-WLC-026 R-WLI-012 R-WLC-021 names the id that was not found, and refuses an empty new name', async () => {
    const db = createDevice().open('u1')
    const listId = await newList(db)
    await expect(deleteWatchlist(db, { kind, listId: 'nope' })).rejects.toMatchObject({
      code: 'WATCHLIST_NOT_FOUND',
      id: 'nope',
    })
    await expect(
      editWatchlist(db, { kind: 'ido', listId, patch: { name: 'x' } }),
    ).rejects.toMatchObject({ code: 'IDO_WATCHLIST_NOT_FOUND', id: listId })
    await expect(editWatchlist(db, { kind, listId, patch: { name: ' ' } })).rejects.toMatchObject({
      code: 'WATCHLIST_NAME_EMPTY',
    })
  })

  it('R-WLC-023 R-WLC-025 R-WLC-029 deletes at once and selects the default, which is never sent', async () => {
    const db = createDevice().open('u1')
    const [first, second, third] = [
      await newList(db, 'A'),
      await newList(db, 'B'),
      await newList(db, 'C'),
    ]
    await setDefaultWatchlist(db, { kind, listId: second })
    await selectWatchlist(db, { kind, listId: third })
    expect((await selectedWatchlist(db, kind))?.listId).toBe(third)
    await deleteWatchlist(db, { kind, listId: third })
    expect((await selectedWatchlist(db, kind))?.listId).toBe(second)
    await deleteWatchlist(db, { kind, listId: second })
    expect((await selectedWatchlist(db, kind))?.listId).toBe(first)
    expect((await pendingOperations(db)).map((op) => [op.type, op.lane])).toEqual([
      ['create', first],
    ])
  })

  it('R-HIS-003 knows three kinds of entries: add, remove, create; editing and deleting a list are not history', async () => {
    const db = createDevice().open('u1')
    const listId = await newList(db)
    const other = await newList(db, 'Other')
    await setListItem(db, { kind, listId, itemId: 'bitcoin', desired: 'in' })
    await setListItem(db, { kind, listId, itemId: 'bitcoin', desired: 'out' })
    await editWatchlist(db, { kind, listId, patch: { name: 'Renamed' } })
    await deleteWatchlist(db, { kind, listId: other })
    expect((await recentActivity(db)).map((entry) => entry.type)).toEqual([
      'remove',
      'add',
      'create',
      'create',
    ])
  })

  it('R-HIS-002 R-HIS-004 D-HISTORY keeps fifty entries and undoes once', async () => {
    const db = createDevice().open('u1')
    const listId = await newList(db)
    for (let at = 0; at < 52; at += 1)
      await setListItem(db, { kind, listId, itemId: `c${at}`, desired: 'in' })
    const entries = await recentActivity(db)
    expect(entries).toHaveLength(50)
    expect(entries[0]).toMatchObject({
      type: 'add',
      kind,
      listId,
      itemId: 'c51',
      previousLists: [],
      isUndone: false,
    })
    const { entryId } = await setListItem(db, { kind, listId, itemId: 'c51', desired: 'out' })
    await undoHistoryEntry(db, entryId ?? -1)
    await undoHistoryEntry(db, entryId ?? -1)
    expect(await itemsOf(db, listId)).toContain('c51')
    expect((await recentActivity(db))[0]).toMatchObject({
      type: 'remove',
      previousLists: [listId],
      isUndone: true,
    })
  })

  it('R-WLC-017 D-WLLOCAL a visitor changes lists without a queue, and imports them once', async () => {
    const device = createDevice()
    const anon = device.open('anon')
    const [listId] = [await newList(anon, 'Mine'), await newList(anon, 'Other')]
    await setListItem(anon, { kind, listId, itemId: 'b', desired: 'in' })
    await setListItem(anon, { kind, listId, itemId: 'a', desired: 'in' })
    expect(await pendingCount(anon)).toBe(0)
    expect((await watchlistsOfKind(anon, kind))[0]).toMatchObject({
      name: 'Mine',
      pendingCount: 0,
      isAwaitingCreate: false,
    })
    const db = device.open('u1')
    expect(await anonymousListCount(anon, 'u1')).toBe(2)
    expect(await importAnonymousLists(anon, db)).toBe(2)
    expect(await importAnonymousLists(anon, db)).toBe(0)
    expect(await itemsOf(db, listId)).toEqual(['b', 'a'])
    expect(await watchlistsOfKind(anon, kind)).toEqual([])
  })
})
