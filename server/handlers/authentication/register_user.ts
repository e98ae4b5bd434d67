// Makes an account, signs it in at once and sends the letter that proves the address (decisions/012).
import { newPasswordProblem } from '#domain/password.ts'
import { assertCaptcha, countPerHour } from '../../auth/attempt-limits.ts'
import { sendVerification } from '../../auth/email-verification.ts'
import { newSession } from '../../auth/new-session.ts'
import type { CallContext } from '../../calls/call-context.ts'
import type { Handler, PayloadIn } from '../../calls/handler.ts'
import { Refusal } from '../../refusal.ts'
import { insertSession } from '../../store/session-queries.ts'
import type { UserRow } from '../../store/tables.ts'
import { insertUser, keyOf } from '../../store/user-queries.ts'

type Registration = PayloadIn<'register_user'>

const assertAllowed = async (ctx: CallContext, { email, password, terms_accepted, captcha_token }: Registration): Promise<void> => {
  const { config } = ctx.deps
  if (!terms_accepted) throw new Refusal('AUTH_TERMS_REQUIRED', { extra: { fields: ['terms_accepted'] } })
  if (newPasswordProblem(password) !== null) throw new Refusal('AUTH_PASSWORD_WEAK', { extra: { fields: ['password'] } })
  if (config.inviteOnly && !config.inviteList.some((invited) => keyOf(invited) === keyOf(email))) throw new Refusal('AUTH_INVITE_ONLY')
  await countPerHour(ctx, { kind: 'registration ip', who: ctx.ip, max: config.limits.registrationsPerHourPerIp })
  await assertCaptcha(ctx, captcha_token)
}

const newUser = (ctx: CallContext, { email, username }: Registration, passwordHash: string): UserRow => ({
  id: ctx.deps.ids.newId(),
  email,
  username,
  password_hash: passwordHash,
  email_verified: 0,
  tier: 'free',
  is_admin: 0,
  status: 'active',
  avatar_id: null,
  language: ctx.language,
  created_at: ctx.nowSec,
  revision: 0,
})

/** Throws AUTH_TERMS_REQUIRED, AUTH_PASSWORD_WEAK, AUTH_INVITE_ONLY, AUTH_EMAIL_TAKEN, AUTH_USERNAME_TAKEN, RATE_LIMITED. */
export const registerUser: Handler<'register_user'> = async (ctx, payload) => {
  await assertAllowed(ctx, payload)
  const user = newUser(ctx, payload, await ctx.deps.passwords.hash(payload.password))
  const session = await newSession(ctx, { user, isRemembered: false })
  await ctx.deps.store.transaction(async (trx) => {
    const outcome = await insertUser(trx, user)
    if (outcome === 'email-taken') throw new Refusal('AUTH_EMAIL_TAKEN')
    if (outcome === 'name-taken') throw new Refusal('AUTH_USERNAME_TAKEN')
    await insertSession(trx, session.row)
  })
  ctx.deps.background.run(sendVerification(ctx, user))
  return session.output
}
