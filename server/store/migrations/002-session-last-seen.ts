// When a session was last used, so that people recognise the one they do not know.
import { sql, type Kysely } from 'kysely'

export const name = 'session last seen'

export const up = async (db: Kysely<never>): Promise<void> => {
  await db.schema
    .alterTable('sessions')
    .addColumn('last_seen_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`update sessions set last_seen_at = created_at`.execute(db)
}
