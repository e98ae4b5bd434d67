// Ledger entries in the generated suites of the server.
import { toLedgerWire } from '#contract/ledger-entries.ts'
import { sampleEntry } from '../ledger/sample-entry.ts'
import type { Furnishing } from '../entity-rows.ts'
import type { OwnedIds } from '../sample-payloads.ts'

const made = { client_id: 'device-of-ledger-entry', ...toLedgerWire(sampleEntry) }

export const ledgerEntryFurnishing: Furnishing = {
  table: 'ledger_entries',
  make: 'create_ledger_entry',
  payload: made,
}

const idIn = ({ rows }: OwnedIds): { id: string } => ({ id: rows?.['ledger_entries'] ?? '' })

export const ledgerEntryPayloads = {
  get_ledger_entries: () => ({}),
  create_ledger_entry: () => ({ ...made, client_id: 'another-ledger-entry' }),
  edit_ledger_entry: (ids: OwnedIds) => ({ ...idIn(ids), note: 'Rewritten' }),
  delete_ledger_entry: idIn,
}
