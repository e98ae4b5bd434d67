// The product's own catalogue.
import { CatalogDb } from '#data/catalog-db.ts'
import { standardQuery, type CoinRow, type CoinSortKey } from '#data/catalog/types/coin-row.ts'
import { forgetIndex } from '#data/catalog/index/open-index.ts'
import { coinRows, coinSelection, warmCatalog } from '#data/catalog/queries.ts'
import { blockRowOf } from '#data/catalog/store/store-blocks.ts'
import { storeDelta, storeSnapshot } from '#data/catalog/store/store-market.ts'
import type { BenchRow, Contender, SortColumn } from './contender.ts'

const keyOf: Record<SortColumn, CoinSortKey> = {
  price: 'priceUsd',
  market_cap: 'marketCapUsd',
  change_7d: 'change7dPct',
  volume_24h: 'volume24hUsd',
  listed_at: 'listedAtSec',
  name: 'name',
}

const benchRow = (row: CoinRow): BenchRow => ({
  id: row.id,
  name: row.name,
  symbol: row.symbol,
  price: row.priceUsd,
  change7d: row.change7dPct,
  marketCap: row.marketCapUsd,
  scoreLow: row.scoreLow,
})

export const columnar = (): Contender => {
  let db = new CatalogDb('bench-columnar')
  const rows = async (
    query: Parameters<typeof coinSelection>[0],
    count: number,
  ): Promise<BenchRow[]> => (await coinSelection(query, db))?.rowsAt(0, count).map(benchRow) ?? []
  return {
    hydrate: async ({ snapshot, blocks }) => {
      db.close()
      await db.delete()
      forgetIndex(db)
      db = new CatalogDb('bench-columnar')
      await storeSnapshot(db, snapshot, { nowMs: 1, origin: 'market' })
      await db.blocks.bulkPut(blocks.map((block) => blockRowOf(block, 1)))
    },
    firstRows: async () =>
      (await coinRows({ ...standardQuery, to: 100 }, db))?.rows.map(benchRow) ?? [],
    warm: () => warmCatalog(db),
    sorted: (by, direction, count) => rows({ sort: { by: keyOf[by], direction } }, count),
    filtered: ({ minScoreLow, category, by, direction }, count) =>
      rows(
        {
          sort: { by: keyOf[by], direction },
          filter: { ranges: { scoreLow: { min: minScoreLow } }, categories: [category] },
        },
        count,
      ),
    found: async (search) => (await coinSelection({ search }, db))?.total ?? 0,
    applyDelta: async (delta) => {
      await storeDelta(db, delta, 2)
    },
    close: () => db.close(),
  }
}
