// What ledger entries bring to the server (server/entities/registry.ts).
import { own, taking } from '../calls/call-policy.ts'
import { createLedgerEntry } from '../handlers/client/ledger-entries/create_ledger_entry.ts'
import { deleteLedgerEntry } from '../handlers/client/ledger-entries/delete_ledger_entry.ts'
import { editLedgerEntry } from '../handlers/client/ledger-entries/edit_ledger_entry.ts'
import { getLedgerEntries } from '../handlers/client/ledger-entries/get_ledger_entries.ts'
import { readLedgerEntries } from './ledger-entry-wire.ts'

export const ledgerEntryHandlers = {
  get_ledger_entries: getLedgerEntries,
  create_ledger_entry: createLedgerEntry,
  edit_ledger_entry: editLedgerEntry,
  delete_ledger_entry: deleteLedgerEntry,
}

export const ledgerEntryPolicies = {
  get_ledger_entries: own,
  create_ledger_entry: own,
  edit_ledger_entry: own,
  delete_ledger_entry: taking,
}

export const ledgerEntryReaders = { ledger_entries: readLedgerEntries }
