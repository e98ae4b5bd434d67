// The library gives Escape to the layer that came last, and that may be a toast which came over the
// layer somebody is in.
import type { KeyboardEvent } from 'react'

/**
 * For a layer's content: `onOpenChange(false)` where the focus is in it and nobody else took the
 * key.
 */
export const closeOnEscape =
  (onOpenChange: (isOpen: boolean) => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onOpenChange(false)
  }

/** A list that is open under a field of the layer is what the key closes, not the layer. */
export const leaveToOpenList = (event: globalThis.KeyboardEvent): void => {
  const isOpenList =
    event.target instanceof Element &&
    event.target.matches('[role="combobox"][aria-expanded="true"]')
  if (isOpenList) event.preventDefault()
}
