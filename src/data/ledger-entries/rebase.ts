// Brings the shown rows in line with base + pending changes. Always inside the transaction that
// changed either.
import type { AccountDb } from '../account-db.ts'
import { rowChanges } from '../row-changes.ts'
import { foldLedgerEntry } from './fold.ts'
import { baseTable, queuedOf, viewTable } from './tables.ts'
import type { LedgerEntryOperation } from './types.ts'

/** One entry. */
export const rebaseLane = async (db: AccountDb, lane: string): Promise<void> => {
  const shown = foldLedgerEntry(await baseTable(db).get(lane), await queuedOf(db, lane))
  await (shown ? viewTable(db).put(shown) : viewTable(db).delete(lane))
}

/** All of them: after a refresh. `operations`: every queued change of entries, in order. */
export const rebaseAll = async (
  db: AccountDb,
  operations: readonly LedgerEntryOperation[],
): Promise<void> => {
  const base = new Map((await baseTable(db).toArray()).map((row) => [row.ledgerEntryId, row]))
  const lanes = new Set([...base.keys(), ...operations.map(({ lane }) => lane)])
  const wanted = [...lanes].flatMap((lane) => {
    const own = operations.filter((operation) => operation.lane === lane)
    return foldLedgerEntry(base.get(lane), own) ?? []
  })
  const { put, gone } = rowChanges(
    await viewTable(db).toArray(),
    wanted,
    ({ ledgerEntryId }) => ledgerEntryId,
  )
  await viewTable(db).bulkDelete(gone)
  await viewTable(db).bulkPut(put)
}
