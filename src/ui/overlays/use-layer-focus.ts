// Where focus goes when a layer opens, and back to what opened it when it closes: layers here have no trigger of their
// own that would do it.
import { useRef, type RefObject } from 'react'
import { isTouchFirst } from '#platform/touch.ts'

type LayerFocus = { onOpenAutoFocus: (event: Event) => void; onCloseAutoFocus: (event: Event) => void }

/** `first` takes the focus, except where that would open a keyboard on glass. */
export const useLayerFocus = (first?: RefObject<HTMLElement | null>): LayerFocus => {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event) => {
      opener.current = document.activeElement
      if (!first?.current || isTouchFirst()) return
      event.preventDefault()
      first.current.focus()
    },
    onCloseAutoFocus: (event) => {
      if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return
      event.preventDefault()
      opener.current.focus()
    },
  }
}
