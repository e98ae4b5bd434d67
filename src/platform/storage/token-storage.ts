// The session's two storage keys, auth_token and user_email (Spec §3, R-AUT-066).
import { clearFrames } from './frame-store.ts'
import { readStored, watchStored, writeStored } from './stored-values.ts'

const tokenKey = 'auth_token'
const emailKey = 'user_email'

export const tokenStorage = {
  /** The stored token; an empty one counts as none. */
  token: (): string | null => readStored(tokenKey) || null,
  email: (): string | null => readStored(emailKey) || null,
  /** Starts a session. The e-mail first, so that whoever sees the token sees its e-mail too. */
  keep: (token: string, email: string): void => {
    if (email !== readStored(emailKey)) clearFrames()
    writeStored(emailKey, email)
    writeStored(tokenKey, token)
  },
  /**
   * What a session-expiry event does: the e-mail stays, to prefill the login form (D-EXPIRYMAIL).
   */
  clearToken: (): void => {
    clearFrames()
    writeStored(tokenKey, null)
  },
  /** What logging out and a 401 do (R-AUT-054, R-AUT-061). */
  clear: (): void => {
    clearFrames()
    writeStored(tokenKey, null)
    writeStored(emailKey, null)
  },
  watch: (listener: () => void): (() => void) => {
    const stops = [watchStored(tokenKey, listener), watchStored(emailKey, listener)]
    return () => stops.forEach((stop) => stop())
  },
}
