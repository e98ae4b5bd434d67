// Whether the window is wide enough to show a panel beside the page instead of over it (breakpoint
// `wide`).

const query = '(min-width: 75rem)'

export const isWideWindow = (): boolean => window.matchMedia(query).matches

/** Calls `listener` when the answer changes. Returns how to stop. */
export const watchWideWindow = (listener: () => void): (() => void) => {
  const list = window.matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}
