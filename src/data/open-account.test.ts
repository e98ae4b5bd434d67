import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AccountDb, AccountDbOptions } from './account-db.ts'
import { eraseAccount, openAccountDb } from './open-account.ts'
import { inDrain, beginDrain, FencedError } from './outbox/fence.ts'
import { pendingCount } from './outbox/queries.ts'
import { createWatchlist, setListItem } from './watchlists/commands.ts'
import { watchlistsOfKind } from './watchlists/queries.ts'

const kind = 'coin'
let options: AccountDbOptions
const open = (account = 'u1'): AccountDb => openAccountDb(account, options)
const databases = async (): Promise<(string | undefined)[]> =>
  ((await options.indexedDB?.databases()) ?? []).map(({ name }) => name)

beforeEach(() => {
  options = { indexedDB: new IDBFactory(), IDBKeyRange }
})

const furnish = async (db: AccountDb): Promise<void> => {
  const { listId } = await createWatchlist(db, { kind, name: 'Core' })
  await setListItem(db, { kind, listId, itemId: 'bitcoin', desired: 'in' })
}

it('D-LOGOUTQUEUE erasing leaves nothing of an account on the device, and touches no other', async () => {
  await furnish(open())
  await furnish(open('u2'))
  // Dexie says on the console that another connection asked it to close.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await eraseAccount('u1', options)
  warned.mockRestore()
  expect(await databases()).toEqual(['account_u2'])
  expect([await watchlistsOfKind(open(), kind), await pendingCount(open())]).toEqual([[], 0])
  expect(await pendingCount(open('u2'))).toBe(2)
})

it('a drain that was under way in another tab writes nothing back', async () => {
  const other = open()
  await furnish(other)
  const { epoch } = await beginDrain(other)
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await eraseAccount('u1', options)
  warned.mockRestore()
  await expect(
    inDrain(other, epoch, async (db) => db.meta.put({ key: 'left behind', value: true })),
  ).rejects.toThrow(FencedError)
  expect(await open().meta.count()).toBe(0)
})

it('a drain that was under way in this tab does not bring an empty database back', async () => {
  const here = open()
  await furnish(here)
  const { epoch } = await beginDrain(here)
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  here.isErased = true
  await here.delete()
  await expect(
    inDrain(here, epoch, async (db) => db.meta.put({ key: 'left behind', value: true })),
  ).rejects.toMatchObject({ code: 'STORAGE_CLOSED' })
  warned.mockRestore()
  expect(await databases()).toEqual([])
})

it('a page has one connection to each account, and after erasing begins anew', async () => {
  const db = openAccountDb('one-of-this-page')
  expect([
    openAccountDb('one-of-this-page') === db,
    openAccountDb('another-of-this-page') === db,
  ]).toEqual([true, false])
  await db.prefs.put({ key: 'sort', value: 'score' })
  await eraseAccount('one-of-this-page')
  expect([db.isErased, db.isOpen()]).toEqual([true, false])
  const anew = openAccountDb('one-of-this-page')
  expect([anew === db, anew.isErased, await anew.prefs.count()]).toEqual([false, false, 0])
  await eraseAccount('one-of-this-page')
})
