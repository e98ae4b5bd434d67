// How a portfolio is divided, by coin or by category: what has no price is in no share.
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import type { Holding } from '#domain/ledger/holdings.ts'

/** `name`: null for coins without a category. */
export type Share = { id: string; name: string | null; sharePct: number }

type Coins = ReadonlyMap<string, CoinRow>

/** The largest first. */
export const sharesByCoin = (holdings: readonly Holding[], coins: Coins): Share[] =>
  holdings
    .flatMap(({ book: { asset }, sharePct }) =>
      sharePct ? [{ id: asset, name: coins.get(asset)?.name ?? asset, sharePct }] : [],
    )
    .toSorted((one, other) => other.sharePct - one.sharePct)

/** The largest first. */
export const sharesByCategory = (holdings: readonly Holding[], coins: Coins): Share[] => {
  const sums = new Map<string | null, number>()
  for (const { book, sharePct } of holdings) {
    const category = coins.get(book.asset)?.category ?? null
    if (sharePct) sums.set(category, (sums.get(category) ?? 0) + sharePct)
  }
  return [...sums]
    .map(([name, sharePct]) => ({ id: name ?? '', name, sharePct }))
    .toSorted((one, other) => other.sharePct - one.sharePct)
}
