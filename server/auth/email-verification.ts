// Letters that prove an address: a link with a single-use secret, of which only the hash is kept.
import type { CallContext } from '../calls/call-context.ts'
import { hashSecret } from '../ids.ts'
import { Refusal } from '../refusal.ts'
import { insertEmailToken, takeEmailToken } from '../store/email-token-queries.ts'
import type { UserRow } from '../store/tables.ts'
import { setEmailVerified } from '../store/user-queries.ts'
import { textOf } from '../texts/text-packs.ts'

const validForSec = 2 * 86_400

const linkOf = (ctx: CallContext, token: string): string => {
  const { appOrigin, host, port } = ctx.deps.config
  const origin = appOrigin ?? `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${port}`
  return `${origin}/verify-email?token=${encodeURIComponent(token)}`
}

/** Writes a fresh link and hands the letter over. A mail server that fails is logged; the person can ask again. */
export const sendVerification = async (ctx: CallContext, user: UserRow): Promise<void> => {
  const secret = ctx.deps.ids.newSecret()
  await insertEmailToken(ctx.deps.store.db, {
    user_id: user.id,
    token_hash: hashSecret(secret),
    purpose: 'verify',
    email: user.email,
    created_at: ctx.nowSec,
    expires_at: ctx.nowSec + validForSec,
  })
  const { language } = ctx
  const values = { name: user.username, link: linkOf(ctx, `${user.id}.${secret}`) }
  try {
    await ctx.deps.mail.send({
      to: user.email,
      language,
      subject: textOf('mail', language, { key: 'verifySubject', values }),
      text: textOf('mail', language, { key: 'verifyBody', values }),
    })
  } catch (error) {
    if (ctx.deps.logger !== false) ctx.deps.logger.error({ err: error }, 'a verification mail could not be handed over')
  }
}

/** Uses a link up. Throws AUTH_LINK_INVALID when it is unknown, used, expired or for an address changed since. */
export const confirmEmail = async (ctx: CallContext, token: string): Promise<void> => {
  const dot = token.indexOf('.')
  const userId = token.slice(0, Math.max(0, dot))
  await ctx.deps.store.transaction(async (trx) => {
    const row = await takeEmailToken(trx, { userId, tokenHash: hashSecret(token.slice(dot + 1)), nowSec: ctx.nowSec })
    if (row === undefined) throw new Refusal('AUTH_LINK_INVALID')
    await setEmailVerified(trx, userId, 1)
  })
}
