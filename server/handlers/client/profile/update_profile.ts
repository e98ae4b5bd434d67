// Another name for the account (D-USERNAME).
import { isUsername } from '#domain/account/username.ts'
import { userToWire } from '../../../auth/user-wire.ts'
import { signedInUser } from '../../../calls/call-context.ts'
import type { Handler } from '../../../calls/handler.ts'
import { Refusal } from '../../../refusal.ts'
import { findUser, renameUser } from '../../../store/accounts/user-queries.ts'

/** Throws AUTH_USERNAME_INVALID or AUTH_USERNAME_TAKEN. */
export const updateProfile: Handler<'update_profile'> = async (ctx, { username }) => {
  const { id } = signedInUser(ctx)
  if (!isUsername(username))
    throw new Refusal('AUTH_USERNAME_INVALID', { extra: { fields: ['username'] } })
  if (!(await renameUser(ctx.db, id, username)))
    throw new Refusal('AUTH_USERNAME_TAKEN', { extra: { fields: ['username'] } })
  return { user: userToWire((await findUser(ctx.db, id)) ?? signedInUser(ctx)) }
}
