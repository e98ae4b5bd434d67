// Where ledger entries are kept.
import type { Table } from 'dexie'
import type { AccountDb } from '../account-db.ts'
import { queueOf } from '../outbox/by-state.ts'
import type { BaseLedgerEntry, LedgerEntryOperation, ViewLedgerEntry } from './types.ts'

export const ledgerEntryStores = ['baseLedgerEntries', 'viewLedgerEntries'] as const

type LedgerEntryDb = {
  baseLedgerEntries: Table<BaseLedgerEntry, string>
  viewLedgerEntries: Table<ViewLedgerEntry, string>
}

/**
 * By property, never by `table()`: inside a transaction the property is the transaction's own
 * (write-rows.ts).
 */
const tablesOf = (db: AccountDb): LedgerEntryDb => db as unknown as LedgerEntryDb

/** As the server last said them. */
export const baseTable = (db: AccountDb): Table<BaseLedgerEntry, string> =>
  tablesOf(db).baseLedgerEntries

/** As they are shown. */
export const viewTable = (db: AccountDb): Table<ViewLedgerEntry, string> =>
  tablesOf(db).viewLedgerEntries

/** The queued changes of one entry, in their order. */
export const queuedOf = async (db: AccountDb, lane: string): Promise<LedgerEntryOperation[]> =>
  (await queueOf(db).where('lane').equals(lane).sortBy('seq')) as LedgerEntryOperation[]
