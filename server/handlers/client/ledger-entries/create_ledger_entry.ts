// Makes a ledger entry.
import type { Handler } from '../../../calls/handler.ts'
import { makeLedgerEntry } from '../../../ledger-entries/ledger-entry-changes.ts'

export const createLedgerEntry: Handler<'create_ledger_entry'> = makeLedgerEntry
