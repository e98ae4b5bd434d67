// Small values in localStorage. Where the browser blocks storage they live for the page's life
// instead.

const memory = new Map<string, string>()
const listeners = new Map<string, Set<() => void>>()

const storage = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

const announce = (key: string): void => {
  for (const listener of listeners.get(key) ?? []) listener()
}

/** The text kept under `key`, or null. Never throws. */
export const readStored = (key: string): string | null => {
  if (memory.has(key)) return memory.get(key) ?? null
  try {
    return storage()?.getItem(key) ?? null
  } catch {
    return null
  }
}

/**
 * Keeps `value` under `key`; null forgets it. Never throws: what storage refuses is kept in memory.
 */
export const writeStored = (key: string, value: string | null): void => {
  memory.delete(key)
  try {
    if (value === null) storage()?.removeItem(key)
    else {
      const target = storage()
      if (target) target.setItem(key, value)
      else memory.set(key, value)
    }
  } catch {
    if (value !== null) memory.set(key, value)
  }
  announce(key)
}

/**
 * Calls `listener` when the value of `key` changes, in this tab or another. Returns how to stop.
 */
export const watchStored = (key: string, listener: () => void): (() => void) => {
  const ofKey = listeners.get(key) ?? new Set()
  listeners.set(key, ofKey.add(listener))
  const onStorage = (event: StorageEvent): void => {
    // key is null where another tab cleared the whole storage.
    if (event.key === key || event.key === null) listener()
  }
  globalThis.window?.addEventListener('storage', onStorage)
  return () => {
    ofKey.delete(listener)
    globalThis.window?.removeEventListener('storage', onStorage)
  }
}
