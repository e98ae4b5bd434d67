// Counts of failed sign-ins, registrations and letters, by a keyed hash of whom they concern.
import { randomBytes } from 'node:crypto'
import { createKeyedHash, type KeyedHash } from '../../keyed-hash.ts'
import type { Executor } from '../store.ts'
import { keyOf } from './user-queries.ts'

/**
 * Of this process. Random until the server takes up the key it keeps, so that nothing is ever
 * hashed without one.
 */
let hashOf: KeyedHash = createKeyedHash(randomBytes(32))

/**
 * From now on subjects are hashed with the server's kept key: counts outlive a start, and servers
 * that share it share them.
 */
export const hashSubjectsWith = (keyed: KeyedHash): void => {
  hashOf = keyed
}

/**
 * A subject such as `login account` and an address, kept as a keyed hash only: network addresses
 * are few enough to try all.
 */
export const subjectOf = (kind: string, who: string): string => hashOf(`${kind}\n${who}`)

/**
 * The subjects that stand for one account, as the limits name them: its row, not its network, is
 * what is counted.
 */
export const subjectsOfAccount = ({ id, email }: { id: string; email: string }): string[] => [
  subjectOf('login account', keyOf(email)),
  subjectOf('mail address', keyOf(email)),
  subjectOf('own password', id),
  subjectOf('export', id),
  subjectOf('notice passwordChanged', id),
  subjectOf('notice newDevice', id),
]

export const countAttempts = async (
  db: Executor,
  subject: string,
  sinceSec: number,
): Promise<number> => {
  const row = await db
    .selectFrom('attempts')
    .select((e) => e.fn.countAll<number | string>().as('count'))
    .where('subject', '=', subject)
    .where('at', '>', sinceSec)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export type Attempt = { subject: string; at: number; id: string }

export const recordAttempt = async (db: Executor, attempt: Attempt): Promise<void> => {
  await db.insertInto('attempts').values(attempt).execute()
}

/** Takes one attempt back: it was none. */
export const removeAttempt = async (db: Executor, { subject, at, id }: Attempt): Promise<void> => {
  await db
    .deleteFrom('attempts')
    .where('subject', '=', subject)
    .where('at', '=', at)
    .where('id', '=', id)
    .execute()
}

export const clearAttempts = async (db: Executor, subject: string): Promise<void> => {
  await db.deleteFrom('attempts').where('subject', '=', subject).execute()
}

/** The same with what begins with it, such as one network at one account. */
export const clearAttemptsUnder = async (db: Executor, subject: string): Promise<void> => {
  await clearAttempts(db, subject)
  await db.deleteFrom('attempts').where('subject', 'like', `${subject}:%`).execute()
}

/** Forgets attempts before `beforeSec`. */
export const purgeAttempts = async (db: Executor, beforeSec: number): Promise<void> => {
  await db.deleteFrom('attempts').where('at', '<', beforeSec).execute()
}
