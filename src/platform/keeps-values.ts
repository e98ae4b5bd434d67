// Whether this browser keeps the small values a session is remembered by.

const probeKey = 'storage_probe'

/** False where it blocks site data, or has no room: then a session lasts as long as the page (stored-values.ts). */
export const keepsValues = (): boolean => {
  try {
    globalThis.localStorage.setItem(probeKey, '1')
    globalThis.localStorage.removeItem(probeKey)
    return true
  } catch {
    return false
  }
}
