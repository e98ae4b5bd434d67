// The rows of the list: the stored first screen at once, then any window of the whole answer.
import { useDeferredValue, useMemo } from 'react'
import { useLiveQuery } from '#data/live-query.ts'
import type { CoinRow } from '#data/catalog/coin-row.ts'
import { coinRows, coinSelection, type CoinSelection, type MarketOrigin } from '#data/catalog/queries.ts'
import { listedItemIds } from '#data/watchlists/queries.ts'
import { useAccountDb } from '#widgets/session/use-account-db.ts'
import { useNowSec } from '#widgets/use-now.ts'
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

type Known = { rows: readonly CoinRow[]; version: number }

/** What is on the screen stays the same object, so that it is not drawn again. */
const withKnownRows = (whole: CoinSelection, { rows, version }: Known): CoinSelection => ({
  ...whole,
  rowsAt: (from, to) => whole.rowsAt(from, to).map((row, index) => (version === whole.version && rows[from + index]?.id === row.id ? (rows[from + index] ?? row) : row)),
})

/** The coins of this account's lists where they are asked for; undefined until they are read. */
const useMineIds = (isAsked: boolean): readonly string[] | undefined => {
  const db = useAccountDb()
  const ids = useLiveQuery(() => (isAsked && db ? listedItemIds(db, 'coin') : Promise.resolve(undefined)), [db, isAsked])
  return isAsked ? ids : none
}

/** Undefined while nothing is known yet, null where this device holds no catalogue. */
export const useCoinList = (search: CoinListSearch): CoinList | null | undefined => {
  // Only a listing window depends on the time, and an hour is close enough for it.
  const hourSec = Math.floor(useNowSec() / listingStepSec) * listingStepSec
  const mineIds = useMineIds(search.mine === true)
  const query = mineIds === undefined ? null : queryOf(search, { nowSec: search.listed === undefined ? 0 : hourSec, mineIds })
  const key = JSON.stringify(query)
  const first = useLiveQuery(() => (query ? coinRows({ ...query, to: firstScreenRows }) : Promise.resolve(undefined)), [key])
  const whole = useLiveQuery(() => (query ? coinSelection(query) : Promise.resolve(undefined)), [key])
  const list = useMemo(() => {
    if (whole) return { ...(first ? withKnownRows(whole, first) : whole), isWhole: true }
    if (first) return { ...first, rowsAt: (from: number, to: number) => first.rows.slice(from, to), tellsParts: true, isWhole: false }
    return whole === null && first === null ? null : undefined
  }, [first, whole])
  // Rows are drawn a few at a time: whoever types or scrolls meanwhile is served first.
  return useDeferredValue(list)
}
