import { accountEntities } from '#data/entities.ts'
import { forceCloseDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AccountDb } from '../account-db.ts'
import { createWatchlist } from '../watchlists/commands.ts'
import { watchlistsOfKind } from '../watchlists/queries.ts'
import {
  createStorageWatch,
  type StorageEvent,
  type StorageWatch,
} from './queries/storage-health.ts'
import { forgetConnection, forgiveFailedOpenings, watchConnection } from './watch-connection.ts'

let factory: IDBFactory
let db: AccountDb
let watch: StorageWatch
let events: StorageEvent[]

beforeEach(() => {
  // Dexie tells the console that it lets another connection through.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  factory = new IDBFactory()
  db = new AccountDb('u1', { entities: accountEntities, indexedDB: factory, IDBKeyRange })
  watch = createStorageWatch()
  events = []
  watch.onEvent((event) => events.push(event))
  watchConnection(db, watch)
})

afterEach(() => {
  forgetConnection(db)
  db.close()
})

const names = async (): Promise<string[]> =>
  (await watchlistsOfKind(db, 'coin')).map(({ name }) => name)
const makeList = (name: string) => createWatchlist(db, { kind: 'coin', name })
/** As iOS does to a page it froze. */
const takeConnection = (): void => {
  const connection = db.backendDB()
  if (!connection) throw new Error('it is not open')
  forceCloseDatabase(connection as never)
}
const deleteElsewhere = (): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = factory.deleteDatabase('account_u1')
    request.onsuccess = resolve
    request.addEventListener('error', reject)
  })

it('design 5: a connection that was taken away is opened anew, and reads are made again', async () => {
  await makeList('Core')
  takeConnection()
  await expect.poll(() => watch.get().readRound).toBe(1)
  expect([events, await names()]).toEqual([[{ type: 'closed', database: 'account_u1' }], ['Core']])
})

it('design 5: an edit whose connection is taken away in the middle is kept once', async () => {
  await makeList('Core')
  const made = makeList('Yield')
  takeConnection()
  await made
  expect(await names()).toEqual(['Core', 'Yield'])
})

it('a database deleted under the page is made anew, and the page hears of it', async () => {
  await makeList('Core')
  await deleteElsewhere()
  await expect.poll(() => watch.get().readRound).toBe(1)
  expect(await names()).toEqual([])
  await expect.poll(() => events.map(({ type }) => type)).toEqual(['closed', 'emptied'])
  await makeList('Anew')
  expect(await names()).toEqual(['Anew'])
})

it('D-LOGOUTQUEUE what is erased on purpose stays closed', async () => {
  await makeList('Core')
  await db.delete()
  await new Promise((resolve) => {
    setTimeout(resolve, 10)
  })
  expect([watch.get().readRound, await factory.databases()]).toEqual([0, []])
})

it('opening for the first time is no loss', async () => {
  await makeList('Core')
  expect([events, watch.get().readRound]).toEqual([[], 0])
})

it('closing what was never open is no loss', () => {
  db.close({ disableAutoOpen: false })
  expect([events, watch.get().readRound]).toEqual([[], 0])
})

it('design 5: a database whose opening failed is opened by the next read once it is forgiven; one closed for good is not', async () => {
  const open = factory.open.bind(factory)
  factory.open = () => {
    throw new DOMException('not now', 'UnknownError')
  }
  await expect(names()).rejects.toMatchObject({ name: expect.stringMatching(/Error$/) as string })
  factory.open = open
  await expect(names()).rejects.toMatchObject({ name: expect.stringMatching(/Error$/) as string })
  forgiveFailedOpenings()
  expect(await names()).toEqual([])
  db.close()
  forgiveFailedOpenings()
  await expect(names()).rejects.toMatchObject({ name: 'DatabaseClosedError' })
})

it('a database that is open is left alone when others are forgiven', async () => {
  await makeList('Core')
  forgiveFailedOpenings()
  expect([db.isOpen(), events]).toEqual([true, []])
})
