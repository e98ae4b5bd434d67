// Which rows of a long list are drawn: all of a short one, a window of a long one (design 10: above 150 rows).
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

const drawAllUpTo = 150
const overscanRows = 10

export type RowWindow = { from: number; to: number; paddingBeforePx: number; paddingAfterPx: number }

/** `box` goes on the element that holds the rows; it is measured so that scrolling the page moves the window. */
export const useRowWindow = <Box extends HTMLElement>(count: number, rowHeightPx: number): { box: RefObject<Box | null>; rows: RowWindow } => {
  const box = useRef<Box>(null)
  const [scrollMarginPx, setScrollMarginPx] = useState(0)
  useLayoutEffect(() => {
    if (box.current) setScrollMarginPx(box.current.getBoundingClientRect().top + window.scrollY)
  }, [count])
  const isWindowed = count > drawAllUpTo
  // oxlint-disable-next-line react/incompatible-library -- a compiler that skips this hook is what it needs
  const virtualizer = useWindowVirtualizer({ count, estimateSize: () => rowHeightPx, overscan: overscanRows, scrollMargin: scrollMarginPx, enabled: isWindowed })
  if (!isWindowed) return { box, rows: { from: 0, to: count, paddingBeforePx: 0, paddingAfterPx: 0 } }
  const drawn = virtualizer.getVirtualItems()
  const from = drawn[0]?.index ?? 0
  const to = (drawn.at(-1)?.index ?? -1) + 1
  return { box, rows: { from, to, paddingBeforePx: from * rowHeightPx, paddingAfterPx: (count - to) * rowHeightPx } }
}
