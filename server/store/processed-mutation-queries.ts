// Answers kept by idempotency key, so that a repeated request changes nothing and hears the same.
import type { Executor } from './store.ts'
import type { ProcessedMutationRow } from './tables.ts'

/** What was answered to this user's key, if anything. */
export const findProcessed = (db: Executor, userId: string, key: string): Promise<ProcessedMutationRow | undefined> =>
  db.selectFrom('processed_mutations').selectAll().where('user_id', '=', userId).where('key', '=', key).executeTakeFirst()

/** Keeps an answer. The caller holds the user's lock, so the key is free. */
export const saveProcessed = async (db: Executor, row: ProcessedMutationRow): Promise<void> => {
  await db.insertInto('processed_mutations').values(row).execute()
}

/** Forgets answers older than `beforeSec`. */
export const purgeProcessed = async (db: Executor, beforeSec: number): Promise<void> => {
  await db.deleteFrom('processed_mutations').where('created_at', '<', beforeSec).execute()
}
