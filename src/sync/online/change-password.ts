// Online verb: change_password (R-AUT-052). The server ends every other session with it.
import type { CallApi } from '#api/call.ts'
import { sessionRenewalHeader } from '#contract/headers.ts'
import { onlineFailureOf, type OnlineFailure } from './online-failure.ts'
import { sessionFromOutput, type NewSession } from './sign-in/sign-in.ts'

export type ChangePasswordRequest = {
  current: string
  next: string
  /** The host renews the session with the password, where it announces that. */
  takesRenewal?: boolean
}

export type ChangePasswordResult =
  /** `session` takes the place of the stored one, which is over; null where that goes on. */
  | { kind: 'changed'; session: NewSession | null }
  /** The present password is not the account's; in the server's words where it has some. */
  | { kind: 'currentWrong'; message: string | null }
  /** The new one is too weak or the same. */
  | { kind: 'nextRefused'; message: string | null }
  | { kind: 'failed'; failure: OnlineFailure }

const kinds = {
  AUTH_PASSWORD_WRONG: 'currentWrong',
  AUTH_PASSWORD_WEAK: 'nextRefused',
  AUTH_PASSWORD_COMMON: 'nextRefused',
  AUTH_PASSWORD_SAME: 'nextRefused',
} as const

/** Never rejects; a lost answer is a failure, after which either password may be the right one. */
export const changePassword = async (
  callApi: CallApi,
  { current, next, takesRenewal = false }: ChangePasswordRequest,
): Promise<ChangePasswordResult> => {
  try {
    const request = takesRenewal ? [{ headers: { [sessionRenewalHeader]: '1' } }] : []
    const output = await callApi(
      'change_password',
      { current_password: current, new_password: next },
      ...request,
    )
    return { kind: 'changed', session: output ? sessionFromOutput(output, '') : null }
  } catch (error) {
    const failure = onlineFailureOf(error)
    const code = 'code' in failure ? failure.code : null
    const kind = kinds[code as keyof typeof kinds]
    return kind === undefined
      ? { kind: 'failed', failure }
      : { kind, message: failure.reason === 'said' ? failure.message : null }
  }
}
