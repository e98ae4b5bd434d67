// The captcha that the configuration names.
import type { Config } from '../../config.ts'
import { createAltcha } from './altcha.ts'
import { noCaptcha, type CaptchaPort } from './captcha-port.ts'
import { createTurnstile } from './turnstile.ts'

/** `secrets`, the newest first, sign what the server asks of browsers itself. */
export const openCaptcha = (
  { captcha, turnstile }: Pick<Config, 'captcha' | 'turnstile'>,
  [secret]: readonly string[],
): CaptchaPort => {
  if (captcha === 'altcha' && secret !== undefined) return createAltcha(secret)
  return captcha === 'turnstile' && turnstile !== null ? createTurnstile(turnstile) : noCaptcha
}
