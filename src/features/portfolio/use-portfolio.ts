// The portfolio of this device: its entries, the books kept of them, and what the market says they
// are worth. Books are kept anew with every entry, prices only change what they are worth.
import { useMemo } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { coinsByIds } from '#data/catalog/queries.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { costBasisOf, ledgerEntriesOf } from '#data/ledger-entries/queries.ts'
import type { ViewLedgerEntry } from '#data/ledger-entries/types.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { keepBooks, type Books } from '#domain/ledger/books.ts'
import { fiatOf } from '#domain/ledger/entry.ts'
import { valueBooks, type MarketPrice, type Valued } from '#domain/ledger/holdings.ts'
import type { LotMethod } from '#domain/ledger/lots/lot-method.ts'

export type Portfolio = {
  /** The latest first. */
  entries: readonly ViewLedgerEntry[]
  books: Books
  valued: Valued
  costBasis: LotMethod
  coins: ReadonlyMap<string, CoinRow>
}

const coinIdsIn = (entries: readonly ViewLedgerEntry[]): string[] => {
  const ids = entries.flatMap(({ asset, counterAsset, feeAsset }) => [
    asset,
    counterAsset,
    feeAsset,
  ])
  return [...new Set(ids)].filter((id) => id !== '' && fiatOf(id) === null).toSorted()
}

const pricesOf = (coins: ReadonlyMap<string, CoinRow>): Map<string, MarketPrice> =>
  new Map(
    [...coins].map(([id, { priceUsd, change24hPct }]) => [id, { priceUsd, change24hPct }] as const),
  )

const noCoins: ReadonlyMap<string, CoinRow> = new Map()

/** Undefined until the first read. */
export const usePortfolio = (db: AccountDb): Portfolio | undefined => {
  const entries = useLiveQuery(() => ledgerEntriesOf(db), [db])
  const costBasis = useLiveQuery(() => costBasisOf(db), [db])
  const ids = useMemo(() => coinIdsIn(entries ?? []), [entries])
  const coins = useLiveQuery(() => coinsByIds(ids), [ids.join()])
  const books = useMemo(
    () =>
      entries && costBasis
        ? keepBooks(
            entries.map((entry) => ({ ...entry, id: entry.ledgerEntryId })),
            costBasis,
          )
        : null,
    [entries, costBasis],
  )
  const valued = useMemo(
    () => (books ? valueBooks(books, pricesOf(coins ?? noCoins)) : null),
    [books, coins],
  )
  if (!entries || !books || !valued || !costBasis || !coins) return undefined
  return { entries, books, valued, costBasis, coins }
}
