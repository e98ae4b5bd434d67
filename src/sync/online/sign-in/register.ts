// Online verb: register_user.
import { isApiError } from '#api/api-error.ts'
import type { CallApi } from '#api/call.ts'
import { onlineFailureOf, type OnlineFailure } from '../online-failure.ts'
import { asksForCaptcha, sessionFromOutput, type NewSession } from './sign-in.ts'

export type RegisterRequest = {
  email: string
  password: string
  username: string
  hasAcceptedTerms?: boolean
  captchaToken?: string | undefined
}

export type RegisterResult =
  | { kind: 'registered'; session: NewSession }
  /** The account exists, the session does not: the person logs in (D-REGNOTOKEN). */
  | { kind: 'noToken'; email: string }
  /** 409: the address is taken (R-AUT-041). */
  | { kind: 'emailTaken' }
  /** Taken, or not a name the host allows; its words say which. */
  | { kind: 'usernameRefused'; message: string | null }
  /** 403: invited people only, in the server's words where it has some (R-AUT-042). */
  | { kind: 'inviteOnly'; message: string | null }
  | { kind: 'failed'; failure: OnlineFailure; needsCaptcha: boolean }

const usernameCodes: ReadonlySet<string | null> = new Set([
  'AUTH_USERNAME_TAKEN',
  'AUTH_USERNAME_INVALID',
])

/** 409 and 403 have their sentences whatever body they come with (R-AUT-041, R-AUT-042). */
const refusalOf = (error: unknown, failure: OnlineFailure): RegisterResult | null => {
  const message = failure.reason === 'said' ? failure.message : null
  if ('code' in failure && usernameCodes.has(failure.code))
    return { kind: 'usernameRefused', message }
  const status = isApiError(error) && error.kind !== 'format' ? error.status : null
  if (status === 409) return { kind: 'emailTaken' }
  return status === 403 ? { kind: 'inviteOnly', message } : null
}

/** Opens an account; the terms count as accepted unless the caller says otherwise (D-TERMS). */
export const register = async (
  callApi: CallApi,
  { email, password, username, hasAcceptedTerms = true, captchaToken }: RegisterRequest,
): Promise<RegisterResult> => {
  try {
    const output = await callApi('register_user', {
      email,
      password,
      username,
      terms_accepted: hasAcceptedTerms,
      ...(captchaToken ? { captcha_token: captchaToken } : {}),
    })
    const session = sessionFromOutput(output, email)
    return session ? { kind: 'registered', session } : { kind: 'noToken', email }
  } catch (error) {
    const failure = onlineFailureOf(error)
    return (
      refusalOf(error, failure) ?? { kind: 'failed', failure, needsCaptcha: asksForCaptcha(error) }
    )
  }
}
