// Online verb: update_profile. Never queued: whether a name is free is the server's to say now.
import type { CallApi } from '#api/call.ts'
import type { User } from '#domain/account/user.ts'
import { onlineFailureOf, type OnlineFailure } from './online-failure.ts'
import { userFromWire } from './user-from-wire.ts'

export type UpdateProfileResult =
  | { kind: 'updated'; user: User }
  /** In the server's words where it has some. */
  | { kind: 'nameTaken'; message: string | null }
  | { kind: 'failed'; failure: OnlineFailure }

/** Gives the account another name (D-USERNAME). Never rejects. */
export const updateProfile = async (
  callApi: CallApi,
  username: string,
): Promise<UpdateProfileResult> => {
  try {
    return {
      kind: 'updated',
      user: userFromWire((await callApi('update_profile', { username })).user),
    }
  } catch (error) {
    const failure = onlineFailureOf(error)
    const isTaken =
      (failure.reason === 'said' || failure.reason === 'refused') &&
      failure.code === 'AUTH_USERNAME_TAKEN'
    return isTaken
      ? { kind: 'nameTaken', message: failure.reason === 'said' ? failure.message : null }
      : { kind: 'failed', failure }
  }
}
