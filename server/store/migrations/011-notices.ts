// Letters that say what was done, from which browser; the browsers an account has been seen with;
// sessions replaced by newer ones.
import type { Kysely } from 'kysely'

export const name = 'notices to owners'

export const up = async (db: Kysely<never>): Promise<void> => {
  await db.schema.alterTable('letters').addColumn('detail', 'text').execute()
  await db.schema.alterTable('sessions').addColumn('replaced_at', 'bigint').execute()
  await db.schema
    .createTable('seen_browsers')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('browser', 'text', (c) => c.notNull())
    .addColumn('system', 'text', (c) => c.notNull())
    .addColumn('first_seen_at', 'bigint', (c) => c.notNull())
    .addColumn('last_seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('seen_browsers_pk', ['user_id', 'browser', 'system'])
    .execute()
}
