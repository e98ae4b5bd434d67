// Named events of the window, for code of the page that knows the app only by them.

export const windowEvents = {
  emit: (name: string, detail: unknown): void => {
    window.dispatchEvent(new CustomEvent(name, { detail }))
  },
  /** Returns how to stop listening. */
  listen: (name: string, listener: () => void): (() => void) => {
    window.addEventListener(name, listener)
    return () => window.removeEventListener(name, listener)
  },
}
