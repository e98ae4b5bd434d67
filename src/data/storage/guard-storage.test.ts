import { accountEntities } from '../entities.ts'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountDb } from '../account-db.ts'
import { createWatchlist } from '../watchlists/commands.ts'
import { watchlistsOfKind } from '../watchlists/queries.ts'
import { guardStorage, type GuardedStorage } from './guard-storage.ts'
import { createStorageWatch, type StorageWatch } from './queries/storage-health.ts'

type Timer = { delayMs: number; callback: () => void }

let watch: StorageWatch
let timers: Set<Timer>
let memoriesMade: number

beforeEach(() => {
  // Dexie tells the console that it asks again.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  watch = createStorageWatch()
  timers = new Set()
  memoriesMade = 0
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => vi.unstubAllGlobals())

const guardOver = (native: () => IDBFactory | null): GuardedStorage =>
  guardStorage({
    native,
    nativeRange: () => IDBKeyRange,
    loadMemory: async () => {
      memoriesMade += 1
      return { indexedDB: new IDBFactory(), IDBKeyRange }
    },
    watch,
    after: (delayMs, callback) => {
      const timer = { delayMs, callback }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  })

const fire = (): void => {
  const due = [...timers]
  timers.clear()
  for (const { callback } of due) callback()
}

const refusing = (name: string): IDBFactory => {
  const factory = new IDBFactory()
  factory.open = () => {
    throw new DOMException('not here', name)
  }
  return factory
}

/** Requests that fail later, as a browser with a damaged profile answers. */
const failing = (name: string, times = Infinity): IDBFactory => {
  const factory = new IDBFactory()
  const open = factory.open.bind(factory)
  let left = times
  factory.open = (database, version) => {
    left -= 1
    if (left < 0) return open(database, version)
    const request = {
      error: new DOMException('Internal error opening backing store', name),
      onerror: null as IDBOpenDBRequest['onerror'],
    } as unknown as IDBOpenDBRequest
    queueMicrotask(() => request.onerror?.(new Event('error')))
    return request
  }
  return factory
}

const newerFactory = async (): Promise<IDBFactory> => {
  const factory = new IDBFactory()
  await new Promise((resolve, reject) => {
    const request = factory.open('account_u1', 2000)
    request.onupgradeneeded = () =>
      request.result.createObjectStore('of the future').add('precious', 'key')
    request.addEventListener('error', reject)
    request.onsuccess = () => resolve(request.result.close())
  })
  return factory
}

const hanging = (): { factory: IDBFactory; request: IDBOpenDBRequest; letGo: () => void } => {
  const factory = new IDBFactory()
  const request = {} as IDBOpenDBRequest
  factory.open = () => request
  const letGo = (): void => {
    const real = new IDBFactory().open('account_u1', 10)
    real.onupgradeneeded = (event) => {
      Object.assign(request, { result: real.result, transaction: real.transaction, error: null })
      request.onupgradeneeded?.(event)
    }
    real.onsuccess = (event) => request.onsuccess?.(event)
  }
  return { factory, request, letGo }
}

const open = (storage: GuardedStorage, account = 'u1'): AccountDb =>
  new AccountDb(account, { entities: accountEntities, ...storage })
const namesIn = async (db: AccountDb): Promise<string[]> =>
  (await watchlistsOfKind(db, 'coin')).map(({ name }) => name)
const madeList = (db: AccountDb) => createWatchlist(db, { kind: 'coin', name: 'Core' })

describe('a browser that keeps what it is given', () => {
  it('is used as it is, and the memory is never loaded', async () => {
    const factory = new IDBFactory()
    await madeList(open(guardOver(() => factory)))
    const again = open(guardOver(() => factory))
    expect([await namesIn(again), again.memoryReason(), memoriesMade]).toEqual([['Core'], null, 0])
    expect(watch.get()).toEqual({ memoryOnly: null, waitingFor: null, isFull: false, readRound: 0 })
  })
})

describe('design 5: a browser that refuses every database', () => {
  const refusals: [string, () => IDBFactory | null][] = [
    ['has none', () => null],
    [
      'throws when it is asked for one',
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
    ],
    ['throws on opening', () => refusing('SecurityError')],
    ['fails the opening', () => failing('InvalidStateError')],
  ]

  it.each(refusals)('that %s: the account works in the memory of this tab', async (_, native) => {
    const db = open(guardOver(native))
    await madeList(db)
    expect([await namesIn(db), db.memoryReason(), watch.get().memoryOnly]).toEqual([
      ['Core'],
      'refused',
      'refused',
    ])
  })

  it('keeps each account apart', async () => {
    const [one, other] = [
      open(guardOver(() => null)),
      open(
        guardOver(() => null),
        'u2',
      ),
    ]
    await madeList(one)
    expect([await namesIn(one), await namesIn(other)]).toEqual([['Core'], []])
  })

  it('takes no edit that it could neither keep nor send: it would end with the tab', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const [db, visitor] = [
      open(guardOver(() => null)),
      open(
        guardOver(() => null),
        'anon',
      ),
    ]
    await expect(madeList(db)).rejects.toMatchObject({ code: 'STORAGE_FLEETING' })
    await madeList(visitor)
    expect([await namesIn(db), await namesIn(visitor)]).toEqual([[], ['Core']])
  })

  it('says so where it had no room to begin', async () => {
    const db = open(guardOver(() => failing('QuotaExceededError')))
    await madeList(db)
    expect(watch.get().memoryOnly).toBe('full')
  })
})

describe('a storage that can not be opened', () => {
  it('is asked again before it counts as broken', async () => {
    const factory = failing('UnknownError', 2)
    const db = open(guardOver(() => factory))
    const made = madeList(db)
    const patience = setInterval(fire, 5)
    await made
    clearInterval(patience)
    expect([await namesIn(db), db.memoryReason()]).toEqual([['Core'], null])
  })

  it('is broken when it fails again and again', async () => {
    const db = open(guardOver(() => failing('UnknownError')))
    const made = madeList(db)
    const patience = setInterval(fire, 5)
    await made
    clearInterval(patience)
    expect([await namesIn(db), watch.get().memoryOnly]).toEqual([['Core'], 'broken'])
  })
})

describe('design 5: data that a newer version wrote', () => {
  it('is neither touched nor erased, and edits are refused', async () => {
    const factory = await newerFactory()
    const db = open(guardOver(() => factory))
    await expect(madeList(db)).rejects.toMatchObject({ code: 'STORAGE_NEWER' })
    expect([await namesIn(db), watch.get().memoryOnly]).toEqual([[], 'newer'])
    await db.delete()
    expect(await factory.databases()).toEqual([{ name: 'account_u1', version: 2000 }])
  })
})

describe('opening that takes long', () => {
  it('is told after a while, and no longer once it is open', async () => {
    const { factory, letGo } = hanging()
    const db = open(guardOver(() => factory))
    const reading = namesIn(db)
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    expect(watch.get().waitingFor).toBeNull()
    fire()
    expect(watch.get().waitingFor).toBe('browser')
    letGo()
    expect([await reading, watch.get().waitingFor]).toEqual([[], null])
  })

  it('names the other tabs where they are the reason', async () => {
    const { factory, request, letGo } = hanging()
    const db = open(guardOver(() => factory))
    const reading = namesIn(db)
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    const blocked = Object.assign(new Event('blocked'), {
      oldVersion: 5,
      newVersion: 10,
    }) as IDBVersionChangeEvent
    request.onblocked?.(blocked)
    fire()
    expect(watch.get().waitingFor).toBe('otherTabs')
    letGo()
    expect([await reading, watch.get().waitingFor]).toEqual([[], null])
  })
})
