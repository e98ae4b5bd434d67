// The rows of `account_<id>`. `base*` is what the server last said, `view*` what is shown: base + pending operations.
import type { ListKind } from '#domain/watchlist.ts'
import type { OperationError, OperationRow } from './outbox/operation.ts'

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
  /** Place in the server's answer; lists made here come after it. */
  position: number
}

export type BaseMemberRow = { listId: string; kind: ListKind; itemId: string; addedAtSec: number; position: number }

export type ViewListRow = Omit<BaseListRow, 'serverId'> & { serverId: string | null; isAwaitingCreate: boolean }

export type ViewMemberRow = BaseMemberRow & { isPending: boolean }

/** A finished operation, kept for the sync inspector (ring of 500). */
export type FinishedOperationRow = {
  id: number
  seq: number
  opId: string
  kind: ListKind
  type: OperationRow['type']
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

export type PrefRow = { key: string; value: unknown }
export type MetaRow = { key: string; value: unknown }
