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
import type { LedgerEntry } from '#domain/ledger/movements-of.ts'
import { valueBooks, type MarketPrice, type Valued } from '#domain/ledger/holdings.ts'
import type { LotMethod } from '#domain/ledger/lots/lot-method.ts'

export type Portfolio = {
  /** The latest first. */
  entries: readonly ViewLedgerEntry[]
  /** The same as the books are kept of them. */
  ledger: readonly LedgerEntry[]
  /** Every coin an entry names. */
  coinIds: readonly string[]
  prices: ReadonlyMap<string, MarketPrice>
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

/** What a portfolio is measured against. */
export const benchmarkId = 'bitcoin'

const noPrices: ReadonlyMap<string, MarketPrice> = new Map()

/** Undefined until the first read. */
export const usePortfolio = (db: AccountDb): Portfolio | undefined => {
  const entries = useLiveQuery(() => ledgerEntriesOf(db), [db])
  const costBasis = useLiveQuery(() => costBasisOf(db), [db])
  const ids = useMemo(() => coinIdsIn(entries ?? []), [entries])
  const coins = useLiveQuery(() => coinsByIds([...ids, benchmarkId]), [ids.join()])
  const ledger = useMemo(
    () => entries?.map((entry) => ({ ...entry, id: entry.ledgerEntryId })),
    [entries],
  )
  const books = useMemo(
    () => (ledger && costBasis ? keepBooks(ledger, costBasis) : null),
    [ledger, costBasis],
  )
  const prices = useMemo(() => (coins ? pricesOf(coins) : noPrices), [coins])
  const valued = useMemo(() => (books ? valueBooks(books, prices) : null), [books, prices])
  if (!entries || !ledger || !books || !valued || !costBasis || !coins) return undefined
  return { entries, ledger, coinIds: ids, prices, books, valued, costBasis, coins }
}
