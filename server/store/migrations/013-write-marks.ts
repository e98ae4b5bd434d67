// A number that every write of a list draws anew, so that a kept answer is known to be true or not,
// also after a backup was restored (decisions/210).
import type { Kysely } from 'kysely'

export const name = 'write marks'

export const up = async (db: Kysely<never>): Promise<void> => {
  await db.schema
    .alterTable('watchlists')
    .addColumn('write_mark', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}
