// The rows of the list: the stored first screen at once, then any window of the whole answer. Once the catalogue is in
// memory another order or filter is answered in the very drawing that asks for it.
import { useDeferredValue, useMemo, useState } from 'react'
import { useLiveQuery } from '#data/live-query.ts'
import type { CoinQuery, CoinRow } from '#data/catalog/types/coin-row.ts'
import {
  coinRows,
  openCatalog,
  type CoinPage,
  type CoinSelection,
  type MarketOrigin,
} from '#data/catalog/queries.ts'
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

type Known = { rows: readonly CoinRow[]; version: number }

/** What is on the screen stays the same object, so that it is not drawn again. */
const withKnownRows = (whole: CoinSelection, { rows, version }: Known): CoinSelection => ({
  ...whole,
  rowsAt: (from, to) =>
    whole
      .rowsAt(from, to)
      .map((row, index) =>
        version === whole.version && rows[from + index]?.id === row.id
          ? (rows[from + index] ?? row)
          : row,
      ),
})

/** The coins of this account's lists where they are asked for; undefined until they are read. */
const useMineIds = (isAsked: boolean): readonly string[] | undefined => {
  const db = useAccountDb()
  const ids = useLiveQuery(
    () => (isAsked && db ? listedItemIds(db, 'coin') : Promise.resolve(undefined)),
    [db, isAsked],
  )
  return isAsked ? ids : none
}

type Asked = { key: string; query: CoinQuery | null }

/** While a question is not known yet, the one before stays. */
const useAsked = (query: CoinQuery | null): Asked => {
  const key = JSON.stringify(query)
  const [asked, setAsked] = useState<Asked>({ key, query })
  if (query !== null && asked.key !== key) setAsked({ key, query })
  return asked
}

/** The stored first screen of what was asked last while it `isNeeded`, and what it answers. */
const useFirstScreen = (
  asked: Asked,
  isNeeded: boolean,
): { page: CoinPage | null | undefined; key: string } => {
  const [{ key, query }, setWanted] = useState(asked)
  if (isNeeded && asked.key !== key) setWanted(asked)
  const page = useLiveQuery(
    () => (query ? coinRows({ ...query, to: firstScreenRows }) : Promise.resolve(undefined)),
    [key],
  )
  return { page: useDeferredValue(page), key }
}

/** Undefined while nothing is known yet, null where this device holds no catalogue. */
export const useCoinList = (search: CoinListSearch): CoinList | null | undefined => {
  // Only a listing window depends on the time, and an hour is close enough for it.
  const hourSec = Math.floor(useNowSec() / listingStepSec) * listingStepSec
  const mineIds = useMineIds(search.mine === true)
  const asked = useAsked(
    mineIds === undefined
      ? null
      : queryOf(search, { nowSec: search.listed === undefined ? 0 : hourSec, mineIds }),
  )
  // A market that moves is drawn a few rows at a time: whoever types or scrolls meanwhile is served first.
  const catalog = useDeferredValue(useLiveQuery(() => openCatalog(), []))
  const { page, key } = useFirstScreen(asked, !catalog)
  return useMemo(() => {
    if (catalog && asked.query) {
      const whole = catalog.select(asked.query)
      return { ...(page && key === asked.key ? withKnownRows(whole, page) : whole), isWhole: true }
    }
    if (page)
      return {
        ...page,
        rowsAt: (from: number, to: number) => page.rows.slice(from, to),
        tellsParts: true,
        isWhole: false,
      }
    return catalog === null && page === null ? null : undefined
  }, [catalog, page, key, asked])
}
