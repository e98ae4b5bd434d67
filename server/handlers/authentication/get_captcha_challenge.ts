// A task for the captcha of a form; none where this server sets no tasks itself.
import type { Handler } from '../../calls/handler.ts'

export const getCaptchaChallenge: Handler<'get_captcha_challenge'> = async (
  { deps: { captcha }, nowSec },
  { effort },
) => ({
  challenge: (await captcha.challenge?.(nowSec, effort)) ?? null,
})
