// Ledger entries.
import type { Kysely } from 'kysely'

export const name = 'ledger entries'

export const up = async (db: Kysely<never>): Promise<void> => {
  await db.schema
    .createTable('ledger_entries')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('client_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('happened_at', 'bigint', (c) => c.notNull())
    .addColumn('asset', 'text', (c) => c.notNull())
    .addColumn('amount', 'text', (c) => c.notNull())
    .addColumn('counter_asset', 'text', (c) => c.notNull())
    .addColumn('counter_amount', 'text', (c) => c.notNull())
    .addColumn('fee_asset', 'text', (c) => c.notNull())
    .addColumn('fee_amount', 'text', (c) => c.notNull())
    .addColumn('value_usd', 'text', (c) => c.notNull())
    .addColumn('value_source', 'text', (c) => c.notNull())
    .addColumn('account', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('ledger_entries_pk', ['user_id', 'id'])
    .execute()
  await db.schema
    .createIndex('ledger_entries_client_id')
    .unique()
    .on('ledger_entries')
    .columns(['user_id', 'client_id'])
    .execute()
}
