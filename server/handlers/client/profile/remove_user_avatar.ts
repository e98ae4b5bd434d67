// No picture any more: initials again (R-PRF-003). Removing what is not there is no failure.
import { signedInUser } from '../../../calls/call-context.ts'
import type { Handler } from '../../../calls/handler.ts'
import { setAvatar } from '../../../store/accounts/user-queries.ts'
import { textOf } from '../../../texts/text-packs.ts'

export const removeUserAvatar: Handler<'remove_user_avatar'> = async (ctx) => {
  await setAvatar(ctx.db, signedInUser(ctx).id, null)
  return { message: textOf('server', ctx.language, { key: 'avatarRemoved' }) }
}
