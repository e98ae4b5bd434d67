// Online verb: retrieve_current_user (R-AUT-064).
import type { CallApi } from '#api/call.ts'
import type { User } from '#domain/account/user.ts'
import { userFromWire } from '../user-from-wire.ts'

/** Who the stored token belongs to. Rejects with an ApiError. */
export const fetchCurrentUser = async (callApi: CallApi, signal?: AbortSignal): Promise<User> =>
  userFromWire((await callApi('retrieve_current_user', {}, signal ? { signal } : {})).user)
