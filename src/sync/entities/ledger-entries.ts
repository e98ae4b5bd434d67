// Ledger entries on their way to the server and back.
import * as z from 'zod/mini'
import { fromLedgerWire, ledgerEntryWireSchema, toLedgerWire } from '#contract/ledger-entries.ts'
import { answeredRows } from '#contract/rows.ts'
import {
  ledgerEntryKind,
  type PulledLedgerEntry,
  type LedgerEntryOperation,
} from '#data/ledger-entries/types.ts'
import type { SyncedEntity } from '../synced-entity.ts'

const entriesSchema = answeredRows(ledgerEntryWireSchema)
const madeSchema = z.object({ id: z.string() })

const request: SyncedEntity<LedgerEntryOperation>['request'] = (operation, serverId) => {
  if (operation.type === 'create')
    return {
      f: 'create_ledger_entry',
      payload: { client_id: operation.lane, ...toLedgerWire(operation.fields) },
    }
  return operation.type === 'edit'
    ? { f: 'edit_ledger_entry', payload: { id: serverId, ...toLedgerWire(operation.patch) } }
    : { f: 'delete_ledger_entry', payload: { id: serverId } }
}

export const ledgerEntries: SyncedEntity<LedgerEntryOperation, PulledLedgerEntry> = {
  kinds: [ledgerEntryKind],
  needs: 'ledger',
  request,
  accepted: ({ type }, output) => {
    if (type !== 'create') return { serverId: null, fieldsVersion: null }
    const made = madeSchema.safeParse(output).data
    return made ? { serverId: made.id, fieldsVersion: null } : null
  },
  isConflict: () => false,
  goneCode: () => 'LEDGER_ENTRY_NOT_FOUND',
  loadCall: () => 'get_ledger_entries',
  rowsIn: (_, output) =>
    entriesSchema.safeParse(output).data?.map((row) => ({
      serverId: row.id,
      clientId: row.client_id,
      ...fromLedgerWire(row),
      createdAtSec: row.created_at,
    })) ?? null,
  events: {
    acknowledged: () => null,
    refused: () => null,
    takenBack: () => null,
    loadFailed: () => null,
  },
}
