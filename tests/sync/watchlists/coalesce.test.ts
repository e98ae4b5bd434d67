// What stays in the queue when changes of one list meet there: only what was never sent may be touched (design 5).
import { describe, expect, it } from 'vitest'
import type { AccountDb } from '#data/account-db.ts'
import { enqueue } from '#data/outbox/enqueue.ts'
import type { WatchlistDraft } from '#data/watchlists/operation.ts'
import { pendingOperations } from '#data/outbox/queries.ts'
import {
  createWatchlist,
  deleteWatchlist,
  editWatchlist,
  setListItem,
} from '#data/watchlists/commands.ts'
import { watchlistsOfKind } from '#data/watchlists/queries.ts'
import { writeRows } from '#data/write-rows.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

const kind = 'coin'

/** Two lists that the server has; the queue is empty. */
const withSyncedList = async (): Promise<{ db: AccountDb; listId: string }> => {
  const db = createDevice().open('u1')
  const base = {
    kind,
    description: '',
    iconId: 1,
    createdAtSec: 1,
    isServerDefault: false,
  } as const
  for (const [listId, name, position] of [
    ['core', 'Core', 0],
    ['other', 'Other', 1],
  ] as const) {
    await db.baseLists.put({ ...base, listId, serverId: `s-${listId}`, name, position })
    await db.viewLists.put({
      ...base,
      listId,
      serverId: `s-${listId}`,
      name,
      position,
      isAwaitingCreate: false,
    })
  }
  return { db, listId: 'core' }
}
const queue = (db: AccountDb, draft: WatchlistDraft): Promise<void> =>
  writeRows(db, ['baseLists', 'baseMembers', 'outbox'], (within) => enqueue(within, draft))
const markSent = (db: AccountDb): Promise<number> =>
  db.outbox.toCollection().modify({ everSent: true })
const pendingTypes = async (db: AccountDb): Promise<string[]> =>
  (await pendingOperations(db)).map(({ type }) => type)

describe('edits of a list', () => {
  it('R-WLC-019 that were never sent become one, the newest of each field', async () => {
    const { db, listId } = await withSyncedList()
    await editWatchlist(db, { kind, listId, patch: { name: 'First', iconId: 3 } })
    await setListItem(db, { kind, listId, itemId: 'bitcoin', desired: 'in' })
    await editWatchlist(db, { kind, listId, patch: { name: 'Second' } })
    expect(await pendingOperations(db)).toMatchObject([
      { type: 'member' },
      { type: 'edit', patch: { name: 'Second', iconId: 3 } },
    ])
  })

  it('melt into a create that was not sent yet, and not into one that may be on its way', async () => {
    const db = createDevice().open('u1')
    const { listId } = await createWatchlist(db, { kind, name: 'Core', iconId: 2 })
    await editWatchlist(db, { kind, listId, patch: { name: 'Renamed' } })
    expect(await pendingOperations(db)).toMatchObject([
      { type: 'create', fields: { name: 'Renamed', iconId: 2 } },
    ])
    await markSent(db)
    await editWatchlist(db, { kind, listId, patch: { name: 'Again' } })
    expect(await pendingOperations(db)).toMatchObject([
      { type: 'create', fields: { name: 'Renamed' } },
      { type: 'edit', patch: { name: 'Again' } },
    ])
  })

  it('that were sent keep their words and their place', async () => {
    const { db, listId } = await withSyncedList()
    await editWatchlist(db, { kind, listId, patch: { name: 'Sent', iconId: 3 } })
    await markSent(db)
    await editWatchlist(db, { kind, listId, patch: { name: 'New' } })
    expect(
      (await pendingOperations(db)).map(
        (operation) => operation.type === 'edit' && operation.patch,
      ),
    ).toEqual([{ name: 'Sent', iconId: 3 }, { name: 'New' }])
  })
})

describe('R-WLC-023 the delete of a list', () => {
  it('of which the server never heard takes everything along, without a word', async () => {
    const { db } = await withSyncedList()
    const { listId } = await createWatchlist(db, { kind, name: 'New' })
    await setListItem(db, { kind, listId, itemId: 'bitcoin', desired: 'in' })
    await deleteWatchlist(db, { kind, listId })
    expect(await pendingTypes(db)).toEqual([])
  })

  it('that the server has is sent, after the changes that wait for it: the delete may be refused', async () => {
    const { db, listId } = await withSyncedList()
    await setListItem(db, { kind, listId, itemId: 'bitcoin', desired: 'in' })
    await deleteWatchlist(db, { kind, listId })
    expect(await pendingTypes(db)).toEqual(['member', 'delete'])
  })

  it('whose create may be on its way is sent as well', async () => {
    const { db } = await withSyncedList()
    const { listId } = await createWatchlist(db, { kind, name: 'New' })
    await markSent(db)
    await setListItem(db, { kind, listId, itemId: 'bitcoin', desired: 'in' })
    await deleteWatchlist(db, { kind, listId })
    expect(await pendingTypes(db)).toEqual(['create', 'member', 'delete'])
    expect((await watchlistsOfKind(db, kind)).map(({ name }) => name)).toEqual(['Core', 'Other'])
  })
})

const wish = (listId: string, itemId: string, desired: 'in' | 'out') =>
  ({ type: 'member', kind, lane: listId, itemId, desired }) as const

describe('D-WLLOCAL an item of an imported list', () => {
  it('that went in and out again before anything was sent leaves nothing to send', async () => {
    const { db, listId } = await withSyncedList()
    await queue(db, wish(listId, 'bitcoin', 'in'))
    await queue(db, wish(listId, 'ethereum', 'in'))
    await queue(db, wish(listId, 'bitcoin', 'out'))
    expect(await pendingOperations(db)).toMatchObject([{ itemId: 'ethereum', desired: 'in' }])
  })

  it('that the server has goes out, whatever was wished before', async () => {
    const { db, listId } = await withSyncedList()
    await db.baseMembers.put({ listId, kind, itemId: 'bitcoin', addedAtSec: 1, position: 0 })
    await queue(db, wish(listId, 'bitcoin', 'in'))
    await queue(db, wish(listId, 'bitcoin', 'out'))
    expect(await pendingOperations(db)).toMatchObject([{ itemId: 'bitcoin', desired: 'out' }])
    await queue(db, wish(listId, 'bitcoin', 'in'))
    expect(await pendingOperations(db)).toEqual([])
  })
})
