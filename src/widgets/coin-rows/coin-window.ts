// A list of coins of which only what is on screen is read.
import { useMemo } from 'react'
import type { CoinRow } from '#data/catalog/coin-row.ts'

export type CoinWindow = {
  /** How many coins the list has. */
  total: number
  /** The market's own time, epoch seconds. */
  asOfSec: number
  /** Rows `from` (included) to `to` (excluded). */
  rowsAt: (from: number, to: number) => CoinRow[]
}

/** Another text whenever other coins stand in the list, or in another order; a refresh of the same ones mostly keeps it. */
export const useTopOf = (list: CoinWindow): string => useMemo(() => `${list.total} ${list.rowsAt(0, 1)[0]?.id ?? ''}`, [list])
