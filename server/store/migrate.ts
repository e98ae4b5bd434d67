// Brings a database to the newest schema: all pending steps in one transaction, one process at a
// time.
import { sql, type Kysely } from 'kysely'
import { allMigrations } from './migrations/all-migrations.ts'
import { StoreUnusable, type Executor, type Store } from './store.ts'

const createVersionTable = (db: Executor): Promise<void> =>
  db.schema
    .createTable('schema_migrations')
    .ifNotExists()
    .addColumn('version', 'integer', (c) => c.primaryKey().notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('applied_at', 'bigint', (c) => c.notNull())
    .execute()

const appliedVersion = async (db: Executor): Promise<number> => {
  const row = await db
    .selectFrom('schema_migrations')
    .select((e) => e.fn.max('version').as('version'))
    .executeTakeFirst()
  return row?.version ?? 0
}

const refuseNewer = (version: number): void => {
  if (version > allMigrations.length) {
    throw new StoreUnusable(
      `The database has schema version ${version}, this server knows ${allMigrations.length}. ` +
        'Start the newer server it was used with, or restore a backup.',
    )
  }
}

/** Applies what is pending and returns how many steps that was. Safe to run twice at once. */
export const migrate = async (store: Store, nowSec: number): Promise<number> => {
  await createVersionTable(store.db)
  return store.transaction(async (trx) => {
    if (store.engine === 'postgres')
      await sql`lock table schema_migrations in access exclusive mode`.execute(trx)
    const from = await appliedVersion(trx)
    refuseNewer(from)
    for (const [index, migration] of allMigrations.entries()) {
      if (index < from) continue
      await migration.up(trx as unknown as Kysely<never>)
      await trx
        .insertInto('schema_migrations')
        .values({ version: index + 1, name: migration.name, applied_at: nowSec })
        .execute()
    }
    return allMigrations.length - from
  })
}

/** Throws StoreUnusable unless the schema is exactly this server's. */
export const assertMigrated = async (store: Store): Promise<void> => {
  await createVersionTable(store.db)
  const version = await appliedVersion(store.db)
  refuseNewer(version)
  if (version < allMigrations.length) {
    throw new StoreUnusable(
      `The database has schema version ${version}, this server needs ${allMigrations.length}. ` +
        'Run "npm run migrate" first.',
    )
  }
}
