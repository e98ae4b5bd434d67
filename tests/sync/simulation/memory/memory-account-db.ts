// An account database in memory behind the port of the real one (`AccountDb`): transactions that keep all or nothing,
// one writer at a time, numbers that are never given twice. Far faster than IndexedDB in memory; the same schedules are
// played on both, and memory-account-db.test.ts holds one against the other.
import { createAccountChanges } from '#data/account-changes.ts'
import { anonymousAccount, type AccountDb, type AccountDbOptions } from '#data/account-db.ts'
import { accountEntities } from '#data/entities.ts'
import { noteStores } from '../../notes/note-entity.ts'
import { accountStores } from '#data/versions/account-versions.ts'
import { keyBy, MemoryTable, seal, type Row, type Rows, type Schema } from './memory-table.ts'

const stores = { ...accountStores, ...noteStores }
type Name = keyof typeof stores
const names = Object.keys(stores) as Name[]

const schemas = Object.fromEntries(
  names.map((name) => {
    const [primary = ''] = stores[name].split(', ')
    const keyPath = primary.replace(/^\+\+/, '')
    return [name, { keyPath, keyOf: keyBy(keyPath), isNumbered: primary.startsWith('++') }]
  }),
) as Record<Name, Schema>

/** What lies on the device: every open database of the account sees the same rows. */
export type MemoryStore = {
  tables: Record<Name, Rows>
  numbers: Record<Name, number>
  turn: Promise<unknown>
}

export const createMemoryStore = (): MemoryStore => ({
  tables: Object.fromEntries(names.map((name) => [name, new Map()])) as unknown as Record<
    Name,
    Rows
  >,
  numbers: Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>,
  turn: Promise.resolve(),
})

/** Deletes what lies on the device; connections stay, and find nothing. */
export const emptyMemoryStore = (store: MemoryStore): Promise<void> => {
  const mine = store.turn.then(
    () =>
      void Object.assign(store, {
        tables: createMemoryStore().tables,
        numbers: createMemoryStore().numbers,
      }),
  )
  store.turn = mine
  return mine
}

const named = (name: string): Error => Object.assign(new Error(`simulated ${name}`), { name })

type Scope = (transaction: unknown) => Promise<unknown>

/** Opens the account on the store. `beforeWrite` may throw: the transaction is undone then, as a browser does it. */
export const openMemoryAccount = (
  accountKey: string,
  store: MemoryStore,
  options: AccountDbOptions,
  beforeWrite: () => void = () => {},
): AccountDb => {
  let isOpen = true
  let isGone = false
  let closings = 0

  const write = (
    work: (table: (name: Name) => MemoryTable) => Promise<unknown>,
  ): Promise<unknown> => {
    const mine = store.turn.then(async () => {
      if (isGone) throw named('DatabaseClosedError')
      isOpen = true
      const since = closings
      const changed = new Map<Name, Map<string, Row>>()
      const table = (name: Name): MemoryTable =>
        new MemoryTable(schemas[name], {
          read: () => changed.get(name) ?? store.tables[name],
          write: () => {
            beforeWrite()
            const rows = changed.get(name) ?? new Map(store.tables[name])
            changed.set(name, rows)
            return rows
          },
          nextNumber: () => (store.numbers[name] += 1),
        })
      const result = await work(table)
      // A connection takes its transactions with it.
      if (closings !== since) throw named('AbortError')
      for (const [name, rows] of changed) {
        seal(rows)
        store.tables[name] = rows
      }
      return result
    })
    store.turn = mine.catch(() => {})
    return mine
  }

  /** Outside a transaction each write is one of its own. */
  const alone = (name: Name): MemoryTable => {
    const reader = new MemoryTable(schemas[name], {
      read: () => {
        if (isGone) throw named('DatabaseClosedError')
        return store.tables[name]
      },
      write: () => {
        throw new Error('written outside a transaction')
      },
      nextNumber: () => 0,
    })
    const inOwn =
      (verb: 'put' | 'add' | 'update' | 'delete' | 'clear' | 'bulkPut' | 'bulkDelete') =>
      (...args: unknown[]) =>
        write((table) => (table(name)[verb] as (...given: unknown[]) => Promise<unknown>)(...args))
    const verbs = (
      ['put', 'add', 'update', 'delete', 'clear', 'bulkPut', 'bulkDelete'] as const
    ).map((verb) => [verb, inOwn(verb)])
    return Object.assign(reader, Object.fromEntries(verbs))
  }

  const db = {
    name: `account_${accountKey}`,
    accountKey,
    isAnonymous: accountKey === anonymousAccount,
    changes: createAccountChanges(),
    memoryReason: () => null,
    isErased: false,
    nowMs: options.nowMs ?? (() => Date.now()),
    newId: options.newId ?? (() => crypto.randomUUID()),
    entities: options.entities ?? accountEntities,
    pageId: (options.newId ?? (() => crypto.randomUUID()))(),
    isOpen: () => isOpen,
    hasFailed: () => false,
    hasBeenClosed: () => isGone,
    open: async () => {
      isOpen = !isGone
    },
    close: ({ disableAutoOpen = true } = {}) => {
      closings += 1
      isOpen = false
      isGone ||= disableAutoOpen
    },
    transaction: (mode: string, _: unknown, scope: Scope) =>
      mode === 'rw' ? write((table) => scope({ table })) : scope({ table: alone }),
    ...Object.fromEntries(names.map((name) => [name, alone(name)])),
  }
  // It has what the code under test calls, and no more: Dexie's own type is far wider.
  return db as unknown as AccountDb
}
