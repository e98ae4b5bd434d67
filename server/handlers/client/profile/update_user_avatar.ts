// One of the bundled pictures for the account (R-PRF-002).
import { signedInUser } from '../../../calls/call-context.ts'
import type { Handler } from '../../../calls/handler.ts'
import { setAvatar } from '../../../store/accounts/user-queries.ts'
import { textOf } from '../../../texts/text-packs.ts'

export const updateUserAvatar: Handler<'update_user_avatar'> = async (ctx, { avatar_id }) => {
  await setAvatar(ctx.db, signedInUser(ctx).id, avatar_id)
  return { message: textOf('server', ctx.language, { key: 'avatarUpdated' }) }
}
