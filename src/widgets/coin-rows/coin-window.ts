// A list of coins of which only what is on screen is read.
import type { CoinRow } from '#data/catalog/coin-row.ts'

export type CoinWindow = {
  /** How many coins the list has. */
  total: number
  /** The market's own time, epoch seconds. */
  asOfSec: number
  /** Rows `from` (included) to `to` (excluded). */
  rowsAt: (from: number, to: number) => CoinRow[]
}
