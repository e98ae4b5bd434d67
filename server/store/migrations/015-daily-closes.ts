// Daily closing prices of coins, kept for good, and how far each coin's past was asked for
// (decisions/214).
import type { Kysely } from 'kysely'

export const name = 'daily closes'

export const up = async (db: Kysely<never>): Promise<void> => {
  await db.schema
    .createTable('daily_closes')
    .addColumn('coin_id', 'text', (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('close', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('daily_closes_pk', ['coin_id', 'day'])
    .execute()
  await db.schema
    .createTable('close_reaches')
    .addColumn('coin_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('through_day', 'integer', (c) => c.notNull())
    .execute()
}
