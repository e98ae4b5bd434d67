// Ledger entries as the outbox knows them; what each answer means stands at the interface
// (outbox/entity.ts). Two edits of one entry merge by field, for each carries only what it changed:
// of two on one field the later arrival stands.
import { fiatOf, type LedgerEntryField } from '#domain/ledger/entry.ts'
import type { AccountDb, Entity } from '../account-db.ts'
import { applyToBase, replaceBase } from './base.ts'
import { coalesce } from './coalesce.ts'
import { forExport, forSupport } from './for-export.ts'
import { rebaseAll, rebaseLane } from './rebase.ts'
import { findDamage, isOperation } from './row-schemas.ts'
import { baseTable, ledgerEntryStores, viewTable } from './tables.ts'
import {
  ledgerEntryKind,
  type PulledLedgerEntry,
  type LedgerEntryDraft,
  type LedgerEntryOperation,
} from './types.ts'

/** What the change itself knows of its entry, for one that is not shown. */
const ownAsset = (operation: LedgerEntryOperation): string | null => {
  if (operation.type === 'create') return operation.fields.asset
  return operation.type === 'delete' ? operation.asset : (operation.patch.asset ?? null)
}

/** A currency is named by its code. */
const assetName = (asset: string | null): string | null =>
  asset === null ? null : (fiatOf(asset) ?? asset)

const names = async (
  db: AccountDb,
  operations: readonly LedgerEntryOperation[],
): Promise<(string | null)[]> => {
  const shown = await viewTable(db).bulkGet(operations.map(({ lane }) => lane))
  return operations.map((operation, at) => assetName(shown[at]?.asset ?? ownAsset(operation)))
}

const serverIds = async (db: AccountDb, lanes: readonly string[]): Promise<Map<string, string>> => {
  const rows = await baseTable(db).bulkGet([...lanes])
  return new Map(rows.flatMap((row) => (row ? [[row.ledgerEntryId, row.serverId] as const] : [])))
}

const isGoalMet = (
  operation: LedgerEntryOperation,
  row: PulledLedgerEntry | undefined,
): boolean => {
  if (operation.type === 'create') return row !== undefined
  if (operation.type === 'delete') return row === undefined
  if (!row) return false
  const wanted = Object.entries(operation.patch) as [LedgerEntryField, unknown][]
  return wanted.every(([field, value]) => row[field] === value)
}

export const ledgerEntries: Entity<LedgerEntryOperation, LedgerEntryDraft, PulledLedgerEntry> = {
  kinds: [ledgerEntryKind],
  stores: ledgerEntryStores,
  remembered: [],
  isOperation,

  role: ({ type }) => (type === 'create' ? 'make' : type === 'delete' ? 'remove' : 'change'),
  onRefusal: ({ type }) => (type === 'create' ? 'park' : 'revert'),
  hasWords: ({ type }) => type === 'edit',
  coalesce,

  baseRow: (db, lane) => baseTable(db).get(lane),
  serverIds,
  serverIdsOfKind: async (db) => (await baseTable(db).toArray()).map(({ serverId }) => serverId),
  isHeldBack: () => false,
  isBatchable: () => false,
  readsFirst: () => false,
  toSend: (_, operation) => operation,
  readBefore: async () => null,

  applyToBase,
  rebase: (db, { lane }) => rebaseLane(db, lane),
  rebaseLane,
  rebaseKind: (db, _, operations) => rebaseAll(db, operations),

  replaceBase: (db, { rows }) => replaceBase(db, rows),
  isGoalMet,

  names,
  forExport,
  forSupport,
  findDamage,
}
