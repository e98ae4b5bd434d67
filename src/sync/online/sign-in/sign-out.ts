// Online verb: logout_user. Whatever comes of it, the caller clears this device (R-AUT-054).
import type { CallApi } from '#api/call.ts'

/**
 * True where the server has ended the session too. Never rejects, and waits as long as an answer
 * takes (D-TIMEOUT): nobody has to wait with it.
 */
export const signOut = async (callApi: CallApi): Promise<boolean> => {
  try {
    await callApi('logout_user', {})
    return true
  } catch {
    return false
  }
}
