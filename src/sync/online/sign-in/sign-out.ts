// Online verb: logout_user. Whatever comes of it, the caller clears this device (R-AUT-054).
import type { CallApi } from '#api/call.ts'

/** Longer than this nobody waits to be logged out; the token also dies by its own date. */
const patienceMs = 8000

/** True where the server has ended the session too. Never rejects. */
export const signOut = async (callApi: CallApi): Promise<boolean> => {
  try {
    await callApi('logout_user', {}, { timeoutMs: patienceMs })
    return true
  } catch {
    return false
  }
}
