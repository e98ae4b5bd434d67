// Whether this browser can draw a change of page as one movement, and whether whoever looks wants
// movement.

/** Without types every change would move, that of a filter too. */
export const canTransitionByType = (): boolean =>
  typeof document.startViewTransition === 'function' &&
  CSS.supports('selector(:active-view-transition-type(a))')

export const isMotionReduced = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches
