// A row may come to show something else: the focus in it was on what it showed before, not on the
// row.
import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/** What the row of an element shows is told by the address its link leads to. */
const shownBeside = (element: Element): string | undefined =>
  element.closest('tr, li')?.querySelector<HTMLAnchorElement>('a[data-row]')?.href

/**
 * Lets go of a focus among the rows when others take their place. Returns what hears of every focus
 * there.
 */
export const useRowFocus = (): ((event: FocusEvent<HTMLElement>) => void) => {
  const held = useRef<{ element: HTMLElement; shown: string | undefined } | null>(null)
  // After every drawing.
  useLayoutEffect(() => {
    const { element, shown } = held.current ?? {}
    if (element && element === document.activeElement && shownBeside(element) !== shown)
      element.blur()
  })
  return ({ target }) => {
    held.current = { element: target, shown: shownBeside(target) }
  }
}
