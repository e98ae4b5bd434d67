// The default store: one SQLite file in DATA_DIR, written through to the disk before anything is
// acknowledged.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { keepFromOthers } from '../owner-only.ts'
import { StoreUnusable, type Store } from '../store.ts'
import type { Database } from '../tables.ts'
import { nodeSqliteDialect } from './node-sqlite-dialect.ts'
import { takeProcessLock } from './process-lock.ts'

export type SqliteStore = Store & {
  /** The whole database as bytes, and back. For tests; no transaction may be open. */
  snapshot: () => Uint8Array
  restore: (bytes: Uint8Array) => void
}

const storeOver = (db: DatabaseSync, release: () => void): SqliteStore => {
  const { dialect, forgetStatements } = nodeSqliteDialect(db)
  const kysely = new Kysely<Database>({ dialect })
  return {
    engine: 'sqlite',
    db: kysely,
    transaction: (work) => kysely.transaction().execute(work),
    ping: async () => {
      db.exec('select 1')
    },
    close: async () => {
      await kysely.destroy()
      forgetStatements()
      db.close()
      release()
    },
    snapshot: () => db.serialize(),
    restore: (bytes) => {
      forgetStatements()
      db.deserialize(bytes)
      db.exec('pragma foreign_keys = on')
    },
  }
}

/** A store that lives as long as the process: for tests and simulations. */
export const openMemoryStore = (): SqliteStore => {
  const db = new DatabaseSync(':memory:')
  db.exec('pragma foreign_keys = on')
  return storeOver(db, () => {})
}

const openDatabase = (file: string): DatabaseSync => {
  const db = new DatabaseSync(file)
  try {
    db.exec(
      'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;',
    )
    const [check] = db.prepare('pragma quick_check(1)').all()
    if (check?.['quick_check'] !== 'ok') throw new Error(String(check?.['quick_check']))
    for (const part of ['', '-wal', '-shm']) keepFromOthers(`${file}${part}`)
    return db
  } catch (error) {
    db.close()
    throw new StoreUnusable(
      `The database ${file} cannot be read (${(error as Error).message}). Nothing was changed. ` +
        'Put a backup in its place, or start with another DATA_DIR.',
      { cause: error },
    )
  }
}

/**
 * Opens (and makes) `coinsight.sqlite` in `dataDir`. Servers are alone there; a short job that is
 * not shares the file through SQLite's own locks, and both wait for each other. Throws
 * StoreUnusable when it is locked, unreadable or not writable.
 */
export const openSqliteStore = (dataDir: string, { isAlone = true } = {}): SqliteStore => {
  const file = path.join(dataDir, 'coinsight.sqlite')
  let release: (() => void) | undefined
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    release = isAlone ? takeProcessLock(dataDir, file) : () => {}
    return storeOver(openDatabase(file), release)
  } catch (error) {
    release?.()
    if (error instanceof StoreUnusable) throw error
    throw new StoreUnusable(
      `DATA_DIR ${dataDir} cannot be used (${(error as Error).message}). ` +
        'Make it a writable directory with free space, or set DATA_DIR to another one.',
      { cause: error },
    )
  }
}
