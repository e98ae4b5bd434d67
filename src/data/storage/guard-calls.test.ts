// What Dexie asks of an IndexedDB besides opening: who answers it, the browser or the memory of
// this tab.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { guardStorage, openPatienceMs, type GuardedStorage } from './guard-storage.ts'
import { createStorageWatch, type StorageWatch } from './queries/storage-health.ts'

type Timer = { delayMs: number; callback: () => void }

let watch: StorageWatch
let timers: Set<Timer>
let memory: IDBFactory
let memoriesLoaded: number
beforeEach(() => {
  watch = createStorageWatch()
  timers = new Set()
  memory = new IDBFactory()
  memoriesLoaded = 0
})

const guardOver = (native: () => IDBFactory | null): GuardedStorage =>
  guardStorage({
    native,
    nativeRange: () => IDBKeyRange,
    loadMemory: async () => {
      memoriesLoaded += 1
      return { indexedDB: memory, IDBKeyRange }
    },
    watch,
    after: (delayMs, callback) => {
      const timer = { delayMs, callback }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  })
/** What becomes of a request; one that says nothing ends as well. */
const settled = (request: IDBOpenDBRequest): Promise<string> =>
  new Promise((resolve) => {
    setTimeout(() => resolve('said nothing'), 500)
    request.onsuccess = () => {
      // A database that stays open can't be deleted; a deletion has none.
      ;(request.result as IDBDatabase | undefined)?.close()
      resolve('opened')
    }
    Object.assign(request, { onerror: () => resolve(`failed: ${request.error?.name}`) })
  })
const namesIn = async (factory: IDBFactory): Promise<(string | undefined)[]> =>
  (await factory.databases()).map(({ name }) => name)
const delays = (): number[] => [...timers].map(({ delayMs }) => delayMs)

/** A browser whose openings fail with this. */
const failing = (name: string): IDBFactory => {
  const factory = new IDBFactory()
  factory.open = () => {
    const request = {
      error: new DOMException('no', name),
      onerror: null,
    } as unknown as IDBOpenDBRequest
    queueMicrotask(() => request.onerror?.(new Event('error')))
    return request
  }
  return factory
}

describe('a browser that keeps databases', () => {
  it('opens, lists, compares and deletes them itself', async () => {
    const native = new IDBFactory()
    const { indexedDB, memoryReason } = guardOver(() => native)
    expect(await settled(indexedDB.open('a', 3))).toBe('opened')
    expect([
      await indexedDB.databases(),
      indexedDB.cmp(1, 2),
      memoryReason(),
      memoriesLoaded,
    ]).toEqual([[{ name: 'a', version: 3 }], -1, null, 0])
    const second = new IDBFactory()
    const other = guardOver(() => second)
    await settled(second.open('b'))
    await settled(other.indexedDB.deleteDatabase('b'))
    expect(await namesIn(second)).toEqual([])
  })

  it('is waited for four seconds without a word, and the wait ends with the opening', async () => {
    const native = new IDBFactory()
    const { indexedDB } = guardOver(() => native)
    const opening = settled(indexedDB.open('a'))
    expect(delays()).toEqual([openPatienceMs])
    await opening
    expect([delays(), watch.get().waitingFor]).toEqual([[], null])
  })

  it('other tabs that hold it are named after one second, in the place of the longer wait', () => {
    const request = {} as IDBOpenDBRequest
    const native = new IDBFactory()
    native.open = () => request
    guardOver(() => native).indexedDB.open('a')
    request.onblocked?.(new Event('blocked') as IDBVersionChangeEvent)
    expect(delays()).toEqual([1000])
    for (const { callback } of timers) callback()
    expect(watch.get().waitingFor).toBe('otherTabs')
    request.onsuccess?.(new Event('success'))
    expect(watch.get().waitingFor).toBeNull()
  })

  it('makes the ranges of keys, open ends too', () => {
    const { IDBKeyRange: ranges } = guardOver(() => new IDBFactory())
    // `only` is IndexedDB's own name for the range of one key, and narrows no test here.
    expect([
      ranges.only(3),
      ranges.lowerBound(3),
      ranges.lowerBound(3, true),
      ranges.upperBound(5),
      ranges.upperBound(5, true),
      ranges.bound(1, 4, true, false),
      ranges.bound(1, 4, false, true),
    ]).toMatchObject([
      { lower: 3, upper: 3, lowerOpen: false, upperOpen: false },
      { lower: 3, upper: undefined, lowerOpen: false },
      { lower: 3, lowerOpen: true },
      { lower: undefined, upper: 5, upperOpen: false },
      { upper: 5, upperOpen: true },
      { lower: 1, upper: 4, lowerOpen: true, upperOpen: false },
      { lower: 1, upper: 4, lowerOpen: false, upperOpen: true },
    ])
  })
})

describe('a browser without an IndexedDB', () => {
  it('has nothing to compare with, to list or to delete before something was opened', async () => {
    const { indexedDB } = guardOver(() => null)
    expect(() => indexedDB.cmp(1, 2)).toThrow(expect.objectContaining({ name: 'NotFoundError' }))
    expect(() => indexedDB.deleteDatabase('a')).toThrow(
      expect.objectContaining({ name: 'NotFoundError' }),
    )
    expect(await indexedDB.databases()).toEqual([])
  })

  it('has the memory for all of it from then on, loaded once for two databases', async () => {
    const { indexedDB, memoryReason } = guardOver(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect([
      await settled(indexedDB.open('a')),
      await settled(indexedDB.open('b')),
      memoryReason(),
      memoriesLoaded,
    ]).toEqual(['opened', 'opened', 'refused', 1])
    expect([indexedDB.cmp(2, 1), await namesIn(memory), await indexedDB.databases()]).toEqual([
      1,
      ['a', 'b'],
      [],
    ])
    await settled(indexedDB.deleteDatabase('a'))
    expect(await namesIn(memory)).toEqual(['b'])
  })
})

describe('a browser that fails', () => {
  it.each([
    ['SecurityError', 'refused'],
    ['NotAllowedError', 'refused'],
    ['InvalidStateError', 'refused'],
    ['QuotaExceededError', 'full'],
    ['VersionError', 'newer'],
  ])(
    'with %s is not asked again: its data is %s, and the rows live in memory',
    async (name, reason) => {
      const { indexedDB, memoryReason } = guardOver(() => failing(name))
      expect([await settled(indexedDB.open('a')), memoryReason(), watch.get().memoryOnly]).toEqual([
        'opened',
        reason,
        reason,
      ])
    },
  )

  it('without a reason is asked three times, with a pause between', async () => {
    const native = failing('UnknownError')
    const { indexedDB, memoryReason } = guardOver(() => native)
    for (const _ of [1, 2]) {
      const opening = settled(indexedDB.open('a'))
      await Promise.resolve()
      expect([delays(), memoryReason()]).toEqual([[400], null])
      const due = [...timers]
      timers.clear()
      for (const { callback } of due) callback()
      expect(await opening).toBe('failed: UnknownError')
    }
    expect([await settled(indexedDB.open('a')), memoryReason()]).toEqual(['opened', 'broken'])
  })

  it('now and then is not broken: an opening that succeeds forgives the failures before it', async () => {
    let [opened, native] = [0, new IDBFactory()]
    const bad = failing('UnknownError')
    const { indexedDB, memoryReason } = guardOver(() => native)
    for (const isWell of [false, false, true, false, false]) {
      native = isWell ? new IDBFactory() : bad
      const opening = settled(indexedDB.open('a'))
      await Promise.resolve()
      const due = isWell ? [] : [...timers]
      if (!isWell) timers.clear()
      for (const { callback } of due) callback()
      if ((await opening) === 'opened') opened += 1
    }
    expect([opened, memoryReason()]).toEqual([1, null])
  })

  it('design 5: what a newer version wrote is not deleted, also where its database is asked to go', async () => {
    const native = failing('VersionError')
    let deleted = 0
    native.deleteDatabase = () => {
      deleted += 1
      throw new Error('touched')
    }
    const { indexedDB } = guardOver(() => native)
    await settled(indexedDB.open('a'))
    await settled(indexedDB.deleteDatabase('a'))
    expect([deleted, await namesIn(memory)]).toEqual([0, []])
  })

  it('for a reason of its own still deletes what the device holds when an account is erased', async () => {
    const native = failing('QuotaExceededError')
    const deletions: string[] = []
    native.deleteDatabase = (name) => {
      deletions.push(name)
      return new IDBFactory().deleteDatabase(name)
    }
    const { indexedDB } = guardOver(() => native)
    await settled(indexedDB.open('a'))
    await settled(indexedDB.deleteDatabase('a'))
    expect(deletions).toEqual(['a'])
  })
})
