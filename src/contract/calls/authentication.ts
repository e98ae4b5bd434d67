// POST /authentication.php (Spec §7, requirements "Proposed calls").
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { captchaChallengeSchema, maxCaptchaEffort } from '../account/captcha-wire.ts'
import { text } from '../fields.ts'
import { fields, said } from '../objects.ts'
import { chosenUsernameSchema, sessionFields, sessionOutputSchema } from '../account/user-wire.ts'

const path = '/authentication.php'
/** A solved task of ALTCHA or an answer of Turnstile. */
const captchaToken = z.optional(z.string().check(z.maxLength(4096)))
const email = z.pipe(z.string().check(z.trim(), z.maxLength(254)), z.email())

export const authenticationCalls = {
  login_user: defineCall({
    path,
    f: 'login_user',
    auth: 'public',
    isMutation: false,
    /**
     * `remember`, `captcha_token` and `device_mark` go beyond the spec's pair only when set
     * (D-REMEMBER).
     */
    payload: z.object({
      email,
      password: z.string().check(z.minLength(6), z.maxLength(256)),
      remember: z.optional(z.boolean()),
      captcha_token: captchaToken,
      device_mark: z.optional(z.string().check(z.maxLength(200))),
    }),
    output: sessionOutputSchema,
  }),
  logout_user: defineCall({
    path,
    f: 'logout_user',
    auth: 'user',
    isMutation: false,
    payload: z.object({}),
    output: said,
  }),
  register_user: defineCall({
    path,
    f: 'register_user',
    auth: 'public',
    isMutation: false,
    payload: z.object({
      email,
      password: z.string().check(z.minLength(8), z.maxLength(256)),
      username: chosenUsernameSchema,
      terms_accepted: z._default(z.boolean(), true),
      captcha_token: captchaToken,
    }),
    output: sessionOutputSchema,
  }),
  change_password: defineCall({
    path,
    f: 'change_password',
    auth: 'user',
    isMutation: false,
    payload: z.object({
      current_password: z.string().check(z.minLength(1), z.maxLength(256)),
      new_password: z.string().check(z.minLength(1), z.maxLength(256)),
    }),
    /** With a session in it where the browser asked for a new one (sessionRenewalHeader). */
    output: fields({ ...sessionFields, message: z.optional(text) }),
  }),
  verify_email: defineCall({
    path,
    f: 'verify_email',
    auth: 'public',
    isMutation: false,
    payload: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    output: said,
  }),
  request_email_verification: defineCall({
    path,
    f: 'request_email_verification',
    auth: 'public',
    isMutation: false,
    payload: z.object({ email, captcha_token: captchaToken }),
    output: said,
  }),
  /** Given by the spec, where resetting is announced and not yet there (R-AUT-051, D-RESETPAGE). */
  forgot_password: defineCall({
    path,
    f: 'forgot_password',
    auth: 'public',
    isMutation: false,
    payload: z.object({ email }),
    output: said,
  }),
  /**
   * Verifier and nonce of the redirect travel in headers (decisions/014): the body is the spec's.
   */
  get_google_tokens: defineCall({
    path,
    f: 'get_google_tokens',
    auth: 'public',
    isMutation: false,
    payload: z.object({ code: z.string().check(z.minLength(1), z.maxLength(2048)) }),
    output: sessionOutputSchema,
  }),
  get_captcha_challenge: defineCall({
    path,
    f: 'get_captcha_challenge',
    auth: 'public',
    isMutation: false,
    /** `effort` only where a refusal named one (`captcha_effort`): times the usual work. */
    payload: z.object({
      effort: z.optional(z.int().check(z.minimum(1), z.maximum(maxCaptchaEffort))),
    }),
    output: z.looseObject({ challenge: z.nullable(captchaChallengeSchema) }),
  }),
}
