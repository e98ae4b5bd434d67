// The caller's ledger entries.
import { signedInUser } from '../../../calls/call-context.ts'
import type { Handler } from '../../../calls/handler.ts'
import { readLedgerEntries } from '../../../ledger-entries/ledger-entry-wire.ts'

export const getLedgerEntries: Handler<'get_ledger_entries'> = (ctx) =>
  readLedgerEntries(ctx.db, signedInUser(ctx).id)
