// Changes the given fields of a ledger entry.
import type { Handler } from '../../../calls/handler.ts'
import { changeLedgerEntry } from '../../../ledger-entries/ledger-entry-changes.ts'

export const editLedgerEntry: Handler<'edit_ledger_entry'> = changeLedgerEntry
