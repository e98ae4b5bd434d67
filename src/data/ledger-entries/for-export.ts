// What this device holds of a person's entries: for themselves, and by ids alone for support.
import type { LedgerEntryFields } from '#domain/ledger/entry.ts'
import type { AccountDb } from '../account-db.ts'
import { viewTable } from './tables.ts'

export type LedgerEntryExport = {
  /** As shown on this device, unsent changes included. */
  ledgerEntries: (Omit<LedgerEntryFields, 'happenedAtSec'> & {
    entryId: string
    happenedAt: string
    createdAt: string
    isWaiting: boolean
  })[]
}
export type LedgerEntrySupport = { ledgerEntries: { ledgerEntryId: string }[] }

/** Everything, words included. */
export const forExport = async (db: AccountDb): Promise<LedgerEntryExport> => ({
  ledgerEntries: (await viewTable(db).toArray()).map(
    ({ ledgerEntryId: entryId, happenedAtSec, createdAtSec, isPending, ...fields }) => ({
      entryId,
      ...fields,
      happenedAt: new Date(happenedAtSec * 1000).toISOString(),
      createdAt: new Date(createdAtSec * 1000).toISOString(),
      isWaiting: isPending,
    }),
  ),
})

/** Ids, never an asset, an amount or a note. */
export const forSupport = async (db: AccountDb): Promise<LedgerEntrySupport> => ({
  ledgerEntries: (await viewTable(db).toArray()).map(({ ledgerEntryId }) => ({ ledgerEntryId })),
})
