// What a command leaves behind beside the lists: its entry of history, its word to the screens, and what it undoes.
import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountChange } from '#data/account-changes.ts'
import type { AccountDb } from '#data/account-db.ts'
import { recentActivity } from '#data/history/queries.ts'
import { pendingOperations } from '#data/outbox/queries.ts'
import {
  createWatchlist,
  deleteWatchlist,
  editWatchlist,
  selectWatchlist,
  setDefaultWatchlist,
  setListItem,
  showSavedCopy,
  undoHistoryEntry,
} from '#data/watchlists/commands.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

const kind = 'coin'
let db: AccountDb
let listId: string
beforeEach(async () => {
  db = createDevice().open('u1')
  ;({ listId } = await createWatchlist(db, { kind, name: 'Core' }))
})

const put = (itemId: string, desired: 'in' | 'out' = 'in', into = listId) =>
  setListItem(db, { kind, listId: into, itemId, desired })
const items = async (): Promise<string[]> =>
  (await watchlistsOfKind(db, kind))[0]?.items.map(({ itemId }) => itemId) ?? []

describe('R-HIS-003 the entry of a command', () => {
  it('says what was done to which list, and where the item stood before', async () => {
    const other = await createWatchlist(db, { kind, name: 'Other' })
    await put('bitcoin')
    const { entryId } = await put('bitcoin', 'in', other.listId)
    expect((await recentActivity(db))[0]).toEqual({
      entryId,
      type: 'add',
      atMs: 1_700_000_000_000,
      kind,
      listId: other.listId,
      listName: 'Other',
      itemId: 'bitcoin',
      previousLists: [listId],
      isUndone: false,
    })
    await put('bitcoin', 'out')
    expect((await recentActivity(db))[0]).toMatchObject({
      type: 'remove',
      listId,
      listName: 'Core',
      itemId: 'bitcoin',
    })
  })

  it('of a new list tells which lists of its kind there were before', async () => {
    const saleList = await createWatchlist(db, { kind: 'ido', name: 'Sales' })
    const second = await createWatchlist(db, { kind, name: 'Second' })
    expect(await recentActivity(db)).toMatchObject([
      {
        entryId: second.entryId,
        type: 'create',
        listId: second.listId,
        listName: 'Second',
        itemId: null,
        previousLists: [listId],
      },
      { entryId: saleList.entryId, previousLists: [] },
      { previousLists: [] },
    ])
  })

  it('R-WLC-036 is none where nothing had to change', async () => {
    await put('bitcoin')
    expect(await put('bitcoin')).toEqual({ entryId: null })
    expect(await put('ether', 'out')).toEqual({ entryId: null })
    expect(await recentActivity(db)).toHaveLength(2)
  })
})

