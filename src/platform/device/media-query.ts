// A media query as something that can be asked and watched. Outside a page it never matches.

export type MediaQuery = {
  matches: () => boolean
  /** Calls back when the answer changes. Returns how to stop. */
  watch: (listener: () => void) => () => void
}

export const mediaQuery = (query: string): MediaQuery => {
  const list = globalThis.matchMedia?.(query)
  return {
    matches: () => list?.matches ?? false,
    watch: (listener) => {
      list?.addEventListener('change', listener)
      return () => list?.removeEventListener('change', listener)
    },
  }
}
