// Proving an address by the link of a letter.
import type { CallContext } from '../calls/call-context.ts'
import { hashSecret } from '../ids.ts'
import { deliverEmail, queueEmail } from '../emails/deliver-emails.ts'
import { Refusal } from '../refusal.ts'
import { hasServed, takeEmailToken } from '../store/accounts/email-token-queries.ts'
import type { EmailRow, UserRow } from '../store/tables.ts'
import { setEmailVerified } from '../store/accounts/user-queries.ts'

/**
 * Sends a letter in the background: an answer that waited for it would tell by its time whether
 * there is such a user. The store has the letter until a mail server does.
 */
export const sendEmail = (ctx: CallContext, kind: EmailRow['kind'], user: UserRow): void => {
  const { deps } = ctx
  const send = async (): Promise<void> => {
    await deliverEmail(
      deps,
      await queueEmail(deps.store.db, deps, { user_id: user.id, kind, language: ctx.language }),
    )
  }
  deps.background.run(
    send().catch((error: unknown) => {
      if (deps.logger !== false) deps.logger.error({ err: error }, 'a letter could not be written')
    }),
  )
}

/**
 * Uses a link up. Throws AUTH_LINK_USED when it has done its work before, else AUTH_LINK_INVALID
 * when it is unknown, expired or for an address changed since.
 */
export const confirmEmail = async (ctx: CallContext, token: string): Promise<void> => {
  const dot = token.indexOf('.')
  const key = {
    userId: token.slice(0, Math.max(0, dot)),
    tokenHash: hashSecret(token.slice(dot + 1)),
  }
  const isConfirmed = await ctx.deps.store.transaction(async (trx) => {
    const row = await takeEmailToken(trx, { ...key, nowSec: ctx.nowSec })
    if (row !== undefined) await setEmailVerified(trx, row.user_id, 1)
    return row !== undefined
  })
  if (!isConfirmed)
    throw new Refusal((await hasServed(ctx.db, key)) ? 'AUTH_LINK_USED' : 'AUTH_LINK_INVALID')
}
