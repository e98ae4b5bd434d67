// view = base + pending operations (design 5), pure. Everything shown of a watchlist comes out of
// these functions.
import type { BaseListRow, BaseItemRow, ViewListRow, ViewItemRow } from '../account-rows.ts'
import { isOnList, isPending } from '../outbox/operation.ts'
import { itemOperation, type ItemOperation, type WatchlistOperation } from './operation.ts'

/**
 * Rows that the server has not placed yet stand after those it has, in the order they were made.
 */
const unplaced = 1_000_000_000

/** Where a row that operation `seq` made stands. */
export const positionAfterServer = (seq: number): number => unplaced + seq

const shownBase = (base: BaseListRow): ViewListRow => {
  const { fieldsVersion: _, ...list } = base
  return { ...list, isAwaitingCreate: false }
}

const foldOne = (list: ViewListRow | null, operation: WatchlistOperation): ViewListRow | null => {
  if (operation.type === 'delete') return null
  if (operation.type === 'edit') return list && { ...list, ...operation.patch }
  if (operation.type === itemOperation || list) return list
  const { name, description, iconId } = operation.fields
  return {
    listId: operation.lane,
    kind: operation.kind,
    serverId: null,
    name,
    description,
    iconId,
    createdAtSec: Math.floor(operation.createdAtMs / 1000),
    isServerDefault: false,
    position: positionAfterServer(operation.seq),
    isAwaitingCreate: true,
  }
}

/** A list as it is shown, or null where it is not: `operations` are its own, in order. */
export const foldList = (
  base: BaseListRow | undefined,
  operations: readonly WatchlistOperation[],
): ViewListRow | null =>
  operations.filter(isOnList).reduce<ViewListRow | null>(foldOne, base ? shownBase(base) : null)

/** An item as it is shown, or null where it is not: only the newest change of it counts. */
export const foldItem = (
  base: BaseItemRow | undefined,
  newest: ItemOperation | undefined,
): ViewItemRow | null => {
  if (!newest) return base ? { ...base, isPending: false } : null
  if (newest.desired === 'out') return null
  const made = {
    listId: newest.lane,
    kind: newest.kind,
    itemId: newest.itemId,
    addedAtSec: Math.floor(newest.createdAtMs / 1000),
    position: positionAfterServer(newest.seq),
  }
  return { ...(base ?? made), isPending: isPending(newest) }
}

export type LaneState = {
  list: BaseListRow | undefined
  items: readonly BaseItemRow[]
  operations: readonly WatchlistOperation[]
}
export type LaneView = { list: ViewListRow | null; items: ViewItemRow[] }

/** One list with its items as they are shown; `operations` in order of `seq`. */
export const foldLane = ({ list, items, operations }: LaneState): LaneView => {
  const shown = foldList(list, operations)
  if (!shown) return { list: null, items: [] }
  const newest = new Map<string, ItemOperation>()
  for (const operation of operations)
    if (operation.type === itemOperation && isOnList(operation))
      newest.set(operation.itemId, operation)
  const base = new Map(items.map((item) => [item.itemId, item]))
  const itemIds = new Set([...base.keys(), ...newest.keys()])
  return {
    list: shown,
    items: [...itemIds].flatMap((itemId) => foldItem(base.get(itemId), newest.get(itemId)) ?? []),
  }
}
