// What differs between two versions, as one bit per column and coin, so that 240 versions of 20,000
// coins stay small.
import { marketColumnNames } from '#contract/market/market-wire.ts'
import type { CoinRowWire } from '#contract/market/coin-wire.ts'
import type { MarketColumn } from '#contract/market/market-wire.ts'
import { ratingPartNames } from '#contract/market/rating-wire.ts'

export type Cell = string | number | null
/** Parts of a rating change together and share a bit: a mask of bits has room for thirty-one. */
const parts = new Set<string>(ratingPartNames)
const soleColumns = marketColumnNames.filter((column) => !parts.has(column))
const bitOf = new Map(
  marketColumnNames.map((column) => [
    column,
    1 << (parts.has(column) ? soleColumns.length : soleColumns.indexOf(column)),
  ]),
)
const allColumns = (1 << (soleColumns.length + 1)) - 1
/** Columns carried by a row; the block is the catalogue's own. */
const rowColumns = marketColumnNames.filter((column) => column !== 'block')

/** How `version` differs from the version before it, `base`. */
export type VersionChanges = {
  base: number
  version: number
  touched: ReadonlyMap<string, number>
  removed: readonly string[]
}

const changedColumns = (before: CoinRowWire, after: CoinRowWire): number => {
  let mask = 0
  for (const column of rowColumns)
    if (before[column] !== after[column]) mask |= bitOf.get(column) ?? 0
  return mask
}

type Rows = ReadonlyMap<string, CoinRowWire>

/** Compares rows by id; a new coin counts as changed in every column. */
export const changesBetween = (
  before: Rows,
  after: Rows,
  versions: { base: number; version: number },
): VersionChanges => {
  const touched = new Map<string, number>()
  for (const [id, row] of after) {
    const old = before.get(id)
    const mask = old ? changedColumns(old, row) : allColumns
    if (mask !== 0) touched.set(id, mask)
  }
  return { ...versions, touched, removed: [...before.keys()].filter((id) => !after.has(id)) }
}

/** Every coin touched since a version, with all its changed columns. */
export const touchedSince = (
  log: readonly VersionChanges[],
  since: number,
): Map<string, number> => {
  const touched = new Map<string, number>()
  for (const { version, touched: inVersion } of log) {
    if (version <= since) continue
    for (const [id, mask] of inVersion) touched.set(id, (touched.get(id) ?? 0) | mask)
  }
  return touched
}

export const removedSince = (log: readonly VersionChanges[], since: number): Set<string> =>
  new Set(log.filter(({ version }) => version > since).flatMap(({ removed }) => removed))

/** The columns of a mask, in wire order. */
export const columnsOf = (mask: number): MarketColumn[] =>
  marketColumnNames.filter((column) => (mask & (bitOf.get(column) ?? 0)) !== 0)
