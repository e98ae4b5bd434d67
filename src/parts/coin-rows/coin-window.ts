// A list of coins of which only what is on screen is read.
import { useMemo, useState } from 'react'
import { isSameRow, type CoinRow } from '#data/catalog/types/coin-row.ts'
import { noSlots, slotsAfter, type RowSlots } from '#ui/table/row-slots.ts'
import type { RowWindow } from '#ui/table/use-row-window.ts'
import { useSettled } from '#ui/use-settled.ts'

export type CoinWindow = {
  /** How many coins the list has. */
  total: number
  /** The market's own time, epoch seconds. */
  asOfSec: number
  /** Rows `from` (included) to `to` (excluded). */
  rowsAt: (from: number, to: number) => CoinRow[]
}

type DrawnCoin = { row: CoinRow; slot: number }
type Drawn = { slots: RowSlots; coins: DrawnCoin[] }

const nothingDrawn: Drawn = { slots: noSlots, coins: [] }

/**
 * The rows of `wanted` when they are drawn in place of those before; those at `isKept` places keep
 * what their row showed, and what says the same stays the same object, so that it is not drawn
 * again.
 */
const drawnAfter = (
  before: Drawn,
  wanted: readonly CoinRow[],
  isKept: (index: number) => boolean,
): Drawn => {
  const slots = slotsAfter(
    before.slots,
    wanted.map(({ id }) => id),
  )
  const shown = new Map(before.coins.map(({ slot, row }) => [slot, row]))
  const coins = wanted.map((row, index) => {
    const slot = slots.slots[index] ?? 0
    const last = shown.get(slot)
    return { slot, row: last && (isKept(index) || isSameRow(last, row)) ? last : row }
  })
  return { slots, coins }
}

const isSameDrawing = (one: Drawn, other: Drawn): boolean =>
  one.slots === other.slots && one.coins.every(({ row }, index) => row === other.coins[index]?.row)

/**
 * What each drawn row shows, and the key of the row. Those beside the screen keep what they show
 * until the rest is painted.
 */
export const useDrawnCoins = (list: CoinWindow, { from, to, seen }: RowWindow): DrawnCoin[] => {
  const isSettled = useSettled(list) === list
  // Memory of the drawing before is state, set while drawing: it goes with a drawing that React
  // throws away.
  const [drawn, setDrawn] = useState(nothingDrawn)
  const wanted = useMemo(() => list.rowsAt(from, to), [list, from, to])
  const isKept = (index: number): boolean =>
    !isSettled && (from + index < seen.from || from + index >= seen.to)
  const next = drawnAfter(drawn, wanted, isKept)
  if (isSameDrawing(drawn, next)) return drawn.coins
  setDrawn(next)
  return next.coins
}
