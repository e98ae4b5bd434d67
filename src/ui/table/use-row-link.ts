// The link of a row that may come to show something else: the focus was on what it showed before, not on the row.
import { useLayoutEffect, useRef, type RefObject } from 'react'

export const useRowLink = (id: string): RefObject<HTMLAnchorElement | null> => {
  const link = useRef<HTMLAnchorElement>(null)
  const shownId = useRef(id)
  useLayoutEffect(() => {
    if (shownId.current !== id && link.current === document.activeElement) link.current?.blur()
    shownId.current = id
  }, [id])
  return link
}
