// The same work with nothing but IndexedDB and a row per coin.
import { isPegged } from '#domain/coin/pegged.ts'
import type { Contender } from './contender.ts'
import {
  benchRow,
  changesOf,
  countFound,
  filteredRows,
  plainRows,
  sortedRows,
  type PlainRow,
} from './row-per-coin.ts'

const name = 'bench-raw'

export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('request failed')))
  })

export const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
  })

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => {
    const coins = request.result.createObjectStore('coins', { keyPath: 'id' })
    for (const field of ['rank', 'score_low', 'market_cap', 'price', 'change_7d', 'name', 'symbol'])
      coins.createIndex(field, field)
  })
  return answered(request)
}

const begin = (db: IDBDatabase, mode: IDBTransactionMode) => {
  const transaction = db.transaction('coins', mode, { durability: 'relaxed' })
  return { transaction, coins: transaction.objectStore('coins') }
}

const allRows = async (db: IDBDatabase): Promise<PlainRow[]> =>
  answered(begin(db, 'readonly').coins.getAll() as IDBRequest<PlainRow[]>)

/** The list as it opens: the best scores, without what is pegged. */
const bestRows = async (db: IDBDatabase, count: number): Promise<PlainRow[]> =>
  new Promise((resolve, reject) => {
    const rows: PlainRow[] = []
    const request = begin(db, 'readonly').coins.index('score_low').openCursor(null, 'prev')
    request.addEventListener('error', () => reject(request.error ?? new Error('cursor failed')))
    request.addEventListener('success', () => {
      const cursor = request.result
      const row = cursor?.value as PlainRow | undefined
      if (row && !isPegged(row.category)) rows.push(row)
      if (cursor && rows.length < count) cursor.continue()
      else resolve(rows)
    })
  })

export const rawIndexedDb = (): Contender => {
  let opened: Promise<IDBDatabase> | undefined
  const db = (): Promise<IDBDatabase> => (opened ??= open())
  const close = async (): Promise<void> => {
    const closing = opened
    opened = undefined
    ;(await closing)?.close()
  }
  return {
    hydrate: async (market) => {
      await close()
      await answered(indexedDB.deleteDatabase(name))
      const { transaction, coins } = begin(await db(), 'readwrite')
      for (const row of plainRows(market)) coins.put(row)
      await finished(transaction)
    },
    firstRows: async () => (await bestRows(await db(), 100)).map(benchRow),
    warm: () => Promise.resolve(),
    sorted: async (by, direction, count) =>
      sortedRows(await allRows(await db()), { by, direction }, count),
    filtered: async (question, count) => filteredRows(await allRows(await db()), question, count),
    found: async (search) => countFound(await allRows(await db()), search),
    applyDelta: async (delta) => {
      const changes = changesOf(delta)
      const { transaction, coins } = begin(await db(), 'readwrite')
      for (const [id, change] of changes) {
        const request = coins.get(id) as IDBRequest<PlainRow | undefined>
        request.addEventListener('success', () => {
          if (request.result) coins.put({ ...request.result, ...change })
        })
      }
      await finished(transaction)
    },
    close: () => void close(),
  }
}
