// Sends the verification letter again. The answer is the same whether or not the address is known (D-VERIFY).
import { assertCaptcha, countPerHour } from '../../auth/attempt-limits.ts'
import { sendVerification } from '../../auth/email-verification.ts'
import type { Handler } from '../../calls/handler.ts'
import { findUserByEmail, keyOf } from '../../store/user-queries.ts'
import { textOf } from '../../texts/text-packs.ts'

export const requestEmailVerification: Handler<'request_email_verification'> = async (ctx, { email, captcha_token }) => {
  const { limits } = ctx.deps.config
  await assertCaptcha(ctx, captcha_token)
  await countPerHour(ctx, { kind: 'mail ip', who: ctx.ip, max: limits.registrationsPerHourPerIp })
  await countPerHour(ctx, { kind: 'mail address', who: keyOf(email), max: limits.mailsPerHourPerAddress })
  const user = await findUserByEmail(ctx.db, email)
  if (user !== undefined && user.status === 'active' && user.email_verified === 0) {
    ctx.deps.background.run(sendVerification(ctx, user))
  }
  return { message: textOf('server', ctx.language, { key: 'verificationSent' }) }
}
