// Whether a form was sent by a person, as far as the configured captcha can tell. Each answer counts once.
import type { CallContext } from '../calls/call-context.ts'
import { CaptchaUnreachable } from '../gateways/captcha/captcha-port.ts'
import { Refusal } from '../refusal.ts'
import { useCaptcha } from '../store/captcha-queries.ts'

/** Throws AUTH_CAPTCHA_REQUIRED, AUTH_CAPTCHA_INVALID (wrong, expired or used before) or AUTH_CAPTCHA_UNREACHABLE. */
export const assertCaptcha = async (ctx: CallContext, token: string | undefined): Promise<void> => {
  const { captcha, logger, store } = ctx.deps
  if (captcha.kind === 'off') return
  const extra = { captcha: captcha.kind }
  if (token === undefined || token === '') throw new Refusal('AUTH_CAPTCHA_REQUIRED', { extra })
  const solved = await captcha.verify(token, { ip: ctx.ip, nowSec: ctx.nowSec }).catch((error: unknown) => {
    if (!(error instanceof CaptchaUnreachable)) throw error
    if (logger !== false) logger.error({ reason: error.message }, 'a captcha could not be checked')
    throw new Refusal('AUTH_CAPTCHA_UNREACHABLE', { extra, retryAfterSec: 10 })
  })
  if (solved === null || !(await useCaptcha(store.db, solved))) throw new Refusal('AUTH_CAPTCHA_INVALID', { extra })
}
