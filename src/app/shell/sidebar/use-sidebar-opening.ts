// What opens a sidebar and closes it again: pointer, keyboard focus, Escape, a touch elsewhere.
import {
  useEffect,
  useMemo,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { useSidebar, type SidebarStore } from './sidebar-store.ts'

type OpeningProps = {
  ref: RefObject<HTMLDivElement | null>
  role: 'presentation'
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

/** A finger does not hover: it presses an entry or the lock. */
const isTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch'

/**
 * Closes a sidebar that is open without being locked on Escape, wherever the focus is, and on a
 * press outside.
 */
const useDismissal = (store: SidebarStore, box: RefObject<HTMLElement | null>): void => {
  const { isExpanded, isLocked } = useSidebar(store)
  const isOpen = isExpanded && !isLocked
  useEffect(() => {
    if (!isOpen) return undefined
    const dismiss = (): void => store.send({ type: 'dismissed' })
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') dismiss()
    }
    const onPointerDown = (event: Event): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) dismiss()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [isOpen, store, box])
}

/** Spread on the box that grows and shrinks. */
export const useSidebarOpening = (store: SidebarStore): OpeningProps => {
  const ref = useRef<HTMLDivElement>(null)
  useDismissal(store, ref)
  return useMemo(
    () => ({
      ref,
      role: 'presentation',
      onPointerEnter: (event) => {
        if (!isTouch(event)) store.send({ type: 'pointerEntered' })
      },
      onPointerLeave: (event) => {
        if (!isTouch(event)) store.send({ type: 'pointerLeft' })
      },
      onFocus: ({ target }) => {
        if (target.matches(':focus-visible')) store.send({ type: 'focused' })
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) store.send({ type: 'blurred' })
      },
    }),
    [store],
  )
}

/** A click without a pointer is a key press, and says so by its count of zero. */
export const pressLock = (store: SidebarStore, { detail }: MouseEvent): void =>
  store.send({ type: 'lockPressed', by: detail === 0 ? 'keyboard' : 'pointer' })
