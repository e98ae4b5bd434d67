// What an account chose to be told about, by email and on its devices.
import type { Kysely } from 'kysely'

export const name = 'notification settings'

const choices = [
  'changes_email',
  'changes_device',
  'launches_email',
  'launches_device',
  'news_email',
  'news_device',
] as const

export const up = async (db: Kysely<never>): Promise<void> => {
  let table = db.schema
    .createTable('notification_settings')
    .addColumn('user_id', 'text', (c) =>
      c.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
  for (const choice of choices) table = table.addColumn(choice, 'integer', (c) => c.notNull())
  await table.addColumn('updated_at', 'bigint', (c) => c.notNull()).execute()
}
