// The same work with Dexie and a row per coin, indexed where a list would want it.
import { isPegged } from '#domain/coin/pegged.ts'
import { Dexie, type Table } from 'dexie'
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

const open = () => {
  const db = new Dexie('bench-dexie', { chromeTransactionDurability: 'relaxed' }) as Dexie & {
    coins: Table<PlainRow, string>
  }
  db.version(1).stores({ coins: 'id, rank, score_low, market_cap, price, change_7d, name, symbol' })
  return db
}

export const plainDexie = (): Contender => {
  let db = open()
  return {
    hydrate: async (market) => {
      db.close()
      await Dexie.delete('bench-dexie')
      db = open()
      await db.coins.bulkPut(plainRows(market))
    },
    firstRows: async () =>
      (
        await db.coins
          .orderBy('score_low')
          .reverse()
          .filter(({ category }) => !isPegged(category))
          .limit(100)
          .toArray()
      ).map(benchRow),
    warm: () => Promise.resolve(),
    sorted: async (by, direction, count) =>
      sortedRows(await db.coins.toArray(), { by, direction }, count),
    filtered: async (question, count) => filteredRows(await db.coins.toArray(), question, count),
    found: async (search) => countFound(await db.coins.toArray(), search),
    applyDelta: async (delta) => {
      const changes = changesOf(delta)
      await db.transaction('rw', db.coins, async () => {
        const rows = await db.coins.bulkGet([...changes.keys()])
        await db.coins.bulkPut(
          rows
            .filter((row) => row !== undefined)
            .map((row) => ({ ...row, ...changes.get(row.id) })),
        )
      })
    },
    close: () => db.close(),
  }
}
