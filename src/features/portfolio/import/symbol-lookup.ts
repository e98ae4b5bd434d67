// Which coins of this device a file may mean by a symbol.
import { openCatalog } from '#data/catalog/queries.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import type { CoinLookup } from '#domain/ledger/import/resolve.ts'

/** A coin of the same symbol that stands so much further down is not what anybody means. */
const muchFurther = 10
const alwaysAskedTo = 200

const isMeant = (first: CoinRow, other: CoinRow): boolean =>
  first.rank === null ||
  (other.rank ?? Infinity) <= Math.max(alwaysAskedTo, first.rank * muchFurther)

/** The likeliest first. */
export const lookupIn = (rows: readonly CoinRow[]): CoinLookup => {
  const bySymbol = Map.groupBy(rows, ({ symbol }) => symbol.toUpperCase())
  return (symbol) => {
    const [first, ...others] = bySymbol.get(symbol.toUpperCase()) ?? []
    return first ? [first, ...others.filter((row) => isMeant(first, row))].map(({ id }) => id) : []
  }
}

/** Every coin of this device by rank. */
export const rankedCoins = async (): Promise<CoinRow[]> => {
  const selection = (await openCatalog())?.select({ sort: { by: 'rank', direction: 'asc' } })
  return selection?.rowsAt(0, selection.total) ?? []
}
