// What an account's owner is told by mail: another password, a sign-in from a browser never seen
// there, the end of the account (decisions/167). No notice holds a link.
import type { CallContext } from '../calls/call-context.ts'
import { queueEmail } from '../emails/deliver-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import { countAttempts, recordAttempt, subjectOf } from '../store/accounts/attempt-queries.ts'
import { saveBrowser, selectBrowsers } from '../store/accounts/seen-browser-queries.ts'
import { selectSessions } from '../store/accounts/session-queries.ts'
import type { Executor } from '../store/store.ts'
import type { EmailRow, UserRow } from '../store/tables.ts'
import { browserOf, type BrowserNames } from './gate/device-of.ts'

const hourSec = 3600

/** The owner's own, as whoever signs in may not be them. */
const languageOf = ({ language: callers }: CallContext, { language }: UserRow): string =>
  language ?? callers

type Notice = { kind: 'passwordChanged' | 'newDevice'; user: UserRow; detail?: string }

/**
 * Puts a notice on its way with what it is about; null where the account has had enough letters in
 * this hour.
 */
export const queueNotice = async (
  trx: Executor,
  ctx: CallContext,
  { kind, user, detail }: Notice,
): Promise<EmailRow | null> => {
  const { config, ids } = ctx.deps
  if (config.rateLimits) {
    // Apart from the letters that anybody may ask for: nobody silences a notice with those.
    const subject = subjectOf(`notice ${kind}`, user.id)
    if (
      (await countAttempts(trx, subject, ctx.nowSec - hourSec)) >=
      config.limits.mailsPerHourPerAddress
    )
      return null
    await recordAttempt(trx, { subject, at: ctx.nowSec, id: ids.newId() })
  }
  return queueEmail(trx, ctx.deps, {
    user_id: user.id,
    kind,
    language: languageOf(ctx, user),
    detail: detail ?? null,
  })
}

const isSame = (a: BrowserNames, b: BrowserNames): boolean =>
  a.browser === b.browser && a.system === b.system

/** Writes down with what the caller came. */
export const rememberBrowser = (
  trx: Executor,
  { nowSec, userAgent }: CallContext,
  userId: string,
): Promise<void> => saveBrowser(trx, { userId, nowSec, ...browserOf(userAgent) })

/**
 * The letter about a sign-in from a browser and system this account was never seen with; null where
 * they are known. To be called before the session is there. Who has never been seen at all has
 * nothing to compare with: accounts older than this record are known by their sessions.
 */
export const noticeOfBrowser = async (
  trx: Executor,
  ctx: CallContext,
  user: UserRow,
): Promise<EmailRow | null> => {
  const names = browserOf(ctx.userAgent)
  const sessions = await selectSessions(trx, user.id, {
    nowSec: ctx.nowSec,
    idleSec: ctx.deps.config.sessionIdleSec,
  })
  const known: BrowserNames[] = [
    ...(await selectBrowsers(trx, user.id)),
    ...sessions.map(({ user_agent }) => browserOf(user_agent)),
  ]
  await rememberBrowser(trx, ctx, user.id)
  if (known.length === 0 || known.some((seen) => isSame(seen, names))) return null
  return queueNotice(trx, ctx, {
    kind: 'newDevice',
    user,
    detail: [names.browser, names.system].filter((name) => name !== '').join(', '),
  })
}

/**
 * Says that the account is gone, in the background and once: nothing of it may wait in the store or
 * in a file. Never rejects; an address a mail server does not take at that moment is not told.
 */
export const sendFarewell = (ctx: CallContext, user: UserRow): void => {
  const { background, logger, mail } = ctx.deps
  if (mail.kept !== undefined) return
  const send = async (): Promise<void> => {
    await mail.send(
      await writeEmail(
        ctx.deps,
        {
          kind: 'accountDeleted',
          language: languageOf(ctx, user),
          detail: null,
          created_at: ctx.nowSec,
        },
        user,
      ),
    )
  }
  background.run(
    send().catch((error: unknown) => {
      // Errors of mail servers quote the address.
      const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
      if (logger !== false)
        logger.error({ code, responseCode }, 'a letter could not be handed over')
    }),
  )
}
