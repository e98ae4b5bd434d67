// Takes the account and everything stored with it away, in one transaction. There is no way back.
import { assertItIsThem } from '../../auth/own-password.ts'
import { signedInUser } from '../../calls/call-context.ts'
import type { Handler } from '../../calls/handler.ts'
import { clearAttempts, subjectsOfAccount } from '../../store/attempt-queries.ts'
import { deleteUser } from '../../store/user-queries.ts'
import { textOf } from '../../texts/text-packs.ts'

/** Throws what assertItIsThem throws; nothing has changed then. */
export const deleteAccount: Handler<'delete_account'> = async (ctx, { password }) => {
  const user = signedInUser(ctx)
  await assertItIsThem(ctx, password)
  await ctx.deps.store.transaction(async (trx) => {
    await deleteUser(trx, user.id)
    for (const subject of subjectsOfAccount(user)) await clearAttempts(trx, subject)
  })
  return { message: textOf('server', ctx.language, { key: 'accountDeleted' }) }
}
