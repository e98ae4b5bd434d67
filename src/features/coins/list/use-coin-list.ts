// The rows of the list: the stored first screen at once, then any window of the whole answer.
import { useLiveQuery } from '#data/live-query.ts'
import type { CoinRow } from '#data/catalog/coin-row.ts'
import { coinRows, coinSelection, type MarketOrigin } from '#data/catalog/queries.ts'
import { useNowSec } from '#widgets/use-now.ts'
import { queryOf, type CoinListSearch } from './list-search.ts'

export type CoinList = MarketOrigin & { total: number; allCount: number; rowsAt: (from: number, to: number) => CoinRow[] }

const firstScreenRows = 40
const listingStepSec = 3600

/** Undefined while nothing is known yet, null where this device holds no catalogue. */
export const useCoinList = (search: CoinListSearch): CoinList | null | undefined => {
  // Only a listing window depends on the time, and an hour is close enough for it.
  const hourSec = Math.floor(useNowSec() / listingStepSec) * listingStepSec
  const query = queryOf(search, search.listed === undefined ? 0 : hourSec)
  const key = JSON.stringify(query)
  const first = useLiveQuery(() => coinRows({ ...query, to: firstScreenRows }), [key])
  const whole = useLiveQuery(() => coinSelection(query), [key])
  if (whole) return whole
  if (first) return { ...first, rowsAt: (from, to) => first.rows.slice(from, to) }
  return whole === null && first === null ? null : undefined
}
