// The place of a menu whose code comes later. Its trigger stands there at once, and a press on it
// is remembered.
import { cloneElement, Suspense, useState, type ReactElement, type ReactNode } from 'react'

type LazyMenuProps = {
  trigger: ReactElement<{ onClick?: () => void }>
  /** The menu around the same trigger; it begins open where somebody has pressed too early. */
  children: (startsOpen: boolean) => ReactNode
}

export const LazyMenu = ({ trigger, children }: LazyMenuProps) => {
  const [wasPressed, setWasPressed] = useState(false)
  return (
    <Suspense fallback={cloneElement(trigger, { onClick: () => setWasPressed(true) })}>
      {children(wasPressed)}
    </Suspense>
  )
}
