// Which option of an open list is chosen, by the keys of a combobox (WAI-ARIA APG): arrows wrap,
// Home and End only once a choice is made.
import { useState } from 'react'

export type Choice = {
  /** -1: none yet. */
  active: number
  clear: () => void
  /** Whether the key moved the choice; the caller then keeps it from the text. */
  move: (key: string) => boolean
}

const nextOf = (key: string, active: number, count: number): number | null => {
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  if (active < 0) return null
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

export const useChoice = (count: number): Choice => {
  const [active, setActive] = useState(-1)
  const clear = (): void => setActive(-1)
  const move = (key: string): boolean => {
    const next = count === 0 ? null : nextOf(key, active, count)
    if (next === null) return false
    setActive(next)
    return true
  }
  return { active: active < count ? active : -1, clear, move }
}
