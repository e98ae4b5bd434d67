// Sends the verification letter again. The answer is the same whether or not the address is known
// (D-VERIFY).
import { assertCaptcha } from '../../auth/gate/assert-captcha.ts'
import { countEmail } from '../../auth/gate/attempt-limits.ts'
import { sendEmail } from '../../auth/email-verification.ts'
import type { CallContext } from '../../calls/call-context.ts'
import type { Handler } from '../../calls/handler.ts'
import { findUserByEmail, keyOf } from '../../store/accounts/user-queries.ts'
import { textOf } from '../../texts/text-packs.ts'

const isOwnAddress = ({ caller }: CallContext, email: string): boolean =>
  caller !== null && keyOf(caller.user.email) === keyOf(email)

/**
 * Who is signed in needs no captcha for their own address. Throws RATE_LIMITED and what
 * assertCaptcha throws.
 */
export const requestEmailVerification: Handler<'request_email_verification'> = async (
  ctx,
  { email, captcha_token },
) => {
  if (!isOwnAddress(ctx, email)) await assertCaptcha(ctx, captcha_token)
  await countEmail(ctx, email)
  const user = await findUserByEmail(ctx.db, email)
  if (user !== undefined && user.status === 'active' && user.email_verified === 0)
    sendEmail(ctx, 'verify', user)
  return { message: textOf('server', ctx.language, { key: 'verificationSent' }) }
}
