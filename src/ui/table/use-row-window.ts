// Which rows of a long list are drawn: all of a short one, a window of a long one (design 10: above
// 150 rows).
import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { afterPaint } from '#platform/page/after-paint.ts'
import { spacingPx, watchSpacing } from '#platform/device/spacing.ts'
import { createLeapRange } from './leap-range.ts'
import { useRowsInView } from './rows-in-view.ts'
import { useSettled } from '../use-settled.ts'

const drawAllUpTo = 150
/**
 * Rows beyond the window's edges: few in the first drawing, which somebody waits for, then enough
 * to scroll into.
 */
const overscanRows = { atFirst: 2, later: 10 } as const
/** Of the rows beyond the edges so many count as seen: what stands above may give way by a line. */
const besideRows = 1

/**
 * Places from (included) to (excluded). Of the rows drawn, `seen` are on the screen or right beside
 * it.
 */
export type RowWindow = {
  from: number
  to: number
  seen: { from: number; to: number }
  paddingBeforePx: number
  paddingAfterPx: number
}

/**
 * How far down the page the rows begin. Asking lays the page out: later on only when what was asked
 * for is painted.
 */
const useScrollMarginPx = (box: RefObject<HTMLElement | null>, count: number): number => {
  const [marginPx, setMarginPx] = useState(0)
  const measuredCount = useRef<number | null>(null)
  useLayoutEffect(() => {
    const measure = (): void =>
      void (box.current && setMarginPx(box.current.getBoundingClientRect().top + window.scrollY))
    if (measuredCount.current === null) measure()
    else if (measuredCount.current !== count) afterPaint(measure)
    measuredCount.current = count
  }, [box, count])
  return marginPx
}

/**
 * A row is `rowSteps` steps of the layout's grid high (`h-17` is 17), so that it grows with the
 * reader's text. `box` goes on the element that holds the rows; it is measured so that scrolling
 * the page moves the window.
 */
export const useRowWindow = <Box extends HTMLElement>(
  count: number,
  rowSteps: number,
): { box: RefObject<Box | null>; rows: RowWindow; rowHeightPx: number } => {
  const box = useRef<Box>(null)
  const rowHeightPx = rowSteps * useSyncExternalStore(watchSpacing, spacingPx)
  const overscan = useSettled<number>(overscanRows.later, overscanRows.atFirst)
  const [drawnRows] = useState(() => createLeapRange(overscanRows.atFirst))
  const topPx = useScrollMarginPx(box, count)
  const inView = useRowsInView({ count, rowHeightPx, topPx }, count > drawAllUpTo)
  const startIndex = inView?.startIndex ?? 0
  const endIndex = inView?.endIndex ?? 0
  const { from, to } = useMemo(
    () => drawnRows({ startIndex, endIndex, overscan, count }),
    [drawnRows, startIndex, endIndex, overscan, count],
  )
  if (inView === null)
    return {
      box,
      rows: {
        from: 0,
        to: count,
        seen: { from: 0, to: count },
        paddingBeforePx: 0,
        paddingAfterPx: 0,
      },
      rowHeightPx,
    }
  const seen = { from: startIndex - besideRows, to: endIndex + 1 + besideRows }
  return {
    box,
    rows: {
      from,
      to,
      seen,
      paddingBeforePx: from * rowHeightPx,
      paddingAfterPx: (count - to) * rowHeightPx,
    },
    rowHeightPx,
  }
}
