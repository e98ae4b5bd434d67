import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountDb } from './account-db.ts'
import { pendingOperations } from './outbox/queries.ts'
import { probeRoom } from './storage/probe-room.ts'
import { storageWatch } from './storage/storage-health.ts'
import { setRoomMaker, storageFaultOf, withStorage } from './storage-fault.ts'
import { createWatchlist, setMembership } from './watchlists/commands.ts'
import { watchlistsOfKind } from './watchlists/queries.ts'

let db: AccountDb

beforeEach(() => {
  db = new AccountDb('u1', { indexedDB: new IDBFactory(), IDBKeyRange })
})

afterEach(() => {
  setRoomMaker(async () => {})
  db.close()
})

const makeList = (name: string) => createWatchlist(db, { kind: 'coin', name })
const shown = async (): Promise<[string, number][]> => (await watchlistsOfKind(db, 'coin')).map(({ name, items }) => [name, items.length])

describe('a full device', () => {
  let isFull: (table: string) => boolean

  beforeEach(() => {
    isFull = () => false
    for (const method of ['add', 'put'] as const) {
      const write = IDBObjectStore.prototype[method]
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...args) {
        if (isFull(this.name)) throw new DOMException('no room', 'QuotaExceededError')
        return write.apply(this, args)
      })
    }
  })

  it('design 5, R-ERR-031: refuses the whole edit, whichever row found no room, and keeps what was there', async () => {
    const { listId } = await makeList('Core')
    for (const table of ['outbox', 'viewMembers', 'history']) {
      isFull = (name) => name === table
      await expect(setMembership(db, { kind: 'coin', listId, itemId: 'bitcoin', desired: 'in' })).rejects.toMatchObject({ code: 'STORAGE_FULL' })
      expect([await shown(), (await pendingOperations(db)).length, await db.history.count(), storageWatch.get().isFull]).toEqual([[['Core', 0]], 1, 1, true])
    }
  })

  it('is full no longer with the first write that goes through', async () => {
    isFull = () => true
    await expect(makeList('Core')).rejects.toMatchObject({ code: 'STORAGE_FULL' })
    expect([await probeRoom(db), storageWatch.get().isFull]).toEqual([false, true])
    isFull = () => false
    expect([await probeRoom(db), storageWatch.get().isFull]).toEqual([true, false])
    await makeList('Core')
    expect([await shown(), await db.meta.toArray()]).toEqual([[['Core', 0]], []])
  })

  it('takes the edit where dropping what can be fetched again made room', async () => {
    isFull = () => true
    setRoomMaker(async () => {
      isFull = () => false
    })
    await makeList('Core')
    expect([await shown(), storageWatch.get().isFull]).toEqual([[['Core', 0]], false])
  })
})

describe('a storage that does not open', () => {
  it('refuses an edit after a while, and never does it later', async () => {
    vi.useFakeTimers()
    const factory = new IDBFactory()
    const open = factory.open.bind(factory)
    const hanging = {} as IDBOpenDBRequest
    factory.open = () => hanging
    const waiting = new AccountDb('u2', { indexedDB: factory, IDBKeyRange })
    const refused = createWatchlist(waiting, { kind: 'coin', name: 'Core' }).then(() => null, storageFaultOf)
    await vi.advanceTimersByTimeAsync(5000)
    expect((await refused)?.code).toBe('STORAGE_WAITING')
    vi.useRealTimers()
    const real = open('account_u2', 10)
    real.onupgradeneeded = (event) => {
      Object.assign(hanging, { result: real.result, transaction: real.transaction })
      hanging.onupgradeneeded?.(event)
    }
    real.onsuccess = (event) => hanging.onsuccess?.(event)
    expect([await watchlistsOfKind(waiting, 'coin'), await pendingOperations(waiting)]).toEqual([[], []])
    waiting.close()
  })
})

describe('a lost connection', () => {
  it('is tried once more, and then told', async () => {
    await makeList('Core')
    let tries = 0
    const lost = (): Promise<never> => {
      tries += 1
      return Promise.reject(Object.assign(new Error('Connection to Indexed Database server lost'), { name: 'UnknownError' }))
    }
    await expect(withStorage(db, lost)).rejects.toMatchObject({ code: 'STORAGE_CLOSED' })
    expect(tries).toBe(2)
  })
})

it('finds the most telling cause of an error, and none in a mistake of ours', () => {
  const aborted = Object.assign(new Error('aborted'), { name: 'AbortError', inner: new DOMException('no room', 'QuotaExceededError') })
  expect([storageFaultOf(aborted)?.code, storageFaultOf(new TypeError('x'))]).toEqual(['STORAGE_FULL', null])
})
