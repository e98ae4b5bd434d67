// Everything a store holds, or everything of one user: to show that something changed, or that nothing did.
import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'

type Table = { name: string; isOwned: boolean }

/** Plain queries only: the introspection's virtual tables outlive an SQLite database that is restored underneath, and crash it. */
const sqliteTables = async ({ db }: Store): Promise<Table[]> => {
  const { rows } = await sql<{
    name: string
    sql: string
  }>`select name, sql from sqlite_schema where type = 'table'`.execute(db)
  return rows.map(({ name, sql: definition }) => ({
    name,
    isOwned: definition.includes('"user_id"'),
  }))
}

const postgresTables = async ({ db }: Store): Promise<Table[]> =>
  (await db.introspection.getTables()).map(({ name, columns }) => ({
    name,
    isOwned: columns.some((column) => column.name === 'user_id'),
  }))

/** The tables there really are, the bookkeeping of migrations aside: a new one is covered unasked. */
const allTables = async (store: Store): Promise<Table[]> =>
  (await (store.engine === 'postgres' ? postgresTables(store) : sqliteTables(store)))
    .filter(({ name }) => name !== 'schema_migrations')
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))

export const tableNames = async (store: Store): Promise<string[]> =>
  (await allTables(store)).map(({ name }) => name)

/** Rows by table; with `userId` only that user's, of the tables whose rows have an owner. */
export const dumpStore = async (
  store: Store,
  userId?: string,
): Promise<Record<string, unknown[]>> => {
  const dump: Record<string, unknown[]> = {}
  for (const { name, isOwned } of await allTables(store)) {
    const owner = name === 'users' ? 'id' : isOwned ? 'user_id' : null
    if (userId !== undefined && owner === null) continue
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      store.db,
    )
    dump[name] = rows.filter(
      (row) => userId === undefined || (owner !== null && row[owner] === userId),
    )
  }
  return dump
}
