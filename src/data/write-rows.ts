// A write transaction whose tables know it. Dexie finds the current transaction by its zone, and on
// a busy page a zone can be lost after an await (decisions/080): a write would then go its own way,
// outside what must stay whole.
import type { Transaction } from 'dexie'
import type { AccountDb } from './account-db.ts'
import { storageWatch } from './storage/queries/storage-health.ts'
import type { accountStores } from './versions/account-versions.ts'

export type TableName = keyof typeof accountStores

const boundTo = (db: AccountDb, transaction: Transaction, names: readonly string[]): AccountDb => {
  const bound = Object.create(db) as AccountDb
  for (const name of names) Object.defineProperty(bound, name, { value: transaction.table(name) })
  return bound
}

/**
 * Runs `work` in one transaction: all of it is kept, or nothing. Every request must be made through
 * the `db` it is given.
 */
export const writeRows = async <Result>(
  db: AccountDb,
  names: readonly string[],
  work: (db: AccountDb) => Promise<Result>,
): Promise<Result> => {
  // The scope is an async function of its own: Dexie ends the transaction too early under any
  // other.
  const result = await db.transaction('rw', [...names], async (transaction) =>
    work(boundTo(db, transaction, names)),
  )
  if (storageWatch.get().isFull) storageWatch.foundFull(db.name, false)
  return result
}
