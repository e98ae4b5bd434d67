// Devices that an account has been signed in on, and calls counted by all servers of one database.
import type { Kysely } from 'kysely'

export const name = 'known devices and shared counts'

export const up = async (db: Kysely<never>): Promise<void> => {
  await db.schema
    .createTable('known_devices')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('secret_hash', 'text', (c) => c.notNull())
    .addColumn('session_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_devices_pk', ['user_id', 'id'])
    .execute()
  await db.schema
    .createTable('call_counts')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('calls', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('call_counts_pk', ['subject', 'starts_at'])
    .execute()
}
