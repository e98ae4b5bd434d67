// Walking the rows of a list by keyboard: arrows, Home and End move the focus from link to link;
// Enter is the link's own.
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

type RowKeysOptions = {
  /** Holds the rows; each row's link carries `data-row` with its place from 0. */
  box: RefObject<HTMLElement | null>
  count: number
  rowHeightPx: number
}

const linkOf = (box: HTMLElement | null, place: number): HTMLElement | null =>
  box?.querySelector<HTMLElement>(`[data-row="${place}"]`) ?? null

const targetOf = (key: string, place: number, last: number): number | null => {
  if (key === 'ArrowDown') return Math.min(place + 1, last)
  if (key === 'ArrowUp') return Math.max(place - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? last : null
}

/**
 * Listens on the box. Acts on the links alone, so that the star and the search keep their own keys.
 */
export const useRowKeys = ({ box, count, rowHeightPx }: RowKeysOptions): void => {
  const awaited = useRef<number | null>(null)
  // After every drawing: the row waited for may be among those just drawn.
  useEffect(() => {
    const link = awaited.current === null ? null : linkOf(box.current, awaited.current)
    if (!link) return
    awaited.current = null
    link.focus()
  })
  const focus = (place: number): void => {
    const link = linkOf(box.current, place)
    if (link) return link.focus()
    awaited.current = place
    const top = box.current?.getBoundingClientRect().top ?? 0
    window.scrollTo({ top: top + window.scrollY + place * rowHeightPx - window.innerHeight / 2 })
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const place = event.target instanceof HTMLElement ? event.target.dataset['row'] : undefined
    if (place === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    const target = targetOf(event.key, Number(place), count - 1)
    if (target === null) return
    event.preventDefault()
    focus(target)
  })
  useEffect(() => {
    const rows = box.current
    const listener = (event: KeyboardEvent): void => onKeyDown(event)
    rows?.addEventListener('keydown', listener)
    return () => rows?.removeEventListener('keydown', listener)
  }, [box])
}
