// The place of a menu whose code comes with the first press. Its trigger stands there at once; the
// code is asked for when somebody comes near, and a press is remembered until it is here.
import {
  cloneElement,
  Suspense,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { MenuStart } from '#ui/overlays/menu.tsx'
import { OnItsWay } from './lazy-layer.tsx'
import { onIntent } from './on-intent.ts'

type TriggerProps = {
  onClick?: (event: MouseEvent) => void
  onKeyDown?: (event: KeyboardEvent) => void
  onPointerEnter?: () => void
  onPointerDown?: () => void
  onFocus?: () => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

type LazyMenuProps = {
  trigger: ReactElement<TriggerProps>
  /** The import that `children` waits for. */
  load: () => Promise<unknown>
  /** For a press that came before there was a menu to open. */
  wasPressed?: boolean
  /** The menu around the same trigger; it begins open. */
  children: (startsOpen: MenuStart) => ReactNode
}

export const LazyMenu = ({ trigger, load, wasPressed = false, children }: LazyMenuProps) => {
  const [start, setStart] = useState<MenuStart | null>(wasPressed ? 'open' : null)
  const waiting = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    ...onIntent(load),
    // A press by keyboard counts no clicks.
    onClick: ({ detail }) => setStart(detail === 0 ? 'at first item' : 'open'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      setStart('at first item')
    },
  })
  if (start === null) return waiting
  return (
    <Suspense
      fallback={
        <>
          {waiting}
          <OnItsWay onClose={() => setStart(null)} />
        </>
      }
    >
      {children(start)}
    </Suspense>
  )
}
