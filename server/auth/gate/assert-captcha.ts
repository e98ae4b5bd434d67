// Whether a form was sent by a person, as far as the configured captcha can tell. Each answer
// counts once.
import type { CallContext } from '../../calls/call-context.ts'
import { CaptchaUnreachable } from '../../gateways/captcha/captcha-port.ts'
import { Refusal } from '../../refusal.ts'
import { useCaptcha } from '../../store/accounts/captcha-queries.ts'

/**
 * `effort`: times the usual work it must have cost, where this server sets the tasks itself; the
 * refusal names it. Throws AUTH_CAPTCHA_REQUIRED (none, or too cheap a one), AUTH_CAPTCHA_INVALID
 * (wrong, expired or used before) or AUTH_CAPTCHA_UNREACHABLE.
 */
export const assertCaptcha = async (
  ctx: CallContext,
  token: string | undefined,
  effort = 1,
): Promise<void> => {
  const { captcha, logger, store } = ctx.deps
  if (captcha.kind === 'off') return
  const extra = {
    captcha: captcha.kind,
    ...(effort > 1 && captcha.kind === 'altcha' && { captcha_effort: effort }),
  }
  if (token === undefined || token === '') throw new Refusal('AUTH_CAPTCHA_REQUIRED', { extra })
  const solved = await captcha
    .verify(token, { ip: ctx.ip, nowSec: ctx.nowSec })
    .catch((error: unknown) => {
      if (!(error instanceof CaptchaUnreachable)) throw error
      if (logger !== false)
        logger.error({ reason: error.message }, 'a captcha could not be checked')
      throw new Refusal('AUTH_CAPTCHA_UNREACHABLE', { extra, retryAfterSec: 10 })
    })
  if (solved?.effort !== undefined && solved.effort < effort)
    throw new Refusal('AUTH_CAPTCHA_REQUIRED', { extra })
  if (solved === null || !(await useCaptcha(store.db, solved)))
    throw new Refusal('AUTH_CAPTCHA_INVALID', { extra })
}
