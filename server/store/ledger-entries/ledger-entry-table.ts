// The table of ledger entries, as the store's list of tables names it.
import type { LedgerWireFields } from '#contract/ledger-entries.ts'

export type LedgerEntryRow = LedgerWireFields & {
  user_id: string
  id: string
  /** The id its device gave it. */
  client_id: string
  created_at: number
}

export type LedgerEntryTables = { ledger_entries: LedgerEntryRow }
