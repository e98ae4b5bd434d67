// A list of coins of which only what is on screen is read.
import { useMemo, useState } from 'react'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { createRowSlots } from '#ui/table/row-slots.ts'
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

/** What each drawn row shows, and the key of the row. Those beside the screen keep what they show until the rest is painted. */
export const useDrawnCoins = (
  list: CoinWindow,
  { from, to, seen }: RowWindow,
): { row: CoinRow; slot: number }[] => {
  const isSettled = useSettled(list) === list
  const [slotsOf] = useState(createRowSlots)
  const [shown] = useState(() => new Map<number, CoinRow>())
  const rows = useMemo(() => list.rowsAt(from, to), [list, from, to])
  const slots = useMemo(() => slotsOf(rows.map(({ id }) => id)), [slotsOf, rows])
  const isSeen = (place: number): boolean => place >= seen.from && place < seen.to
  const drawn = rows.map((row, index) => {
    const slot = slots[index] ?? 0
    return { slot, row: isSettled || isSeen(from + index) ? row : (shown.get(slot) ?? row) }
  })
  shown.clear()
  for (const { slot, row } of drawn) shown.set(slot, row)
  return drawn
}
