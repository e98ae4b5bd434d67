// Cloudflare Turnstile: their script asks, their service checks.
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { CaptchaUnreachable, type CaptchaPort } from './captcha-port.ts'

const patienceMs = 10_000
/** They accept an answer for five minutes, once. */
const validForSec = 300

const answerSchema = z.looseObject({
  success: z.boolean(),
  'error-codes': z.array(z.string()).optional(),
})

/** Faults of our own settings or of theirs; every other code is about the answer. */
const notAboutTheAnswer = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'internal-error',
])

type TurnstileSettings = { secretKey: string; verifyUrl: string }

/** Asks `verifyUrl` about every answer. `verify` throws CaptchaUnreachable where it cannot say. */
export const createTurnstile = ({ secretKey, verifyUrl }: TurnstileSettings): CaptchaPort => {
  const ask = async (token: string, ip: string): Promise<z.infer<typeof answerSchema>> => {
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret: secretKey, response: token, remoteip: ip }),
        signal: AbortSignal.timeout(patienceMs),
      })
      return answerSchema.parse(await response.json())
    } catch (error) {
      throw new CaptchaUnreachable('Turnstile gave no usable answer', { cause: error })
    }
  }
  return {
    kind: 'turnstile',
    verify: async (token, { ip, nowSec }) => {
      const answer = await ask(token, ip)
      const fault = answer['error-codes']?.find((code) => notAboutTheAnswer.has(code))
      if (fault !== undefined) throw new CaptchaUnreachable(`Turnstile answered ${fault}`)
      return answer.success
        ? {
            id: createHash('sha256').update(token).digest('hex'),
            expiresAtSec: nowSec + validForSec,
          }
        : null
    },
  }
}
