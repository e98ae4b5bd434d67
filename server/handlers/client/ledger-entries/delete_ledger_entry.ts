// Deletes a ledger entry.
import type { Handler } from '../../../calls/handler.ts'
import { dropLedgerEntry } from '../../../ledger-entries/ledger-entry-changes.ts'

export const deleteLedgerEntry: Handler<'delete_ledger_entry'> = (ctx, { id }) =>
  dropLedgerEntry(ctx, id)
