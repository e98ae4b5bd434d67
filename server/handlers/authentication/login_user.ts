// Signs in with e-mail and password (Spec §7, D-DATAKEY, D-REMEMBER).
import { admitLogin, forgiveLoginFailures, recordLoginFailure } from '../../auth/attempt-limits.ts'
import { openSession } from '../../auth/new-session.ts'
import type { Handler } from '../../calls/handler.ts'
import { Refusal } from '../../refusal.ts'
import { findUserByEmail } from '../../store/user-queries.ts'

/** Throws AUTH_CREDENTIALS alike for an unknown address, a wrong password and a banned account. */
export const loginUser: Handler<'login_user'> = async (ctx, { email, password, remember, captcha_token }) => {
  const { config, passwords, store } = ctx.deps
  await admitLogin(ctx, email, captcha_token)
  const user = await findUserByEmail(store.db, email)
  const isRight = await passwords.matches(password, user?.password_hash ?? null)
  if (user === undefined || !isRight || user.status !== 'active') {
    await recordLoginFailure(ctx, email)
    throw new Refusal('AUTH_CREDENTIALS')
  }
  if (config.requireVerifiedEmail && user.email_verified === 0) {
    const told = { email_not_verified: true }
    throw new Refusal('AUTH_EMAIL_NOT_VERIFIED', { extra: { ...told, data: told } })
  }
  await forgiveLoginFailures(ctx, email)
  const output = await openSession(ctx, { user, isRemembered: remember === true })
  if (output === null) throw new Refusal('AUTH_CREDENTIALS')
  return output
}
