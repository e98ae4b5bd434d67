// Hands letters over, and keeps those a mail server does not take: a registration never depends on
// it.
import type { Deps } from '../deps.ts'
import {
  claimEmail,
  deleteEmail,
  dueEmails,
  insertEmail,
  postponeEmail,
} from '../store/email-queries.ts'
import type { Executor } from '../store/store.ts'
import type { EmailRow } from '../store/tables.ts'
import { findUser } from '../store/accounts/user-queries.ts'
import { writeEmail } from './write-email.ts'

const atOnce = 20
const firstWaitSec = 30
const longestWaitSec = 3600
/** Longer than this nobody waits for it; another one can be asked for. */
const giveUpAfterSec = 3 * 86_400
/**
 * A letter taken for an attempt is left alone this long, so that a server that dies meanwhile does
 * not lose it.
 */
const leaseSec = 300

const nowOf = ({ clock }: Deps): number => Math.floor(clock.nowMs() / 1000)

/** Seconds to wait after the n-th failed attempt. */
export const waitAfter = (attempts: number): number =>
  Math.min(firstWaitSec * 2 ** (attempts - 1), longestWaitSec)

type NewEmail = Pick<EmailRow, 'user_id' | 'kind' | 'language'> & Partial<Pick<EmailRow, 'detail'>>

/** Puts a letter on its way, in the transaction of what it is about. */
export const queueEmail = async (db: Executor, deps: Deps, letter: NewEmail): Promise<EmailRow> => {
  const nowSec = nowOf(deps)
  const row = {
    detail: null,
    ...letter,
    id: deps.ids.newId(),
    attempts: 0,
    next_at: nowSec,
    created_at: nowSec,
  }
  await insertEmail(db, row)
  return row
}

/** What a mail server says about the address itself: asking again changes nothing. */
const isFinal = (error: unknown): boolean => {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500
}

/** Errors of mail servers quote the address: only their codes are logged. */
const note = ({ logger }: Deps, error: unknown, attempts: number): void => {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  if (logger !== false)
    logger.error({ code, responseCode, attempts }, 'a letter could not be handed over')
}

const stillWanted = async (deps: Deps, letter: EmailRow) => {
  const user = await findUser(deps.store.db, letter.user_id)
  if (user === undefined || user.status !== 'active') return null
  return letter.kind === 'verify' && user.email_verified === 1 ? null : user
}

const attempt = async (deps: Deps, letter: EmailRow): Promise<void> => {
  const { db } = deps.store
  const nowSec = nowOf(deps)
  if (!(await claimEmail(db, letter, nowSec + leaseSec))) return
  const user = await stillWanted(deps, letter)
  if (user === null) return deleteEmail(db, letter)
  try {
    await deps.mail.send(await writeEmail(deps, letter, user))
  } catch (error) {
    const attempts = letter.attempts + 1
    note(deps, error, attempts)
    const isLost = isFinal(error) || nowSec - letter.created_at >= giveUpAfterSec
    return isLost
      ? deleteEmail(db, letter)
      : postponeEmail(db, letter, nowSec + waitAfter(attempts))
  }
  return deleteEmail(db, letter)
}

/** One attempt at one letter. Tells its own failures and never rejects. */
export const deliverEmail = (deps: Deps, letter: EmailRow): Promise<void> =>
  attempt(deps, letter).catch((error: unknown) => {
    if (deps.logger !== false) deps.logger.error({ err: error }, 'a letter could not be written')
  })

/**
 * Every letter whose time has come, one after the other; safe to run on several servers at once.
 */
export const deliverDueEmails = async (deps: Deps): Promise<void> => {
  for (const letter of await dueEmails(deps.store.db, nowOf(deps), atOnce))
    await deliverEmail(deps, letter)
}
