// Online verb: change_password (R-AUT-052). The server ends every other session with it.
import type { CallApi } from '#api/call.ts'
import { onlineFailureOf, type OnlineFailure } from './online-failure.ts'

export type ChangePasswordRequest = { current: string; next: string }

export type ChangePasswordResult =
  | { kind: 'changed' }
  /** The present password is not the account's; in the server's words where it has some. */
  | { kind: 'currentWrong'; message: string | null }
  /** The new one is too weak or the same. */
  | { kind: 'nextRefused'; message: string | null }
  | { kind: 'failed'; failure: OnlineFailure }

const kinds = {
  AUTH_PASSWORD_WRONG: 'currentWrong',
  AUTH_PASSWORD_WEAK: 'nextRefused',
  AUTH_PASSWORD_SAME: 'nextRefused',
} as const

/** Never rejects; a lost answer is a failure, after which either password may be the right one. */
export const changePassword = async (callApi: CallApi, { current, next }: ChangePasswordRequest): Promise<ChangePasswordResult> => {
  try {
    await callApi('change_password', { current_password: current, new_password: next })
    return { kind: 'changed' }
  } catch (error) {
    const failure = onlineFailureOf(error)
    const code = 'code' in failure ? failure.code : null
    const kind = kinds[code as keyof typeof kinds]
    return kind === undefined ? { kind: 'failed', failure } : { kind, message: failure.reason === 'said' ? failure.message : null }
  }
}
