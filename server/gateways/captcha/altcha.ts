// ALTCHA: the browser searches a number that fits a signed task. Nobody else is asked, nothing is
// stored until it is solved.
import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import { captchaChallengeSchema } from '#contract/account/captcha-wire.ts'
import type { CaptchaPort } from './captcha-port.ts'

/** A task solved in time stays good this long: a form may be filled slowly. */
const validForSec = 20 * 60
const algorithm = 'PBKDF2/SHA-256'

/**
 * How long the search takes: every try costs `cost` rounds, and the number lies between the two
 * others.
 */
export type AltchaEffort = { cost: number; counterFrom: number; counterTo: number }

/** About a second of one phone's processor; a script pays it for every single form. */
const usualEffort: AltchaEffort = { cost: 5000, counterFrom: 300, counterTo: 900 }

/** What a task says of itself, under its signature. */
const taskData = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

const payloadSchema = z.object({
  challenge: z.looseObject({
    ...captchaChallengeSchema.shape,
    parameters: z.looseObject({
      ...captchaChallengeSchema.shape.parameters.shape,
      expiresAt: z.number(),
      data: taskData.optional(),
    }),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
})

const payloadOf = (token: string): z.infer<typeof payloadSchema> | null => {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
  } catch {
    return null
  }
}

/**
 * A captcha whose tasks are signed with keys made of `secret`, so that several servers may share
 * them.
 */
export const createAltcha = (
  secret: string,
  { cost, counterFrom, counterTo } = usualEffort,
): CaptchaPort => {
  const keyFor = (purpose: string): string =>
    createHmac('sha256', secret).update(`altcha ${purpose}`).digest('hex')
  const keys = { hmacSignatureSecret: keyFor('task'), hmacKeySignatureSecret: keyFor('solution') }
  return {
    kind: 'altcha',
    challenge: async (nowSec, effort = 1) => {
      const challenge = await createChallenge({
        algorithm,
        cost,
        counter: randomInt(counterFrom * effort, counterTo * effort),
        deriveKey,
        data: { effort },
        expiresAt: nowSec + validForSec,
        ...keys,
      })
      return captchaChallengeSchema.parse(challenge)
    },
    verify: async (token, { nowSec }) => {
      const payload = payloadOf(token)
      // Its own clock is asked too, but that is the machine's: this one is the server's.
      if (payload === null || payload.challenge.parameters.expiresAt <= nowSec) return null
      const { verified } = await verifySolution({
        challenge: payload.challenge,
        solution: payload.solution,
        deriveKey,
        ...keys,
      })
      return verified
        ? {
            id: payload.challenge.parameters.nonce,
            expiresAtSec: payload.challenge.parameters.expiresAt,
            effort: Number(payload.challenge.parameters.data?.['effort'] ?? 1),
          }
        : null
    },
  }
}
