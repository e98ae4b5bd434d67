// Takes the account and everything stored with it away, in one transaction, once nothing more is
// paid for it. There is no way back.
import { assertItIsThem } from '../../../auth/password/own-password.ts'
import { sendFarewell } from '../../../auth/notices.ts'
import { signedInUser } from '../../../calls/call-context.ts'
import type { Handler } from '../../../calls/handler.ts'
import { forgetKeptEmails } from '../../../emails/kept-emails.ts'
import { stopPaying } from '../../../payments/stop-paying.ts'
import { clearAttemptsUnder, subjectsOfAccount } from '../../../store/accounts/attempt-queries.ts'
import { deleteUser } from '../../../store/accounts/user-queries.ts'
import { textOf } from '../../../texts/text-packs.ts'

/** Throws what assertItIsThem throws, and ACCOUNT_STILL_PAYING; nothing has changed then. */
export const deleteAccount: Handler<'delete_account'> = async (ctx, { password }) => {
  const user = signedInUser(ctx)
  await assertItIsThem(ctx, password)
  await stopPaying(ctx)
  await ctx.deps.store.transaction(async (trx) => {
    await deleteUser(trx, user.id)
    for (const subject of subjectsOfAccount(user)) await clearAttemptsUnder(trx, subject)
  })
  sendFarewell(ctx, user)
  await forgetKeptEmails(ctx.deps, user.email)
  return { message: textOf('server', ctx.language, { key: 'accountDeleted' }) }
}
