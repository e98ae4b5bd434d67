// How the server tells people from scripts. `off` asks nobody.
import type { CaptchaChallengeWire } from '#contract/account/captcha-wire.ts'

/** A good answer. `id` stays the same however often it is sent: the caller counts it once. */
export type SolvedCaptcha = {
  id: string
  expiresAtSec: number
  /** Times the usual work it cost; absent where that is not ours to say. */
  effort?: number
}

export type CaptchaPort = {
  kind: 'altcha' | 'turnstile' | 'off'
  /**
   * A task for the browser, `effort` times as dear as usual, where this server and not somebody
   * else's sets them.
   */
  challenge?: (nowSec: number, effort?: number) => Promise<CaptchaChallengeWire>
  /**
   * The answer if it is good, else null. Throws CaptchaUnreachable where that depends on somebody
   * who cannot be reached.
   */
  verify: (token: string, from: { ip: string; nowSec: number }) => Promise<SolvedCaptcha | null>
}

/** The service that checks answers did not answer itself. */
export class CaptchaUnreachable extends Error {
  override name = 'CaptchaUnreachable'
}

export const noCaptcha: CaptchaPort = {
  kind: 'off',
  verify: async () => ({ id: 'none', expiresAtSec: 0 }),
}
