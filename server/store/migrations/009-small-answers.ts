// What is kept for a key shrinks to an outcome and ids. The rows of before are shrunk later and a few at a time
// (jobs/shrink-answers.ts): a big database is not held up here.
import { sql, type Kysely } from 'kysely'

export const name = 'small answers'

export const up = async (db: Kysely<never>): Promise<void> => {
  // 0: the whole answer stands in `response`, as all did before.
  await db.schema.alterTable('processed_mutations').addColumn('form', 'integer', (c) => c.notNull().defaultTo(0)).execute()
  await db.schema.alterTable('processed_mutations').addColumn('error', 'text').execute()
  await db.schema.alterTable('processed_mutations').addColumn('detail', 'text').execute()
  await db.schema.alterTable('processed_mutations').addColumn('list_id', 'text').execute()
  await db.schema.alterTable('processed_mutations').addColumn('list_version', 'bigint').execute()
  // Empty once they are shrunk.
  await sql`create index processed_mutations_whole on processed_mutations (user_id, key) where form = 0`.execute(db)
}
