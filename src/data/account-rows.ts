// The rows of `account_<id>`. `base*` is what the server last said, `view*` what is shown: base +
// pending operations.
import type { ListKind } from '#domain/watchlist.ts'
import type { OperationError } from './outbox/operation.ts'
import type { ListFields } from './watchlists/operation.ts'

export type BaseListRow = {
  /** UUID made on a device; never changes. */
  listId: string
  kind: ListKind
  serverId: string
  name: string
  description: string
  iconId: number
  createdAtSec: number
  isServerDefault: boolean
  /**
   * Counts changes of name, description and icon, where the host tells; absent where it doesn't.
   */
  fieldsVersion?: number
  /** Place in the server's answer; lists made here come after it. */
  position: number
}

export type BaseItemRow = {
  listId: string
  kind: ListKind
  itemId: string
  addedAtSec: number
  position: number
}

export type ViewListRow = Omit<BaseListRow, 'serverId' | 'fieldsVersion'> & {
  serverId: string | null
  isAwaitingCreate: boolean
}

export type ViewItemRow = BaseItemRow & { isPending: boolean }

/** A finished operation, kept for the sync inspector (ring of 500). */
export type FinishedOperationRow = {
  id: number
  seq: number
  opId: string
  kind: string
  type: string
  lane: string
  itemId: string | null
  outcome: 'acknowledged' | 'refused' | 'discarded' | 'superseded'
  error: OperationError | null
  finishedAtMs: number
}

export type HistoryRow = {
  entryId: number
  type: 'add' | 'remove' | 'create'
  atMs: number
  kind: ListKind
  listId: string
  listName: string
  /** Coin or sale; null for `create`. */
  itemId: string | null
  /** add, remove: the lists that held the item before. create: the lists there were before. */
  previousLists: string[]
  isUndone: boolean
}

/** An edit in Recent activity, beside the specified history. */
export type EditRow = {
  id: number
  atMs: number
  kind: ListKind
  listId: string
  listName: string
  fields: { [Field in keyof ListFields]?: { from: ListFields[Field]; to: ListFields[Field] } }
  /**
   * here: made on this device. overtaken: what the server accepted from here (`from`) was written
   * over elsewhere (`to`).
   */
  origin: 'here' | 'overtaken'
  isUndone: boolean
  /** overtaken: when the person was told; null until then. */
  toldAtMs: number | null
}

/** The last value of a field that the server accepted from this device, for at most 30 days. */
export type AckedFieldRow = {
  listId: string
  kind: ListKind
  field: keyof ListFields
  value: string | number
  /** The fields' version it was accepted at; null where the host tells none. */
  version: number | null
  atMs: number
}

export type PrefRow = { key: string; value: unknown }
export type MetaRow = { key: string; value: unknown }
