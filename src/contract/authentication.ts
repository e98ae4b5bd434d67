// POST /authentication.php (Spec §7, requirements "Proposed calls").
import * as z from 'zod'
import { defineCall } from './call.ts'
import { sessionOutputSchema } from './user-wire.ts'

const path = '/authentication.php'
const email = z.string().trim().max(254).pipe(z.email())
const message = z.looseObject({ message: z.string().nullish() }).nullish()

export const authenticationCalls = {
  login_user: defineCall({
    path,
    f: 'login_user',
    auth: 'public',
    isMutation: false,
    /** `remember` and `captcha_token` go beyond the spec's pair only when set (D-REMEMBER). */
    payload: z.object({
      email,
      password: z.string().min(6).max(256),
      remember: z.boolean().optional(),
      captcha_token: z.string().max(4096).optional(),
    }),
    output: sessionOutputSchema,
  }),
  logout_user: defineCall({ path, f: 'logout_user', auth: 'user', isMutation: false, payload: z.object({}), output: message }),
  register_user: defineCall({
    path,
    f: 'register_user',
    auth: 'public',
    isMutation: false,
    payload: z.object({
      email,
      password: z.string().min(8).max(256),
      username: z.string().trim().regex(/^[A-Za-z0-9_.-]{3,30}$/),
      terms_accepted: z.boolean().default(true),
      captcha_token: z.string().max(4096).optional(),
    }),
    output: sessionOutputSchema,
  }),
  verify_email: defineCall({
    path,
    f: 'verify_email',
    auth: 'public',
    isMutation: false,
    payload: z.object({ token: z.string().min(1).max(200) }),
    output: message,
  }),
  request_email_verification: defineCall({
    path,
    f: 'request_email_verification',
    auth: 'public',
    isMutation: false,
    payload: z.object({ email, captcha_token: z.string().max(4096).optional() }),
    output: message,
  }),
}
