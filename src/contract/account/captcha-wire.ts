// The task of a captcha that this host sets itself: ALTCHA's own format, passed on to its widget as
// it is.
import * as z from 'zod/mini'

/** The dearest task a host sets, in times of its usual one. */
export const maxCaptchaEffort = 16

export const captchaChallengeSchema = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
})
export type CaptchaChallengeWire = z.infer<typeof captchaChallengeSchema>
