// Online verbs: verify_email and request_email_verification (D-VERIFY).
import { isApiError } from '#api/api-error.ts'
import type { CallApi } from '#api/call.ts'
import { onlineFailureOf, type OnlineFailure } from '../online-failure.ts'
import { asksForCaptcha } from './sign-in.ts'

export type VerifyEmailResult =
  | { kind: 'verified' }
  /** The link has done its work before (mail programs open links too): the address is verified. */
  | { kind: 'alreadyVerified' }
  /** The server knows no such link, or no longer: ask for another. */
  | { kind: 'invalidLink' }
  | { kind: 'failed'; failure: OnlineFailure }

/**
 * Confirms an address by the token of a mailed link. Only a definite refusal makes the link
 * invalid.
 */
export const verifyEmail = async (callApi: CallApi, token: string): Promise<VerifyEmailResult> => {
  try {
    await callApi('verify_email', { token })
    return { kind: 'verified' }
  } catch (error) {
    if (isApiError(error) && error.code === 'AUTH_LINK_USED') return { kind: 'alreadyVerified' }
    const isDefinite =
      isApiError(error) &&
      (error.kind === 'refused' ||
        (error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429))
    return isDefinite
      ? { kind: 'invalidLink' }
      : { kind: 'failed', failure: onlineFailureOf(error) }
  }
}

export type RequestVerificationResult =
  | { kind: 'requested' }
  | { kind: 'failed'; failure: OnlineFailure; needsCaptcha: boolean }

/** Asks for another link. The answer never reveals whether the address is known. */
export const requestEmailVerification = async (
  callApi: CallApi,
  { email, captchaToken }: { email: string; captchaToken?: string | undefined },
): Promise<RequestVerificationResult> => {
  try {
    await callApi('request_email_verification', {
      email,
      ...(captchaToken ? { captcha_token: captchaToken } : {}),
    })
    return { kind: 'requested' }
  } catch (error) {
    return { kind: 'failed', failure: onlineFailureOf(error), needsCaptcha: asksForCaptcha(error) }
  }
}
