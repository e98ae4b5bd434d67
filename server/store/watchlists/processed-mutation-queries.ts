// What is kept by idempotency key, so that a repeated request changes nothing and hears the same
// outcome.
import { sql } from 'kysely'
import { compiledOnce } from '../compiled.ts'
import type { Executor } from '../store.ts'
import type { ProcessedMutationRow } from '../tables.ts'

type Key = Pick<ProcessedMutationRow, 'user_id' | 'key'>

const processedOf = compiledOnce((db, userId: string, key: string) =>
  db
    .selectFrom('processed_mutations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key),
)

/** What was answered to this user's key, if anything. */
export const findProcessed = async (
  db: Executor,
  userId: string,
  key: string,
): Promise<ProcessedMutationRow | undefined> => (await processedOf(db, userId, key)).rows[0]

/** Keeps an answer. The caller holds the user's lock, so the key is free. */
export const saveProcessed = async (db: Executor, row: ProcessedMutationRow): Promise<void> => {
  await db.insertInto('processed_mutations').values(row).execute()
}

/**
 * Some keys whose row still holds the whole answer. The condition is written out, as an index of
 * just these rows needs it.
 */
export const wholeAnswerKeys = (db: Executor, limit: number): Promise<Key[]> =>
  db
    .selectFrom('processed_mutations')
    .select(['user_id', 'key'])
    .where(sql<boolean>`form = 0`)
    .orderBy('user_id')
    .orderBy('key')
    .limit(limit)
    .execute()

/** Puts what is kept of an answer in the place of the whole one. */
export const replaceAnswer = async (
  db: Executor,
  { user_id, key }: Key,
  answer: Partial<ProcessedMutationRow>,
): Promise<void> => {
  await db
    .updateTable('processed_mutations')
    .set(answer)
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .execute()
}

/** Forgets answers older than `beforeSec`. */
export const purgeProcessed = async (db: Executor, beforeSec: number): Promise<void> => {
  await db.deleteFrom('processed_mutations').where('created_at', '<', beforeSec).execute()
}
