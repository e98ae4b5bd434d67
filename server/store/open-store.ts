// Chooses the engine: PostgreSQL where DATABASE_URL is set, else SQLite in DATA_DIR.
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { openPostgresStore } from './postgres/open-postgres-store.ts'
import { openSqliteStore } from './sqlite/open-sqlite-store.ts'
import type { Store } from './store.ts'

/**
 * `besideServer`: for a short job that may run while a server works on the same SQLite file. Throws
 * StoreUnusable with a sentence that says what to do.
 */
export const openStore = async (
  { databaseUrl, dataDir }: Config,
  logger: FastifyBaseLogger,
  { besideServer = false } = {},
): Promise<Store> =>
  databaseUrl === undefined
    ? openSqliteStore(dataDir, { isAlone: !besideServer })
    : openPostgresStore(databaseUrl, (error) =>
        logger.error({ err: error }, 'an idle database connection broke'),
      )
