// A category as a whole: what it comes to and who leads it, from the catalogue of this device.
import { moverSteps, standardMovers, type MoverDirection } from '#domain/movers/movers.ts'
import { isSameWord } from '#domain/coin/word-slug.ts'
import { catalogDb, type CatalogDb } from '../../catalog-db.ts'
import { readableIndex } from '../index/readable-index.ts'
import type { CatalogIndex } from '../index/catalog-index.ts'
import type { CoinQuery, CoinRow } from '../types/coin-row.ts'
import type { CategoryFigures } from '../types/group-figures.ts'
import { groupFigures } from '../totals/group-figures.ts'

const moved = (
  categories: readonly string[],
  direction: MoverDirection,
  marketAsOfSec: number,
): CoinQuery => ({
  sort: { by: 'change24hPct', direction: direction === 'gainers' ? 'desc' : 'asc' },
  filter: {
    categories,
    ranges: moverSteps({ ...standardMovers, period: '24h', direction }, marketAsOfSec).moved,
  },
})

const firstOf = (index: CatalogIndex, query: CoinQuery): CoinRow | null =>
  index.rowsAt(index.select(query), 0, 1)[0] ?? null

/**
 * The coins of any of these categories as one group, whatever else the list is narrowed by; null
 * where no catalogue is stored yet.
 */
export const categoryFigures = async (
  categories: readonly string[],
  db: CatalogDb = catalogDb(),
): Promise<CategoryFigures | null> => {
  const meta = await db.catalogMeta.get('current')
  const index = await readableIndex(db, meta)
  if (!meta || !index) return null
  const { columns } = index
  const best = firstOf(index, { filter: { categories } })
  return {
    ...groupFigures(columns, index.select({ filter: { categories } })),
    names: categories.map(
      (asked) => columns.category.words.find((word) => isSameWord(asked, word)) ?? asked,
    ),
    best: best?.scoreLow == null ? null : best,
    gainer: firstOf(index, moved(categories, 'gainers', meta.asOfSec)),
    loser: firstOf(index, moved(categories, 'losers', meta.asOfSec)),
  }
}
