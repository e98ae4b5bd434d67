// F8 takes the focus to the toasts; once the last one is answered it goes back to where it was.
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

type ToastFocus = {
  ref: RefObject<HTMLOListElement | null>
  onFocusCapture: (event: FocusEvent<HTMLElement>) => void
}

/** For the viewport; `hasOpen`: a toast is shown. */
export const useToastFocus = (hasOpen: boolean): ToastFocus => {
  const ref = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (hasOpen || !ref.current?.contains(document.activeElement)) return
    if (cameFrom.current?.isConnected) cameFrom.current.focus()
  }, [hasOpen])
  return {
    ref,
    onFocusCapture: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        cameFrom.current = relatedTarget
    },
  }
}
