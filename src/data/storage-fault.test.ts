import { accountEntities } from '#data/entities.ts'
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountDb } from './account-db.ts'
import { pendingOperations } from './outbox/queries.ts'
import { probeRoom } from './storage/commands/probe-room.ts'
import { storageWatch } from './storage/queries/storage-health.ts'
import { setRoomMaker, storageFaultOf, withStorage } from './storage-fault.ts'
import { createWatchlist, setListItem } from './watchlists/commands.ts'
import { watchlistsOfKind } from './watchlists/queries.ts'

let db: AccountDb

beforeEach(() => {
  db = new AccountDb('u1', { entities: accountEntities, indexedDB: new IDBFactory(), IDBKeyRange })
})

afterEach(() => {
  // Also where a test ended early: a clock that stands still would hold up every test after it.
  vi.useRealTimers()
  setRoomMaker(async () => {})
  storageWatch.foundFull(db.name, false)
  db.close()
})

const named = (name: string): Error => Object.assign(new Error('message of the browser'), { name })
const makeList = (name: string) => createWatchlist(db, { kind: 'coin', name })
const shown = async (): Promise<[string, number][]> =>
  (await watchlistsOfKind(db, 'coin')).map(({ name, items }) => [name, items.length])

describe('a full device', () => {
  let isFull: (table: string) => boolean

  beforeEach(() => {
    isFull = () => false
    for (const method of ['add', 'put'] as const) {
      const write = IDBObjectStore.prototype[method]
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
        this: IDBObjectStore,
        ...args
      ) {
        if (isFull(this.name)) throw new DOMException('no room', 'QuotaExceededError')
        return write.apply(this, args)
      })
    }
  })

  it('design 5, R-ERR-031: refuses the whole edit, whichever row found no room, and keeps what was there', async () => {
    const { listId } = await makeList('Core')
    for (const table of ['outbox', 'viewMembers', 'history']) {
      isFull = (name) => name === table
      await expect(
        setListItem(db, { kind: 'coin', listId, itemId: 'bitcoin', desired: 'in' }),
      ).rejects.toMatchObject({ code: 'STORAGE_FULL' })
      expect([
        await shown(),
        (await pendingOperations(db)).length,
        await db.history.count(),
        storageWatch.get().isFull,
      ]).toEqual([[['Core', 0]], 1, 1, true])
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
    const waiting = new AccountDb('u2', {
      entities: accountEntities,
      indexedDB: factory,
      IDBKeyRange,
    })
    const refused = createWatchlist(waiting, { kind: 'coin', name: 'Core' }).then(
      () => null,
      storageFaultOf,
    )
    await vi.advanceTimersByTimeAsync(5000)
    expect((await refused)?.code).toBe('STORAGE_WAITING')
    vi.useRealTimers()
    const real = open('account_u2', 10)
    real.onupgradeneeded = (event) => {
      Object.assign(hanging, { result: real.result, transaction: real.transaction })
      hanging.onupgradeneeded?.(event)
    }
    real.onsuccess = (event) => hanging.onsuccess?.(event)
    expect([await watchlistsOfKind(waiting, 'coin'), await pendingOperations(waiting)]).toEqual([
      [],
      [],
    ])
    waiting.close()
  })
})

describe('a storage that opens late', () => {
  it('takes the edit that waited for it, and the wait leaves no timer behind', async () => {
    const factory = new IDBFactory()
    const late = new AccountDb('u3', { entities: accountEntities, indexedDB: factory, IDBKeyRange })
    const clear = vi.spyOn(globalThis, 'clearTimeout')
    expect(await withStorage(late, async () => late.isOpen())).toBe(true)
    expect(clear).toHaveBeenCalled()
    late.close()
  })

  it('that an account was erased from is not opened for an edit', async () => {
    const erased = new AccountDb('u4', {
      entities: accountEntities,
      indexedDB: new IDBFactory(),
      IDBKeyRange,
    })
    erased.isErased = true
    expect(await withStorage(erased, async () => erased.isOpen())).toBe(false)
    let tries = 0
    await expect(
      withStorage(erased, async () => {
        tries += 1
        throw named('DatabaseClosedError')
      }),
    ).rejects.toMatchObject({ code: 'STORAGE_CLOSED' })
    expect(tries).toBe(1)
  })
})

const failing = (...errors: (Error | null)[]) => {
  let tries = 0
  const work = async (): Promise<string> => {
    const error = errors[tries]
    tries += 1
    if (error) throw error
    return 'kept'
  }
  return { work, tries: () => tries }
}

describe('another try', () => {
  it('a new connection takes what the lost one did not', async () => {
    await db.open()
    const { work, tries } = failing(named('DatabaseClosedError'), null)
    expect([await withStorage(db, work), tries(), db.isOpen()]).toEqual(['kept', 2, true])
  })

  it('room that could not be made is tried all the same, and the device is full then', async () => {
    setRoomMaker(() => Promise.reject(new Error('no extras')))
    const { work, tries } = failing(named('QuotaExceededError'), named('QuotaExceededError'))
    await expect(withStorage(db, work)).rejects.toMatchObject({ code: 'STORAGE_FULL' })
    expect([tries(), storageWatch.get().isFull]).toEqual([2, true])
  })

  it('that fails for another reason says that one, and the device does not count as full', async () => {
    const { work } = failing(named('QuotaExceededError'), new TypeError('a mistake of ours'))
    await expect(withStorage(db, work)).rejects.toThrow(TypeError)
    expect(storageWatch.get().isFull).toBe(false)
  })

  it.each(['DataError', 'VersionError', 'TransactionInactiveError', 'TypeError'])(
    'is not made after %s, while the database is open',
    async (name) => {
      await db.open()
      const { work, tries } = failing(named(name))
      await expect(withStorage(db, work)).rejects.toThrow('message of the browser')
      expect(tries()).toBe(1)
    },
  )
})

describe('a lost connection', () => {
  it('is tried once more, and then told', async () => {
    await makeList('Core')
    let tries = 0
    const lost = (): Promise<never> => {
      tries += 1
      return Promise.reject(
        Object.assign(new Error('Connection to Indexed Database server lost'), {
          name: 'UnknownError',
        }),
      )
    }
    await expect(withStorage(db, lost)).rejects.toMatchObject({ code: 'STORAGE_CLOSED' })
    expect(tries).toBe(2)
  })
})
