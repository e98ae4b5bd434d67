// Whether this browser keeps the small values a session is remembered by.

/** Written at every start of the app (i18n/setup.ts): where it can't be read, nothing was kept. */
const writtenAtStart = 'language_code'

/**
 * False where the browser blocks site data, or had no room: then a session lasts as long as the
 * page (stored-values.ts).
 */
export const keepsValues = (): boolean => {
  try {
    return globalThis.localStorage.getItem(writtenAtStart) !== null
  } catch {
    return false
  }
}
