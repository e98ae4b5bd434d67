// Signs in with e-mail and password (Spec §7, D-DATAKEY, D-REMEMBER).
import { knownDeviceOf } from '../../auth/gate/known-device.ts'
import { admitLogin } from '../../auth/gate/login-gate.ts'
import { openSession } from '../../auth/session/new-session.ts'
import type { Handler } from '../../calls/handler.ts'
import { Refusal } from '../../refusal.ts'
import { findUserByEmail } from '../../store/accounts/user-queries.ts'

/** Throws AUTH_CREDENTIALS alike for an unknown address, a wrong password and a banned account. */
export const loginUser: Handler<'login_user'> = async (
  ctx,
  { email, password, remember, captcha_token, device_mark },
) => {
  const { config, passwords, store } = ctx.deps
  const user = await findUserByEmail(store.db, email)
  const deviceId = await knownDeviceOf(ctx, user, device_mark)
  const attempt = await admitLogin(ctx, { email, captchaToken: captcha_token, deviceId })
  const isRight = await passwords
    .matches(password, user?.password_hash ?? null)
    .catch(async (error: unknown) => {
      await attempt.withdraw()
      throw error
    })
  if (user === undefined || !isRight || user.status !== 'active')
    throw new Refusal('AUTH_CREDENTIALS')
  await attempt.forgive()
  if (config.requireVerifiedEmail && user.email_verified === 0) {
    const detail = { email_not_verified: true }
    throw new Refusal('AUTH_EMAIL_NOT_VERIFIED', { extra: { ...detail, data: detail } })
  }
  const output = await openSession(ctx, {
    user,
    isRemembered: remember === true,
    device: { knownId: deviceId },
  })
  if (output === null) throw new Refusal('AUTH_CREDENTIALS')
  return output
}