describe('D-HISTORY undoing', () => {
  it('an add takes the item out, a removal puts it back, without an entry of its own', async () => {
    const { entryId: added } = await put('bitcoin')
    expect(await undoHistoryEntry(db, added ?? -1)).toEqual({ entryId: null })
    expect(await items()).toEqual([])
    await put('bitcoin')
    const { entryId: removed } = await put('bitcoin', 'out')
    await undoHistoryEntry(db, removed ?? -1)
    expect(await items()).toEqual(['bitcoin'])
    expect((await recentActivity(db)).map(({ type, isUndone }) => [type, isUndone])).toEqual([
      ['remove', true],
      ['add', false],
      ['add', true],
      ['create', false],
    ])
  })

  it('a new list deletes it, and R-WLC-022 never the only one: then the entry is not undone', async () => {
    const second = await createWatchlist(db, { kind, name: 'Second' })
    await undoHistoryEntry(db, second.entryId)
    expect((await watchlistsOfKind(db, kind)).map(({ name }) => name)).toEqual(['Core'])
    const [first] = (await recentActivity(db)).toReversed()
    await expect(undoHistoryEntry(db, first?.entryId ?? -1)).rejects.toMatchObject({
      code: 'WATCHLIST_ONLY_ONE',
      id: listId,
    })
    expect((await recentActivity(db)).map(({ isUndone }) => isUndone)).toEqual([true, false])
  })

  it('twice changes nothing the second time, also where the person has done it anew since', async () => {
    const { entryId } = await put('bitcoin')
    await undoHistoryEntry(db, entryId ?? -1)
    await put('bitcoin')
    expect(await undoHistoryEntry(db, entryId ?? -1)).toEqual({ entryId: null })
    expect(await items()).toEqual(['bitcoin'])
  })

  it('D-NOTFOUNDID names an entry that is not there, or its list', async () => {
    await expect(undoHistoryEntry(db, 77)).rejects.toMatchObject({
      code: 'HISTORY_ENTRY_NOT_FOUND',
      id: '77',
    })
    const other = await createWatchlist(db, { kind, name: 'Other' })
    const { entryId } = await put('bitcoin', 'in', other.listId)
    await deleteWatchlist(db, { kind, listId: other.listId })
    await expect(undoHistoryEntry(db, entryId ?? -1)).rejects.toMatchObject({
      code: 'WATCHLIST_NOT_FOUND',
      id: other.listId,
    })
  })
})

it('D-WLEVENTS every command says once, after its commit, which kind it changed', async () => {
  await createWatchlist(db, { kind, name: 'Second' })
  const heard: AccountChange[] = []
  db.changes.listen((change) => heard.push(change))
  const said = async (command: () => Promise<unknown>): Promise<number> => {
    heard.length = 0
    await command()
    expect(heard.every(({ kinds, by }) => kinds.join() === kind && by === 'here')).toBe(true)
    return heard.length
  }
  expect(await said(() => createWatchlist(db, { kind, name: 'Third' }))).toBe(1)
  expect(await said(() => editWatchlist(db, { kind, listId, patch: { name: 'Renamed' } }))).toBe(1)
  expect(await said(() => put('bitcoin'))).toBe(1)
  expect(await said(() => setDefaultWatchlist(db, { kind, listId }))).toBe(1)
  expect(await said(() => selectWatchlist(db, { kind, listId }))).toBe(1)
  expect(await said(() => showSavedCopy(db, kind))).toBe(1)
  expect(
    await said(async () => undoHistoryEntry(db, (await recentActivity(db))[0]?.entryId ?? -1)),
  ).toBe(1)
  expect(await said(() => deleteWatchlist(db, { kind, listId }))).toBe(1)
})

it('D-WLLOADFAIL a list just made is seen where a failed load hid the others, and so is the saved copy when it is asked for', async () => {
  const hide = () => db.prefs.put({ key: 'hidden:coin', value: true })
  const names = async (): Promise<string[]> =>
    (await watchlistsOfKind(db, kind)).map(({ name }) => name)
  await hide()
  expect(await names()).toEqual([])
  await createWatchlist(db, { kind, name: 'Second' })
  expect(await names()).toEqual(['Core', 'Second'])
  await hide()
  await showSavedCopy(db, kind)
  expect(await names()).toEqual(['Core', 'Second'])
})

it('D-NOTFOUNDID the choice of a list that is not there, or of the other kind, is refused and changes nothing', async () => {
  for (const choose of [selectWatchlist, setDefaultWatchlist]) {
    await expect(choose(db, { kind, listId: 'nope' })).rejects.toMatchObject({
      code: 'WATCHLIST_NOT_FOUND',
      id: 'nope',
    })
    await expect(choose(db, { kind: 'ido', listId })).rejects.toMatchObject({
      code: 'IDO_WATCHLIST_NOT_FOUND',
      id: listId,
    })
  }
  await expect(put('bitcoin', 'in', 'nope')).rejects.toMatchObject({
    code: 'WATCHLIST_NOT_FOUND',
    id: 'nope',
  })
  expect(await db.prefs.count()).toBe(0)
  expect((await pendingOperations(db)).length).toBe(1)
})

