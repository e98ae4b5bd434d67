// Where focus goes when a layer opens, and back to what opened it when it closes: layers here have
// no trigger of their own that would do it.
import { useRef, type RefObject } from 'react'
import { isTouchFirst } from '#platform/device/touch.ts'

type LayerFocus = {
  onOpenAutoFocus: (event: Event) => void
  onCloseAutoFocus: (event: Event) => void
}

const layers = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/**
 * Of every layer what opened it, then what opened the layer that stood in, and so on to the page.
 */
const openersOf = new WeakMap<Element, readonly Element[]>()
/** Those of a layer that is closing at this moment: a row of it may have opened the next one. */
let closing: readonly Element[] = []

const triggerOf = (menu: Element): readonly Element[] => {
  const trigger = document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  return trigger ? openersFrom(trigger) : []
}

const openersFrom = (active: Element | null): readonly Element[] => {
  if (active === null || active === document.body) return closing
  const layer = active.closest(layers)
  return layer ? [active, ...(openersOf.get(layer) ?? triggerOf(layer))] : [active]
}

const isLost = (focused: Element | null): boolean => focused === null || focused === document.body

/** `first` takes the focus, except where that would open a keyboard on glass. */
export const useLayerFocus = (first?: RefObject<HTMLElement | null>): LayerFocus => {
  const openers = useRef<readonly Element[]>([])
  return {
    onOpenAutoFocus: (event) => {
      openers.current = openersFrom(document.activeElement)
      if (event.target instanceof Element) openersOf.set(event.target, openers.current)
      closing = openers.current
      if (!first?.current || isTouchFirst()) return
      event.preventDefault()
      first.current.focus()
    },
    onCloseAutoFocus: (event) => {
      closing = []
      event.preventDefault()
      // Somebody who went on by pointer, to another layer or to the next page's heading keeps that
      // place.
      if (!isLost(document.activeElement)) return
      const opener = openers.current.find(
        (element): element is HTMLElement => element instanceof HTMLElement && element.isConnected,
      )
      opener?.focus()
    },
  }
}
