// What of the page the window shows. Read when the browser says that it has changed, and not in
// between: asking lays the page out.

export type Viewport = { topPx: number; heightPx: number }

let shown: Viewport | null = null
const listeners = new Set<() => void>()

const read = (): void => {
  shown = { topPx: window.scrollY, heightPx: window.innerHeight }
  for (const listener of listeners) listener()
}

/** As it was when it last changed. */
export const viewport = (): Viewport =>
  (shown ??= { topPx: window.scrollY, heightPx: window.innerHeight })

/** Calls back whenever the page is scrolled or the window gets another size. Returns how to stop. */
export const watchViewport = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    shown = null
    window.addEventListener('scroll', read, { passive: true })
    window.addEventListener('resize', read)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    shown = null
    window.removeEventListener('scroll', read)
    window.removeEventListener('resize', read)
  }
}
