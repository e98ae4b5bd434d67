// Remembers the language letters are written in.
import { signedInUser } from '../../../calls/call-context.ts'
import type { Handler } from '../../../calls/handler.ts'
import { setLanguage } from '../../../store/accounts/user-queries.ts'

export const changeLanguage: Handler<'change_language'> = async (ctx, { language_code }) => {
  await setLanguage(ctx.db, signedInUser(ctx).id, language_code)
  return { language_code }
}
