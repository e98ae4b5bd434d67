// Which rows of a long list the window shows. Every row is as high as every other, so that it is a
// division: a library that measures each row weighs more than all tables (decision 204).
import { useSyncExternalStore } from 'react'
import { viewport, watchViewport, type Viewport } from '#platform/device/viewport.ts'

export type RowLayout = {
  count: number
  rowHeightPx: number
  /** How far down the page the rows begin. */
  topPx: number
}

/** From the first row that the window shows a part of to the last, both included. */
export type RowRange = { startIndex: number; endIndex: number }

const clamp = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index))

/** The rows in view; above or below the list its first or last one. */
export const rowsInView = (view: Viewport, { count, rowHeightPx, topPx }: RowLayout): RowRange => {
  const abovePx = view.topPx - topPx
  const startIndex = clamp(Math.floor(abovePx / rowHeightPx), count)
  const endIndex = clamp(Math.ceil((abovePx + view.heightPx) / rowHeightPx) - 1, count)
  return { startIndex, endIndex: Math.max(startIndex, endIndex) }
}

const unwatched = () => () => {}

/** Those rows as the page is scrolled; null while `isWatched` is false. Draws again only for others. */
export const useRowsInView = (layout: RowLayout, isWatched: boolean): RowRange | null => {
  const watch = isWatched ? watchViewport : unwatched
  const row = (edge: keyof RowRange) => () =>
    isWatched ? rowsInView(viewport(), layout)[edge] : null
  const startIndex = useSyncExternalStore(watch, row('startIndex'))
  const endIndex = useSyncExternalStore(watch, row('endIndex'))
  return startIndex === null || endIndex === null ? null : { startIndex, endIndex }
}
