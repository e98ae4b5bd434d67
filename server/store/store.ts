// What the rest of the server knows of its database: one query code, two engines.
import type { Kysely } from 'kysely'
import type { Database } from './tables.ts'

/** Runs queries: the store itself or a transaction of it. */
export type Executor = Kysely<Database>

export type Store = {
  engine: 'sqlite' | 'postgres'
  /** For single reads outside a transaction. */
  db: Executor
  /**
   * Runs `work` in one transaction and commits it durably. On PostgreSQL `work` runs again after a
   * serialization failure or deadlock, so it must not touch anything but the transaction; never
   * await other I/O inside.
   */
  transaction: <T>(work: (trx: Executor) => Promise<T>) => Promise<T>
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

/** A database that cannot be used, in one sentence that says what to do. */
export class StoreUnusable extends Error {
  override name = 'StoreUnusable'
}
