// The rows of the list: the stored first screen at once, then any window of the whole answer. Once
// the catalogue is in memory another order or filter is answered in the very drawing that asks for
// it.
import { useDeferredValue, useMemo, useState } from 'react'
import { useLiveQuery } from '#data/live-query.ts'
import type { CoinQuery, CoinRow } from '#data/catalog/types/coin-row.ts'
import { coinRows, openCatalog, type CoinPage, type MarketOrigin } from '#data/catalog/queries.ts'
import { listedItemIds } from '#data/watchlists/queries.ts'
import { useAccountDb } from '#client/session/use-account-db.ts'
import { useNowSec } from '#client/use-now.ts'
import { queryOf } from './list-query.ts'
import type { CoinListSearch } from './list-search.ts'

export type CoinList = MarketOrigin & {
  total: number
  allCount: number
  rowsAt: (from: number, to: number) => CoinRow[]
  /** Whether the market tells what a rating by weights of one's own takes. */
  tellsParts: boolean
  /** False while only the first screen is at hand. */
  isWhole: boolean
}

const firstScreenRows = 40
const listingStepSec = 3600
const none: readonly string[] = []

const firstScreenOf = (page: CoinPage): CoinList => ({
  ...page,
  rowsAt: (from, to) => page.rows.slice(from, to),
  tellsParts: true,
  isWhole: false,
})

/**
 * What is stored, drawn a few rows at a time: as one piece it held up whoever typed or scrolled
 * meanwhile by more than 50 ms (decisions/112).
 */
const useStored = <Result>(
  query: () => Promise<Result>,
  deps: readonly unknown[],
): Result | undefined => useDeferredValue(useLiveQuery(query, deps))

/** The coins of this account's lists where they are asked for; undefined until they are read. */
const useMineIds = (isWanted: boolean): readonly string[] | undefined => {
  const db = useAccountDb()
  const ids = useLiveQuery(
    () => (isWanted && db ? listedItemIds(db, 'coin') : Promise.resolve(undefined)),
    [db, isWanted],
  )
  return isWanted ? ids : none
}

/**
 * The same object while it asks the same. While a question is not known yet, the one before stays.
 */
const useStableQuery = (query: CoinQuery | null): CoinQuery | null => {
  const [stable, setStable] = useState(query)
  if (query === null || JSON.stringify(query) === JSON.stringify(stable)) return stable
  setStable(query)
  return query
}

/** Undefined while nothing is known yet, null where this device holds no catalogue. */
export const useCoinList = (search: CoinListSearch): CoinList | null | undefined => {
  // Only a listing window depends on the time, and an hour is close enough for it.
  const hourSec = Math.floor(useNowSec() / listingStepSec) * listingStepSec
  const mineIds = useMineIds(search.mine === true)
  const wanted = useStableQuery(
    mineIds === undefined
      ? null
      : queryOf(search, { nowSec: search.listed === undefined ? 0 : hourSec, mineIds }),
  )
  const catalog = useStored(() => openCatalog(), [])
  const awaited = catalog ? null : wanted
  const page = useStored(
    () => (awaited ? coinRows({ ...awaited, to: firstScreenRows }) : Promise.resolve(undefined)),
    [awaited],
  )
  // Selected in the drawing that asks: by way of the database a sort took 30 ms more
  // (decisions/130).
  const whole = useMemo(
    () => (catalog && wanted ? { ...catalog.select(wanted), isWhole: true } : undefined),
    [catalog, wanted],
  )
  const firstScreen = useMemo(() => page && firstScreenOf(page), [page])
  if (whole) return whole
  return firstScreen ?? (catalog === null && page === null ? null : undefined)
}