it('R-WLC-015 the name of an icon goes along where one was given', async () => {
  await createWatchlist(db, { kind, name: 'Second', iconId: 9, iconName: 'rocket' })
  expect(
    (await pendingOperations(db)).map(
      (operation) => operation.type === 'create' && operation.fields,
    ),
  ).toEqual([
    { name: 'Core', description: '', iconId: 1 },
    { name: 'Second', description: '', iconId: 9, iconName: 'rocket' },
  ])
})

describe('a visitor’s star (D-WLLOCAL)', () => {
  it('is in at once and nothing waits; out, nothing is left of it', async () => {
    const anon = createDevice().open('anon')
    const made = await createWatchlist(anon, { kind, name: 'Mine' })
    await setListItem(anon, { kind, listId: made.listId, itemId: 'bitcoin', desired: 'in' })
    expect((await watchlistsOfKind(anon, kind))[0]?.items).toMatchObject([
      { itemId: 'bitcoin', isPending: false },
    ])
    await setListItem(anon, { kind, listId: made.listId, itemId: 'bitcoin', desired: 'out' })
    expect(await anon.viewMembers.count()).toBe(0)
    expect(await anon.baseMembers.count()).toBe(0)
    expect(await anon.outbox.count()).toBe(0)
  })
})

describe('a star of an account', () => {
  it('R-WLC-010 waits in the queue and is shown as waiting; out again before it was sent, it never was', async () => {
    await put('bitcoin')
    expect((await watchlistsOfKind(db, kind))[0]?.items).toMatchObject([
      { itemId: 'bitcoin', isPending: true },
    ])
    expect((await pendingOperations(db)).length).toBe(2)
    await put('bitcoin', 'out')
    expect(await db.viewMembers.count()).toBe(0)
    expect((await pendingOperations(db)).length).toBe(1)
  })

  it('taken out of what the server has and put back leaves nothing to send, and the item where it was', async () => {
    const row = { listId, kind, itemId: 'bitcoin', addedAtSec: 3, position: 4 } as const
    await db.baseMembers.put(row)
    await db.viewMembers.put({ ...row, isPending: false })
    await put('bitcoin', 'out')
    expect(await items()).toEqual([])
    expect((await pendingOperations(db)).map(({ type }) => type)).toEqual(['create', 'member'])
    await put('bitcoin')
    expect(await db.viewMembers.toArray()).toEqual([{ ...row, isPending: false }])
    expect((await pendingOperations(db)).map(({ type }) => type)).toEqual(['create'])
  })
})

it('nothing is taken in a tab whose rows a newer version keeps: no list, no star, no new name', async () => {
  Object.defineProperty(db, 'memoryReason', { value: () => 'newer' })
  const refused = { code: 'STORAGE_NEWER' }
  await expect(put('bitcoin')).rejects.toMatchObject(refused)
  await expect(createWatchlist(db, { kind, name: 'Second' })).rejects.toMatchObject(refused)
  await expect(
    editWatchlist(db, { kind, listId, patch: { name: 'Renamed' } }),
  ).rejects.toMatchObject(refused)
  expect((await recentActivity(db)).length).toBe(1)
  expect(
    (await watchlistsOfKind(db, kind)).map(({ name, items: held }) => [name, held.length]),
  ).toEqual([['Core', 0]])
})

it('R-HIS-003 what is no history answers without an entry', async () => {
  const second = await createWatchlist(db, { kind, name: 'Second', isSelected: true })
  expect((await watchlistsOfKind(db, kind)).map(({ isSelected }) => isSelected)).toEqual([
    false,
    true,
  ])
  expect(await selectWatchlist(db, { kind, listId })).toEqual({ entryId: null })
  expect(await setDefaultWatchlist(db, { kind, listId })).toEqual({ entryId: null })
  expect(await deleteWatchlist(db, { kind, listId: second.listId })).toEqual({ entryId: null })
})
