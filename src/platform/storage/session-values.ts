// Small values of one session: they outlive a reload and end with the tab. Where storage is blocked
// they live as long as the page.

const memory = new Map<string, string>()

/** The text kept under `key`, or null. Never throws. */
export const readSession = (key: string): string | null => {
  try {
    return memory.get(key) ?? globalThis.sessionStorage?.getItem(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

/** Keeps `value` under `key`. Never throws: what storage refuses is kept in memory. */
export const writeSession = (key: string, value: string): void => {
  try {
    globalThis.sessionStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}
