// Makes an account, signs it in at once and sends the letter that proves the address
// (decisions/012).
import { newPasswordProblem } from '#domain/account/password.ts'
import { isUsername } from '#domain/account/username.ts'
import { assertInvited } from '../../auth/assert-invited.ts'
import { assertCaptcha } from '../../auth/gate/assert-captcha.ts'
import { countPerHour } from '../../auth/gate/attempt-limits.ts'
import { isCommonPassword } from '../../auth/password/common-passwords.ts'
import { newSession } from '../../auth/session/new-session.ts'
import { newUser } from '../../auth/new-user.ts'
import { rememberBrowser } from '../../auth/notices.ts'
import type { CallContext } from '../../calls/call-context.ts'
import type { Handler, PayloadIn } from '../../calls/handler.ts'
import { deliverEmail, queueEmail } from '../../emails/deliver-emails.ts'
import { Refusal } from '../../refusal.ts'
import { insertUser } from '../../store/accounts/user-queries.ts'

type Registration = PayloadIn<'register_user'>

const assertAllowed = async (
  ctx: CallContext,
  { email, password, username, terms_accepted, captcha_token }: Registration,
): Promise<void> => {
  const { config } = ctx.deps
  if (!terms_accepted)
    throw new Refusal('AUTH_TERMS_REQUIRED', { extra: { fields: ['terms_accepted'] } })
  if (!isUsername(username))
    throw new Refusal('AUTH_USERNAME_INVALID', { extra: { fields: ['username'] } })
  if (newPasswordProblem(password) !== null)
    throw new Refusal('AUTH_PASSWORD_WEAK', { extra: { fields: ['password'] } })
  if (isCommonPassword(password))
    throw new Refusal('AUTH_PASSWORD_COMMON', { extra: { fields: ['password'] } })
  assertInvited(config, email)
  await countPerHour(ctx, {
    kind: 'registration ip',
    who: ctx.network,
    max: config.limits.registrationsPerHourPerIp,
  })
  await assertCaptcha(ctx, captcha_token)
}

/**
 * Throws AUTH_TERMS_REQUIRED, AUTH_USERNAME_INVALID, AUTH_PASSWORD_WEAK, AUTH_PASSWORD_COMMON,
 * AUTH_INVITE_ONLY, AUTH_EMAIL_TAKEN, AUTH_USERNAME_TAKEN, RATE_LIMITED and what assertCaptcha
 * throws.
 */
export const registerUser: Handler<'register_user'> = async (ctx, payload) => {
  await assertAllowed(ctx, payload)
  const { email, username, password } = payload
  const user = newUser(ctx, {
    email,
    username,
    password_hash: await ctx.deps.passwords.hash(password),
    email_verified: 0,
  })
  const session = await newSession(ctx, { user, isRemembered: false, device: { knownId: null } })
  const letter = await ctx.deps.store.transaction(async (trx) => {
    const outcome = await insertUser(trx, user)
    if (outcome === 'email-taken') throw new Refusal('AUTH_EMAIL_TAKEN')
    if (outcome === 'name-taken') throw new Refusal('AUTH_USERNAME_TAKEN')
    await session.insert(trx)
    await rememberBrowser(trx, ctx, user.id)
    return queueEmail(trx, ctx.deps, { user_id: user.id, kind: 'verify', language: ctx.language })
  })
  ctx.deps.background.run(deliverEmail(ctx.deps, letter))
  return session.output
}
