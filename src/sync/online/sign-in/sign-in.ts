// Online verb: login_user. Needs an answer now and is never queued.
import { isApiError } from '#api/api-error.ts'
import type { CallApi } from '#api/call.ts'
import { maxCaptchaEffort } from '#contract/account/captcha-wire.ts'
import type { SessionOutput } from '#contract/account/user-wire.ts'
import type { User } from '#domain/account/user.ts'
import { onlineFailureOf, type OnlineFailure } from '../online-failure.ts'
import { userFromWire } from '../user-from-wire.ts'

/**
 * A session the server has just opened. `user` is null where it did not say who (R-AUT-047): fetch
 * it.
 */
export type NewSession = {
  token: string
  email: string
  user: User | null
  /**
   * For this device to keep and send with the account's next login; absent where it has one, or the
   * host knows none.
   */
  deviceMark?: string
}

export type SignInRequest = {
  email: string
  password: string
  remember: boolean
  captchaToken?: string | undefined
  deviceMark?: string | undefined
}

export type SignInResult =
  | { kind: 'signedIn'; session: NewSession }
  | { kind: 'emailNotVerified'; email: string }
  | { kind: 'noToken' }
  | {
      kind: 'failed'
      failure: OnlineFailure
      needsCaptcha: boolean
      /** Times the usual work the host asks for. */ captchaEffort: number
    }

/** The session of an answer, or null where it holds no token (R-AUT-020, R-AUT-044). */
export const sessionFromOutput = (output: SessionOutput, typedEmail: string): NewSession | null => {
  if (!output.token) return null
  const user = output.user ? userFromWire(output.user) : null
  const email = user?.email || output.email || typedEmail
  return {
    token: output.token,
    email,
    user,
    ...(output.device_mark ? { deviceMark: output.device_mark } : {}),
  }
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/**
 * True for data.email_not_verified, the body's own field, and output.email_not_verified
 * (D-DATAKEY).
 */
const saysNotVerified = (body: unknown): boolean =>
  [body, at(body, 'data'), at(body, 'output')].some((place) =>
    Boolean(at(place, 'email_not_verified')),
  )

const captchaCodes: ReadonlySet<string | null> = new Set([
  'AUTH_CAPTCHA_REQUIRED',
  'AUTH_CAPTCHA_INVALID',
])

/** True where the server asks for a solved captcha before it answers. */
export const asksForCaptcha = (error: unknown): boolean =>
  isApiError(error) && captchaCodes.has(error.code)

/** How dear a task the refusal names: 1 where it names none, or none that can be asked for. */
const requiredEffort = (error: unknown): number => {
  const effort = isApiError(error) ? at(error.data, 'captcha_effort') : undefined
  return typeof effort === 'number' &&
    Number.isInteger(effort) &&
    effort > 1 &&
    effort <= maxCaptchaEffort
    ? effort
    : 1
}

/**
 * Signs in with exactly the spec's payload, plus `remember`, `captcha_token` and `device_mark` only
 * when set (D-REMEMBER).
 */
export const signIn = async (
  callApi: CallApi,
  { email, password, remember, captchaToken, deviceMark }: SignInRequest,
): Promise<SignInResult> => {
  try {
    const output = await callApi('login_user', {
      email,
      password,
      ...(remember ? { remember } : {}),
      ...(captchaToken ? { captcha_token: captchaToken } : {}),
      ...(deviceMark ? { device_mark: deviceMark } : {}),
    })
    const session = sessionFromOutput(output, email)
    return session ? { kind: 'signedIn', session } : { kind: 'noToken' }
  } catch (error) {
    if (
      isApiError(error) &&
      (error.code === 'AUTH_EMAIL_NOT_VERIFIED' || saysNotVerified(error.data))
    ) {
      return { kind: 'emailNotVerified', email }
    }
    return {
      kind: 'failed',
      failure: onlineFailureOf(error),
      needsCaptcha: asksForCaptcha(error),
      captchaEffort: requiredEffort(error),
    }
  }
}
