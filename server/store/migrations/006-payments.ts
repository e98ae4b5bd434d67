// Who pays at the provider, what they have subscribed to, what a change was said to cost, and which
// notices were taken in.
import type { Kysely } from 'kysely'

export const name = 'payments'

const members = async (db: Kysely<never>): Promise<void> => {
  await db.schema
    .createTable('payment_customers')
    .addColumn('user_id', 'text', (c) =>
      c.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('customer_id', 'text', (c) => c.notNull())
    .addColumn('open_session_id', 'text')
    .addColumn('open_price_id', 'text')
    .addColumn('checked_at_ms', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('payment_customers_customer')
    .on('payment_customers')
    .column('customer_id')
    .execute()
  await db.schema
    .createIndex('payment_customers_checked')
    .on('payment_customers')
    .column('checked_at_ms')
    .execute()
  await db.schema
    .createTable('subscriptions')
    .addColumn('user_id', 'text', (c) =>
      c.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('price_id', 'text', (c) => c.notNull())
    .addColumn('period_start', 'bigint', (c) => c.notNull())
    .addColumn('period_end', 'bigint', (c) => c.notNull())
    .addColumn('ends_with_period', 'integer', (c) => c.notNull())
    .addColumn('scheduled_price_id', 'text')
    .addColumn('scheduled_at', 'bigint')
    .addColumn('payment_url', 'text')
    .execute()
  await db.schema
    .createTable('plan_previews')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('price_id', 'text', (c) => c.notNull())
    .addColumn('subscription_id', 'text', (c) => c.notNull())
    .addColumn('previewed_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('plan_previews_pk', ['user_id', 'price_id'])
    .execute()
}

export const up = async (db: Kysely<never>): Promise<void> => {
  await members(db)
  await db.schema
    .createTable('payment_notices')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('payment_notices_age')
    .on('payment_notices')
    .column('received_at')
    .execute()
}
