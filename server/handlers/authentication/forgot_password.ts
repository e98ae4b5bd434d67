// Resetting a password is announced (D-RESETPAGE): the letter says so, and what to do until then.
// The answer never reveals whether the address is known.
import { countEmail } from '../../auth/gate/attempt-limits.ts'
import { sendEmail } from '../../auth/email-verification.ts'
import type { Handler } from '../../calls/handler.ts'
import { findUserByEmail } from '../../store/accounts/user-queries.ts'
import { textOf } from '../../texts/text-packs.ts'

/** Throws RATE_LIMITED. */
export const forgotPassword: Handler<'forgot_password'> = async (ctx, { email }) => {
  await countEmail(ctx, email)
  const user = await findUserByEmail(ctx.db, email)
  if (user !== undefined && user.status === 'active') sendEmail(ctx, 'reset', user)
  return { message: textOf('server', ctx.language, { key: 'resetSent' }) }
}
