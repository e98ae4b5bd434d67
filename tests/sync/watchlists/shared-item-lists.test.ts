// What the stars of a table read, once for all of them.
import 'fake-indexeddb/auto'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  createWatchlist,
  editWatchlist,
  selectWatchlist,
  setListItem,
} from '#data/watchlists/commands.ts'
import { itemListsOf } from '#data/watchlists/queries.ts'
import { sharedItemLists } from '#data/watchlists/shared-item-lists.ts'
import { createDevice } from '#tests/fakes/device-storage.ts'

const kind = 'coin'

const listed = async () => {
  const db = createDevice().open('anna', { nowMs: Date.now })
  onTestFinished(() => db.close())
  const { listId } = await createWatchlist(db, { kind, name: 'Core', isSelected: true })
  const put = (itemId: string, desired: 'in' | 'out' = 'in') =>
    setListItem(db, { kind, listId, itemId, desired })
  return { db, put, shared: sharedItemLists(db, kind) }
}

it('every star shows what it would read alone, and changes when its item does', async () => {
  const { db, put, shared } = await listed()
  await put('bitcoin')
  const stop = shared.watch(() => {})
  await vi.waitFor(() => expect(shared.of('bitcoin')?.isInTarget).toBe(true))
  expect(shared.of('bitcoin')).toEqual(await itemListsOf(db, kind, 'bitcoin'))
  const ether = shared.of('ethereum')
  expect(ether).toEqual(await itemListsOf(db, kind, 'ethereum'))
  await put('bitcoin', 'out')
  await vi.waitFor(() => expect(shared.of('bitcoin')?.isInTarget).toBe(false))
  // Nothing to draw again where nothing has changed.
  expect(shared.of('ethereum')).toBe(ether)
  stop()
})

it('says nothing while nobody watches, and goes on when one watcher takes over from another', async () => {
  const { put, shared } = await listed()
  await put('bitcoin')
  expect(shared.of('bitcoin')).toBeUndefined()
  const first = shared.watch(() => {})
  await vi.waitFor(() => expect(shared.of('bitcoin')).toBeDefined())
  first()
  const second = shared.watch(() => {})
  await Promise.resolve()
  expect(shared.of('bitcoin')).toBeDefined()
  second()
  await Promise.resolve()
  expect(shared.of('bitcoin')).toBeUndefined()
})

it('a star is drawn again for each thing it shows: its list, that list’s name, the lists that hold the item, and what waits', async () => {
  const { db, put, shared } = await listed()
  const { listId } = await createWatchlist(db, { kind, name: 'Core' })
  const stop = shared.watch(() => {})
  await vi.waitFor(() => expect(shared.of('bitcoin')?.targetName).toBe('Core'))
  const becomes = async (change: () => Promise<unknown>): Promise<void> => {
    const before = shared.of('bitcoin')
    await change()
    await vi.waitFor(() => expect(shared.of('bitcoin')).not.toBe(before))
    expect(shared.of('bitcoin')).toEqual(await itemListsOf(db, kind, 'bitcoin'))
  }
  // Another list of the same name.
  await becomes(() => selectWatchlist(db, { kind, listId }))
  await becomes(() => editWatchlist(db, { kind, listId, patch: { name: 'Renamed' } }))
  await becomes(() => put('bitcoin'))
  await becomes(() => db.viewMembers.toCollection().modify({ isPending: false }))
  await becomes(() => setListItem(db, { kind, listId, itemId: 'bitcoin', desired: 'in' }))
  stop()
})

it('is read once for everybody who watches a kind, and apart for the other kind', async () => {
  const { db, shared } = await listed()
  expect(sharedItemLists(db, kind)).toBe(shared)
  expect(sharedItemLists(db, 'ido')).not.toBe(shared)
  expect(sharedItemLists(createDevice().open('anna'), kind)).not.toBe(shared)
})
