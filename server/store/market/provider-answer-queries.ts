// Answers of providers, so that a restart does not ask for them again and silence leaves the old
// ones.
import type { Executor } from '../store.ts'

/**
 * The shelf that is the store itself; writing replaces, so two servers may write the same answer.
 */
export const storeShelf = (db: Executor) => ({
  /** Null where nothing was kept under `key`; `atSec` is when it was read. */
  load: async (key: string): Promise<{ body: string; atSec: number } | null> => {
    const row = await db
      .selectFrom('provider_answers')
      .select(['body', 'read_at'])
      .where('key', '=', key)
      .executeTakeFirst()
    return row ? { body: row.body, atSec: row.read_at } : null
  },
  save: async (key: string, { body, atSec }: { body: string; atSec: number }): Promise<void> => {
    const row = { key, body, read_at: atSec }
    await db
      .insertInto('provider_answers')
      .values(row)
      .onConflict((c) => c.column('key').doUpdateSet(row))
      .execute()
  },
})

/** Forgets answers read before `beforeSec`. */
export const purgeProviderAnswers = async (db: Executor, beforeSec: number): Promise<void> => {
  await db.deleteFrom('provider_answers').where('read_at', '<', beforeSec).execute()
}
