// Captchas that count once, letters that wait for a mail server, Google accounts, links that
// remember their use.
import type { Kysely } from 'kysely'
import { usernameKey } from '#domain/account/username.ts'
import type { Database } from '../tables.ts'

export const name = 'captchas, letters and Google accounts'

const tables = async (db: Kysely<never>): Promise<void> => {
  await db.schema
    .createTable('used_captchas')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('letters')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('letters_pk', ['user_id', 'id'])
    .execute()
  await db.schema.createIndex('letters_due').on('letters').column('next_at').execute()
  await db.schema
    .createTable('user_google_subjects')
    .addColumn('subject', 'text', (c) => c.primaryKey().notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('linked_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.alterTable('email_tokens').addColumn('used_at', 'bigint').execute()
}

/**
 * Names are compared by their look-alike key from now on; of two that are doubles already, the
 * later keeps its old key.
 */
const rekeyNames = async (db: Kysely<Database>): Promise<void> => {
  const rows = await db.selectFrom('user_names').selectAll().orderBy('name_key').execute()
  const taken = new Set(rows.map(({ name_key }) => name_key))
  for (const { name_key } of rows) {
    const key = usernameKey(name_key)
    if (taken.has(key)) continue
    taken.add(key)
    await db
      .updateTable('user_names')
      .set({ name_key: key })
      .where('name_key', '=', name_key)
      .execute()
  }
}

export const up = async (db: Kysely<never>): Promise<void> => {
  await tables(db)
  await rekeyNames(db)
}
