// Which preview it was: the decision made on it is known by this, not by the second it was made in.
import { sql, type Kysely } from 'kysely'

export const name = 'preview ids'

export const up = async (db: Kysely<never>): Promise<void> => {
  // A preview holds for an hour: whoever was shown one is shown it again.
  await sql`delete from plan_previews`.execute(db)
  await db.schema
    .alterTable('plan_previews')
    .addColumn('preview_id', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
