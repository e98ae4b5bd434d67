// Another password for whoever knows the present one (R-AUT-052). Other sessions end; this one is
// renewed where the browser takes the new token along, and goes on as it is where it does not
// (decisions/167).
import { newPasswordProblem } from '#domain/account/password.ts'
import { assertOwnPassword } from '../../auth/password/own-password.ts'
import { isCommonPassword } from '../../auth/password/common-passwords.ts'
import { queueNotice } from '../../auth/notices.ts'
import { putInPlace, renewedSession } from '../../auth/session/renewed-session.ts'
import { callersSession, signedInUser } from '../../calls/call-context.ts'
import type { Handler } from '../../calls/handler.ts'
import { deliverEmail } from '../../emails/deliver-emails.ts'
import { Refusal } from '../../refusal.ts'
import { forgetOtherDevices } from '../../store/accounts/known-device-queries.ts'
import { deleteOtherSessions } from '../../store/accounts/session-queries.ts'
import { replacePasswordHash } from '../../store/accounts/user-queries.ts'
import { textOf } from '../../texts/text-packs.ts'

/**
 * Throws AUTH_PASSWORD_WEAK, AUTH_PASSWORD_COMMON, AUTH_PASSWORD_SAME and what assertOwnPassword
 * throws; nothing has changed then.
 */
export const changePassword: Handler<'change_password'> = async (
  ctx,
  { current_password, new_password },
) => {
  const { id, password_hash } = signedInUser(ctx)
  await assertOwnPassword(ctx, current_password)
  if (newPasswordProblem(new_password) !== null)
    throw new Refusal('AUTH_PASSWORD_WEAK', { extra: { fields: ['new_password'] } })
  if (isCommonPassword(new_password))
    throw new Refusal('AUTH_PASSWORD_COMMON', { extra: { fields: ['new_password'] } })
  if (new_password === current_password)
    throw new Refusal('AUTH_PASSWORD_SAME', { extra: { fields: ['new_password'] } })
  const to = await ctx.deps.passwords.hash(new_password)
  const renewed = await renewedSession(ctx)
  const letter = await ctx.deps.store.transaction(async (trx) => {
    // Of two changes at once, the second no longer knows the present password.
    if (!(await replacePasswordHash(trx, id, { from: password_hash, to })))
      throw new Refusal('AUTH_PASSWORD_WRONG')
    await deleteOtherSessions(trx, callersSession(ctx))
    await forgetOtherDevices(trx, callersSession(ctx))
    if (renewed !== null) await putInPlace(trx, ctx, renewed)
    return queueNotice(trx, ctx, { kind: 'passwordChanged', user: signedInUser(ctx) })
  })
  if (letter !== null) ctx.deps.background.run(deliverEmail(ctx.deps, letter))
  return { message: textOf('server', ctx.language, { key: 'passwordChanged' }), ...renewed?.output }
}
