// Accounts, sessions, watchlists and what makes a retried change count once.
import type { Kysely } from 'kysely'

export const name = 'accounts and watchlists'

const accounts = async (db: Kysely<never>): Promise<void> => {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('email_verified', 'integer', (c) => c.notNull())
    .addColumn('tier', 'text', (c) => c.notNull())
    .addColumn('is_admin', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('avatar_id', 'text')
    .addColumn('language', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('revision', 'bigint', (c) => c.notNull())
    .execute()
  for (const [table, key] of [
    ['user_emails', 'email_key'],
    ['user_names', 'name_key'],
  ] as const) {
    await db.schema
      .createTable(table)
      .addColumn(key, 'text', (c) => c.primaryKey().notNull())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .execute()
  }
  await db.schema
    .createTable('sessions')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sessions_pk', ['user_id', 'id'])
    .execute()
  await db.schema
    .createTable('email_tokens')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('email_tokens_pk', ['user_id', 'token_hash'])
    .execute()
}

const watchlists = async (db: Kysely<never>): Promise<void> => {
  await db.schema
    .createTable('watchlists')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('client_id', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('icon_id', 'integer', (c) => c.notNull())
    .addColumn('icon_name', 'text')
    .addColumn('is_default', 'integer', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('watchlists_pk', ['user_id', 'id'])
    .execute()
  await db.schema
    .createIndex('watchlists_client_id')
    .unique()
    .on('watchlists')
    .columns(['user_id', 'kind', 'client_id'])
    .execute()
  await db.schema
    .createTable('watchlist_items')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('list_id', 'text', (c) => c.notNull())
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('added_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('watchlist_items_pk', ['user_id', 'list_id', 'item_id'])
    .addForeignKeyConstraint(
      'watchlist_items_list',
      ['user_id', 'list_id'],
      'watchlists',
      ['user_id', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
}

const mutations = async (db: Kysely<never>): Promise<void> => {
  await db.schema
    .createTable('processed_mutations')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('f', 'text', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('response', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('processed_mutations_pk', ['user_id', 'key'])
    .execute()
  await db.schema
    .createIndex('processed_mutations_age')
    .on('processed_mutations')
    .column('created_at')
    .execute()
  await db.schema
    .createTable('lanes')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('client_id', 'text', (c) => c.notNull())
    .addColumn('lane', 'text', (c) => c.notNull())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('key', 'text')
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('lanes_pk', ['user_id', 'client_id', 'lane'])
    .execute()
  await db.schema
    .createTable('attempts')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('attempts_pk', ['subject', 'at', 'id'])
    .execute()
}

export const up = async (db: Kysely<never>): Promise<void> => {
  await accounts(db)
  await watchlists(db)
  await mutations(db)
}
