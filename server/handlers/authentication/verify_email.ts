// Uses the link of a verification letter up (D-VERIFY).
import { confirmEmail } from '../../auth/email-verification.ts'
import type { Handler } from '../../calls/handler.ts'
import { textOf } from '../../texts/text-packs.ts'

export const verifyEmail: Handler<'verify_email'> = async (ctx, { token }) => {
  await confirmEmail(ctx, token)
  return { message: textOf('server', ctx.language, { key: 'emailVerified' }) }
}
