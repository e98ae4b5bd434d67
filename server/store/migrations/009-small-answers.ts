// What is kept for a key shrinks to an outcome and ids, and what an account adds in a day is
// counted. The rows of before are shrunk later and a few at a time (jobs/shrink-answers.ts): a big
// database is not held up here.
import { sql, type Kysely } from 'kysely'

export const name = 'small answers'

const smallAnswers = async (db: Kysely<never>): Promise<void> => {
  // 0: the whole answer stands in `response`, as all did before.
  await db.schema
    .alterTable('processed_mutations')
    .addColumn('form', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('processed_mutations').addColumn('error', 'text').execute()
  await db.schema.alterTable('processed_mutations').addColumn('detail', 'text').execute()
  await db.schema.alterTable('processed_mutations').addColumn('list_id', 'text').execute()
  // Empty once they are shrunk.
  await sql`create index processed_mutations_whole on processed_mutations (user_id, key) where form = 0`.execute(
    db,
  )
}

export const up = async (db: Kysely<never>): Promise<void> => {
  await smallAnswers(db)
  await db.schema
    .createTable('account_usage')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('changes', 'bigint', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('account_usage_pk', ['user_id', 'day'])
    .execute()
}
