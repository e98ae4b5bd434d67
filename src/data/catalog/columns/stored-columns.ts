// Columns as IndexedDB holds them, and the check that what comes back is whole.
import { ratingPartNames } from '#contract/market/rating-wire.ts'
import type { ColumnsRow } from '../../catalog-db.ts'
import { CatalogFault } from '../catalog-fault.ts'
import { coinFigures } from '../types/coin-row.ts'
import type { CatalogColumns, WordColumn } from './columns.ts'

const separator = '\u0000'

const joined = (texts: readonly string[]): string => {
  const whole = texts.join(separator)
  if (whole.split(separator).length === texts.length) return whole
  return texts.map((text) => text.replaceAll(separator, '')).join(separator)
}

/** The row to store for these columns of `version`. */
export const storedColumns = (columns: CatalogColumns, version: number): ColumnsRow => ({
  key: 'current',
  version,
  count: columns.count,
  id: joined(columns.id),
  name: joined(columns.name),
  symbol: joined(columns.symbol),
  image: joined(columns.image),
  category: { codes: columns.category.codes, words: [...columns.category.words] },
  chain: { codes: columns.chain.codes, words: [...columns.chain.words] },
  figures: columns.figures,
  parts: columns.parts,
  block: columns.block,
  order: columns.order,
})

const corrupt = (detail: string): never => {
  throw new CatalogFault('CATALOG_CORRUPT', detail)
}

const texts = (stored: unknown, count: number): string[] => {
  if (typeof stored !== 'string') return corrupt('a text column is not text')
  const split = count === 0 ? [] : stored.split(separator)
  return split.length === count ? split : corrupt('a text column has the wrong length')
}

const figures = (stored: unknown, count: number): Float64Array =>
  stored instanceof Float64Array && stored.length === count
    ? stored
    : corrupt('a figure column is damaged')

/**
 * A catalogue stored before lists carried the parts of a rating has none of them: it is whole
 * without.
 */
const parts = (stored: ColumnsRow['parts'], count: number): CatalogColumns['parts'] =>
  Object.fromEntries(
    ratingPartNames.map((part) => [
      part,
      stored === undefined
        ? new Float64Array(count).fill(Number.NaN)
        : figures(stored[part], count),
    ]),
  ) as CatalogColumns['parts']

const words = (stored: ColumnsRow['category'] | undefined, count: number): WordColumn => {
  const isWhole =
    stored?.codes instanceof Uint32Array &&
    stored.codes.length === count &&
    Array.isArray(stored.words)
  return isWhole ? stored : corrupt('a word column is damaged')
}

/** The columns a stored row holds. Throws CATALOG_CORRUPT when any part is missing or misshapen. */
export const columnsOfStored = (row: ColumnsRow): CatalogColumns => {
  const { count } = row
  return {
    count,
    id: texts(row.id, count),
    name: texts(row.name, count),
    symbol: texts(row.symbol, count),
    image: texts(row.image, count),
    category: words(row.category, count),
    chain: words(row.chain, count),
    figures: Object.fromEntries(
      coinFigures.map((figure) => [figure, figures(row.figures?.[figure], count)]),
    ) as CatalogColumns['figures'],
    parts: parts(row.parts, count),
    block: figures(row.block, count),
    order: {
      id: figures(row.order?.id, count),
      name: figures(row.order.name, count),
      symbol: figures(row.order.symbol, count),
    },
  }
}

/** About how much room a row takes, in bytes. */
export const bytesOfColumns = (row: ColumnsRow): number =>
  (coinFigures.length + ratingPartNames.length + 4) * row.count * 8 +
  row.count * 8 +
  2 * (row.id.length + row.name.length + row.symbol.length + row.image.length)
