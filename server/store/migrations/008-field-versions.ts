// What a device needs to tell that somebody wrote over a field without knowing it (decisions/160).
import type { Kysely } from 'kysely'

export const name = 'field versions'

export const up = async (db: Kysely<never>): Promise<void> => {
  await db.schema
    .alterTable('watchlists')
    .addColumn('fields_version', 'bigint', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('watchlists')
    .addColumn('field_log', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute()
}
