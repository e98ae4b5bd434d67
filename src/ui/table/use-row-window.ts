// Which rows of a long list are drawn: all of a short one, a window of a long one (design 10: above 150 rows).
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { startTransition, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { idleMoment } from '#platform/idle.ts'
import { spacingPx, watchSpacing } from '#platform/spacing.ts'
import { createLeapRange } from './leap-range.ts'

const drawAllUpTo = 150
/** Rows beyond the window's edges: few in the first drawing, which somebody waits for, then enough to scroll into. */
const overscanRows = { atFirst: 2, later: 10 } as const

/** Beginning, the library scrolls to where the page stood; by then somebody may have scrolled on. */
const stayPut = (): void => {}

export type RowWindow = { from: number; to: number; paddingBeforePx: number; paddingAfterPx: number }

/** Few rows whenever others take their place, enough to scroll into once those are painted. */
const useOverscan = (content: string): number => {
  const [roomyContent, setRoomyContent] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    void idleMoment().then(() => isOver || startTransition(() => setRoomyContent(content)))
    return () => {
      isOver = true
    }
  }, [content])
  return roomyContent === content ? overscanRows.later : overscanRows.atFirst
}

/**
 * A row is `rowSteps` steps of the layout's grid high (`h-17` is 17), so that it grows with the reader's text.
 * `content` changes when other rows take the place of these, as after a sort: the first drawing is then small again.
 * `box` goes on the element that holds the rows; it is measured so that scrolling the page moves the window.
 */
export const useRowWindow = <Box extends HTMLElement>(count: number, rowSteps: number, content = ''): { box: RefObject<Box | null>; rows: RowWindow; rowHeightPx: number } => {
  const box = useRef<Box>(null)
  const rowHeightPx = rowSteps * useSyncExternalStore(watchSpacing, spacingPx)
  const overscan = useOverscan(content)
  const [rangeExtractor] = useState(() => createLeapRange(overscanRows.atFirst))
  const [scrollMarginPx, setScrollMarginPx] = useState(0)
  useLayoutEffect(() => {
    if (box.current) setScrollMarginPx(box.current.getBoundingClientRect().top + window.scrollY)
  }, [count])
  const isWindowed = count > drawAllUpTo
  const virtualizer = useWindowVirtualizer({ count, estimateSize: () => rowHeightPx, overscan, rangeExtractor, scrollMargin: scrollMarginPx, enabled: isWindowed, scrollToFn: stayPut })
  // It keeps the heights it was first told: without this, rows of another height are looked for where they no longer are.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeightPx])
  if (!isWindowed) return { box, rows: { from: 0, to: count, paddingBeforePx: 0, paddingAfterPx: 0 }, rowHeightPx }
  const drawn = virtualizer.getVirtualItems()
  const from = drawn[0]?.index ?? 0
  const to = (drawn.at(-1)?.index ?? -1) + 1
  return { box, rows: { from, to, paddingBeforePx: from * rowHeightPx, paddingAfterPx: (count - to) * rowHeightPx }, rowHeightPx }
}
