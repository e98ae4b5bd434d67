// What this tab keeps between leaving for Google and coming back: gone with the tab, and taken out
// once.

const key = 'google_sign_in'

export const pendingGoogle = {
  /** False where the browser blocks storage: the way back could not be checked. */
  keep: (pending: object): boolean => {
    try {
      sessionStorage.setItem(key, JSON.stringify(pending))
      return true
    } catch {
      return false
    }
  },
  /** The JSON that was kept, which is forgotten at once; null where there is none. */
  take: (): string | null => {
    try {
      const text = sessionStorage.getItem(key)
      sessionStorage.removeItem(key)
      return text
    } catch {
      return null
    }
  },
}
