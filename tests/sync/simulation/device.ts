// One device: its database, its clock, its stored session, and what its tabs share.
import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { AccountDb, type AccountDbOptions } from '#data/account-db.ts'
import { createEntities } from '#data/outbox/entity.ts'
import type { Channel, Locks } from '#sync/ports.ts'
import type { SimUser } from './backend.ts'
import type { StoreName } from './host.ts'
import {
  createMemoryStore,
  emptyMemoryStore,
  openMemoryAccount,
  type MemoryStore,
} from './memory/memory-account-db.ts'
import { accountStores } from '#data/versions/account-versions.ts'
import type { Bug } from './bug.ts'
import type { PortalPage } from './story.ts'
import { createPageFactory } from './page-factory.ts'
import type { SimPart } from './parts/sim-part.ts'
import type { Tab } from './tab.ts'
import type { VirtualTime } from './virtual-time.ts'

/** An open database and the page it belongs to, which may vanish without a word. */
export type PageDb = { db: AccountDb; vanish: () => void }

export type SimDevice = {
  index: number
  user: SimUser
  /** Grows when its data is cleared: it knows nothing of before. */
  life: number
  token: string | null
  isPartitioned: boolean
  /** What answers in the place of the server. */
  portal: PortalPage | null
  clockOffsetMs: number
  /** It was set at least once. */
  isClockSet: boolean
  nowMs: () => number
  /** Opens an account's database as a page does. `beforeWrite` may throw in the place of storage. */
  openDb: (account: string, beforeWrite?: () => void) => PageDb
  /** Deletes every database, whoever has it open. */
  clear: () => Promise<void>
  /** From now on pages open the database with the next schema. */
  upgrade: () => void
  locksFor: (tab: Tab) => Locks
  /** It died, or somebody else took its lock: then its work runs on without. */
  releaseLocks: (tab: Tab) => void
  channelFor: (tab: Tab) => Channel
}

const deleteDatabase = (browser: IDBFactory, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = browser.deleteDatabase(name)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () =>
      reject(request.error ?? new Error(`${name} could not be deleted`)),
    )
  })

/** Whose books an account's changes on a device stand in. */
export const ownerOf = ({ index, life }: SimDevice, account: string): string =>
  `${index}.${life} ${account}`

/** The same, with the books of before its data was cleared, newest first. */
export const ownersOf = ({ index, life }: SimDevice, account: string): string[] =>
  Array.from({ length: life + 1 }, (_, ago) => `${index}.${life - ago} ${account}`)

let ids = 0

const laterVersion = 1000

type SimOptions = AccountDbOptions & { stores: Readonly<Record<string, string>> }

const partsVersion = 900

/** The account's database with the stores of entities that no release has. */
class SimAccountDb extends AccountDb {
  constructor(account: string, { stores, ...options }: SimOptions) {
    super(account, options)
    if (Object.keys(stores).length > 0) this.version(partsVersion).stores(stores)
  }
}

/** A schema that may come after the newest: an index more, and every queued change written again. */
class NextAccountDb extends SimAccountDb {
  constructor(
    account: string,
    options: SimOptions,
    changeQueue: ((outbox: AccountDb['outbox']) => Promise<void>) | undefined,
  ) {
    super(account, options)
    this.version(laterVersion)
      .stores({ outbox: `${accountStores.outbox}, state` })
      .upgrade(async (transaction) => {
        const outbox = transaction.table('outbox') as AccountDb['outbox']
        await outbox
          .toCollection()
          .modify((row: object) => void Object.assign(row, { isUpgraded: true }))
        await changeQueue?.(outbox)
      })
  }
}

/** Fails the write that is about to be made, in the middle of its transaction. */
const watchWrites = (db: AccountDb, beforeWrite: () => void): AccountDb =>
  db.use({
    stack: 'dbcore',
    name: 'faults',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name)
        return {
          ...table,
          mutate: (request) => {
            try {
              beforeWrite()
            } catch (error) {
              return Dexie.Promise.reject(error)
            }
            return table.mutate(request)
          },
        }
      },
    }),
  })

type Options = {
  index: number
  user: SimUser
  time: VirtualTime
  store: StoreName
  bug: Bug | null
  parts: readonly SimPart[]
}

export const createSimDevice = ({ index, user, time, store, bug, parts }: Options): SimDevice => {
  const holders = new Map<string, Tab>()
  const browser = new IDBFactory()
  const stores = new Map<string, MemoryStore>()
  let isUpgraded = false
  const listeners = new Map<Tab, Set<(message: unknown) => void>>()
  const device: SimDevice = {
    index,
    user,
    life: 0,
    token: user.tokens[0] ?? null,
    isPartitioned: false,
    portal: null,
    clockOffsetMs: 0,
    isClockSet: false,
    nowMs: () => time.nowMs() + device.clockOffsetMs,
    openDb: (account, beforeWrite = () => {}) => {
      const { indexedDB, vanish } = createPageFactory(browser)
      const options = {
        // As in the app: the code of all but watchlists comes later.
        entities: createEntities(
          parts.slice(0, 1).map(({ entity }) => entity),
          parts.slice(1).map(({ entity }) => ({ ...entity, load: async () => entity })),
        ),
        stores: Object.assign({}, ...parts.map(({ stores: own }) => own)) as Record<string, string>,
        indexedDB,
        IDBKeyRange,
        nowMs: () => device.nowMs(),
        newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
      }
      if (store === 'memory') {
        const kept = stores.get(account) ?? createMemoryStore()
        stores.set(account, kept)
        const db = openMemoryAccount(account, kept, options, beforeWrite)
        return { db, vanish: () => db.close() }
      }
      const db = isUpgraded
        ? new NextAccountDb(account, options, bug?.upgrade)
        : new SimAccountDb(account, options)
      db.on('versionchange', () => {
        db.close({ disableAutoOpen: false })
        // Dexie does the same, and says so each time.
        return false
      })
      const pageDb = watchWrites(db, beforeWrite)
      return {
        db: pageDb,
        vanish: () => {
          pageDb.close()
          vanish()
        },
      }
    },
    clear: async () => {
      device.life += 1
      for (const kept of stores.values()) await emptyMemoryStore(kept)
      await Promise.all(
        (await browser.databases()).map(({ name = '' }) => deleteDatabase(browser, name)),
      )
    },
    upgrade: () => {
      isUpgraded = true
    },
    locksFor: (tab) => ({
      runIfFree: async (name, work, { isForced = false } = {}) => {
        // A tab that died on its way to the lock never gets it: a browser grants nothing to a page that is gone.
        if (tab.state === 'dead') return new Promise<never>(() => {})
        if (holders.has(name) && !isForced) return null
        holders.set(name, tab)
        try {
          return await work()
        } finally {
          if (holders.get(name) === tab) holders.delete(name)
        }
      },
    }),
    releaseLocks: (tab) => {
      for (const [name, holder] of holders) if (holder === tab) holders.delete(name)
    },
    channelFor: (tab) => ({
      post: (message) => {
        for (const [other, heard] of listeners) {
          if (other === tab || other.state !== 'alive') continue
          for (const listener of heard) void Promise.resolve().then(() => listener(message))
        }
      },
      listen: (listener) => {
        const own = listeners.get(tab) ?? new Set()
        listeners.set(tab, own.add(listener))
        return () => own.delete(listener)
      },
    }),
  }
  return device
}
