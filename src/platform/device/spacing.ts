// The step of the layout's grid as the browser computes it (`--spacing` in tokens.css): 4 px, more
// for a reader with larger text.

const usualPx = 4

const computedPx = (): number =>
  Number.parseFloat(
    globalThis.getComputedStyle?.(document.documentElement).getPropertyValue('--spacing') ?? '',
  ) || usualPx

let knownPx: number | undefined

/** How many pixels one step is. Asked of the browser once, then again when the window changes. */
export const spacingPx = (): number => (knownPx ??= computedPx())

/** Calls back when the step may have changed. Returns how to stop. */
export const watchSpacing = (listener: () => void): (() => void) => {
  const look = (): void => {
    knownPx = undefined
    listener()
  }
  window.addEventListener('resize', look)
  return () => window.removeEventListener('resize', look)
}
