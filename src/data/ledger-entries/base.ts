// What the server holds of entries: once it has accepted a change, and after a refresh.
import type { AccountDb } from '../account-db.ts'
import type { Accepted } from '../outbox/entity.ts'
import { rowChanges } from '../row-changes.ts'
import { baseTable } from './tables.ts'
import type { BaseLedgerEntry, PulledLedgerEntry, LedgerEntryOperation } from './types.ts'

/** Applies an accepted change. */
export const applyToBase = async (
  db: AccountDb,
  operation: LedgerEntryOperation,
  { serverId }: Accepted,
): Promise<void> => {
  const { lane, createdAtMs } = operation
  if (operation.type === 'delete') return baseTable(db).delete(lane)
  const base = await baseTable(db).get(lane)
  if (operation.type === 'edit' && base) await baseTable(db).put({ ...base, ...operation.patch })
  // A refresh may have brought the row before the answer did, and then it knows better.
  if (operation.type === 'create' && !base)
    await baseTable(db).put({
      ...operation.fields,
      ledgerEntryId: lane,
      serverId: serverId ?? lane,
      createdAtSec: Math.floor(createdAtMs / 1000),
    })
}

const baseRow = ({ clientId, ...row }: PulledLedgerEntry): BaseLedgerEntry => ({
  ...row,
  ledgerEntryId: clientId,
})

/** A refresh replaces base; answers the rows by their ids on this device. */
export const replaceBase = async (
  db: AccountDb,
  rows: readonly PulledLedgerEntry[],
): Promise<ReadonlyMap<string, PulledLedgerEntry>> => {
  const { put, gone } = rowChanges(
    await baseTable(db).toArray(),
    rows.map(baseRow),
    ({ ledgerEntryId }) => ledgerEntryId,
  )
  await baseTable(db).bulkDelete(gone)
  await baseTable(db).bulkPut(put)
  return new Map(rows.map((row) => [row.clientId, row]))
}
