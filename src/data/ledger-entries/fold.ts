// view = base + pending changes, pure.
import { isOnList, isPending } from '../outbox/operation.ts'
import type { BaseLedgerEntry, LedgerEntryOperation, ViewLedgerEntry } from './types.ts'

type Shown = Omit<ViewLedgerEntry, 'isPending'>

const shownBase = (base: BaseLedgerEntry): Shown => {
  const { serverId: _, ...shown } = base
  return shown
}

const foldOne = (shown: Shown | null, operation: LedgerEntryOperation): Shown | null => {
  if (operation.type === 'delete') return null
  if (operation.type === 'edit') return shown && { ...shown, ...operation.patch }
  const { lane: ledgerEntryId, fields, createdAtMs } = operation
  return shown ?? { ledgerEntryId, ...fields, createdAtSec: Math.floor(createdAtMs / 1000) }
}

/** An entry as it is shown, or null where it is not: `operations` are its own, in order. */
export const foldLedgerEntry = (
  base: BaseLedgerEntry | undefined,
  operations: readonly LedgerEntryOperation[],
): ViewLedgerEntry | null => {
  const shown = operations
    .filter(isOnList)
    .reduce<Shown | null>(foldOne, base ? shownBase(base) : null)
  return shown && { ...shown, isPending: operations.some(isPending) }
}
