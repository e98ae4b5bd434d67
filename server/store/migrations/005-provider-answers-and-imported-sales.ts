// What providers answered, and token sales that were imported.
import type { Kysely } from 'kysely'

export const name = 'provider answers and imported sales'

export const up = async (db: Kysely<never>): Promise<void> => {
  await db.schema
    .createTable('provider_answers')
    .addColumn('key', 'text', (c) => c.primaryKey().notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('read_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('provider_answers_age')
    .on('provider_answers')
    .column('read_at')
    .execute()
  await db.schema
    .createTable('imported_sales')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('imported_at', 'bigint', (c) => c.notNull())
    .execute()
}
