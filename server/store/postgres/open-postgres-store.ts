// The store that outgrows one machine: as many server processes as it takes on one PostgreSQL.
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { Pool, types as builtinTypes, type CustomTypesConfig } from 'pg'
import { StoreUnusable, type Executor, type Store } from '../store.ts'
import type { Database } from '../tables.ts'

const serializationFailure = '40001'
const deadlockDetected = '40P01'
const maxAttempts = 6
const int8 = builtinTypes.builtins.INT8

const types: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === int8 ? Number : builtinTypes.getTypeParser(oid, format)),
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code
const isRetryable = (error: unknown): boolean =>
  [serializationFailure, deadlockDetected].includes(codeOf(error) as string)

/** Gives every statement a name, so that each connection parses and plans it once. */
const withNamedStatements = (pool: Pool): PostgresPool => {
  const names = new Map<string, string>()
  const nameOf = (sql: string): string => {
    const name = names.get(sql) ?? `s${names.size}`
    names.set(sql, name)
    return name
  }
  return {
    connect: async () => {
      const client = await pool.connect()
      return {
        query: ((text: string, values: unknown[]) =>
          values.length === 0
            ? client.query(text)
            : client.query({ name: nameOf(text), text, values })) as never,
        release: () => client.release(),
      }
    },
    end: () => pool.end(),
  }
}

const retrying = async <T>(db: Executor, work: (trx: Executor) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!isRetryable(error) || attempt === maxAttempts) throw error
      await wait(Math.random() * 10 * 2 ** attempt)
    }
  }
}

/**
 * Opens a pool on `url`. Throws StoreUnusable when the database does not answer. `onLost` hears of
 * idle connections that broke.
 */
export const openPostgresStore = async (
  url: string,
  onLost: (error: Error) => void,
): Promise<Store> => {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000, types })
  pool.on('error', onLost)
  // One that breaks while a call holds it is no longer the pool's to listen to; unheard, it would
  // end the process. The call hears of it from its own query, and the pool throws the connection
  // away.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool) }),
  })
  const ping = async (): Promise<void> => {
    await pool.query('select 1')
  }
  try {
    await ping()
  } catch (error) {
    await pool.end()
    throw new StoreUnusable(
      `The PostgreSQL of DATABASE_URL does not answer (${(error as Error).message}). ` +
        'Start it, correct DATABASE_URL, or unset it to use SQLite in DATA_DIR.',
      { cause: error },
    )
  }
  return {
    engine: 'postgres',
    db,
    transaction: (work) => retrying(db, work),
    ping,
    close: () => db.destroy(),
  }
}
