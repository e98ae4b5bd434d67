// Ledger entries: their changes as they are queued, and their rows. `base`: what the server last
// said; `view`: what is shown, base + pending changes.
import type { LedgerEntryFields } from '#domain/ledger/entry.ts'
import type { PulledRow } from '../outbox/entity.ts'
import type { OperationStamp } from '../outbox/operation.ts'

export const ledgerEntryKind = 'ledgerEntry'

/** Under which the account's preferences keep the cost basis. */
export const costBasisKey = 'costBasis'

type Kind = { kind: typeof ledgerEntryKind; lane: string }

/** `patch`: what the person changed, and nothing else. */
export type LedgerEntryDraft = Kind &
  (
    | { type: 'create'; fields: LedgerEntryFields }
    | { type: 'edit'; patch: Partial<LedgerEntryFields> }
    | { type: 'delete'; asset: string }
  )
export type LedgerEntryOperation = LedgerEntryDraft & OperationStamp & { seq: number }

export type BaseLedgerEntry = LedgerEntryFields & {
  /** UUID made on a device, the same on all; never changes. */
  ledgerEntryId: string
  serverId: string
  createdAtSec: number
}
export type ViewLedgerEntry = Omit<BaseLedgerEntry, 'serverId'> & { isPending: boolean }

export type PulledLedgerEntry = PulledRow &
  LedgerEntryFields & { clientId: string; createdAtSec: number }
