// Arrow keys in a grid of buttons whose number of columns is the layout's business.
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

const itemsOf = (grid: HTMLElement | null): HTMLElement[] => [
  ...(grid?.querySelectorAll<HTMLElement>('button') ?? []),
]

const columnsOf = (items: readonly HTMLElement[]): number =>
  items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length

const stepsOf = (
  key: string,
  { columns, isRightToLeft }: { columns: number; isRightToLeft: boolean },
): number | null => {
  const aside = isRightToLeft ? -1 : 1
  const steps: Partial<Record<string, number>> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    ArrowRight: aside,
    ArrowLeft: -aside,
  }
  return steps[key] ?? null
}

export type GridKeys = {
  grid: RefObject<HTMLUListElement | null>
  /** For every item. Up from the first row goes to `above`. */
  onGridKey: (event: KeyboardEvent<HTMLElement>) => void
  /** For the field above: down goes to the first item, as soon as there is one. */
  onAboveKey: (event: KeyboardEvent<HTMLElement>) => void
}

export const useGridKeys = (above: RefObject<HTMLElement | null>): GridKeys => {
  const grid = useRef<HTMLUListElement>(null)
  const isAwaited = useRef(false)
  useEffect(() => {
    const [first] = itemsOf(grid.current)
    if (!isAwaited.current || !first) return
    isAwaited.current = false
    if (document.activeElement === above.current) first.focus()
  })
  const onGridKey = (event: KeyboardEvent<HTMLElement>): void => {
    const items = itemsOf(grid.current)
    const place = items.findIndex((item) => item === event.currentTarget)
    if (place < 0) return
    if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault()
      items.at(event.key === 'Home' ? 0 : -1)?.focus()
      return
    }
    const steps = stepsOf(event.key, {
      columns: columnsOf(items),
      isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    })
    if (steps === null) return
    event.preventDefault()
    const next = place + steps
    if (next >= 0) items[next]?.focus()
    else if (event.key === 'ArrowUp') above.current?.focus()
  }
  const onAboveKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    const [first] = itemsOf(grid.current)
    if (first) first.focus()
    else isAwaited.current = true
  }
  return { grid, onGridKey, onAboveKey }
}
