// One item in or out of one list, inside a command's transaction: read in one round of requests,
// written in the next two.
import { Dexie } from 'dexie'
import type { ListKind } from '#domain/watchlist.ts'
import type { AccountDb } from '../account-db.ts'
import type { BaseItemRow, ViewListRow } from '../account-rows.ts'
import { appendHistory } from '../history/append-history.ts'
import { enqueue, enqueueMerged } from '../outbox/enqueue.ts'
import { itemOperation, type ItemOperation, type WatchlistOperation } from './operation.ts'
import { mergeItem } from './coalesce.ts'
import { foldItem } from './fold.ts'
import { hasRoom } from './list-room.ts'
import { rebaseItem } from './rebase.ts'
import { faultOfKind, WatchlistFault } from './watchlist-fault.ts'

export type ListItemRequest = {
  kind: ListKind
  listId: string
  itemId: string
  desired: 'in' | 'out'
}

export type ItemState = {
  list: ViewListRow
  /** The lists that hold the item. */
  holders: string[]
  base: BaseItemRow | undefined
  /** Its changes that are not finished, in order. */
  earlier: WatchlistOperation[]
  hasRoom: boolean
}

/** What is known of the item and the list. Code: (IDO_)WATCHLIST_NOT_FOUND with the id. */
export const readItem = async (
  db: AccountDb,
  { kind, listId, itemId, desired }: ListItemRequest,
): Promise<ItemState> => {
  const [list, holding, base, earlier, isRoom] = await Dexie.Promise.all([
    db.viewLists.get(listId),
    db.viewMembers.where('[kind+itemId]').equals([kind, itemId]).primaryKeys(),
    db.baseMembers.get([listId, itemId]),
    db.outbox.where('[lane+itemId]').equals([listId, itemId]).sortBy('seq'),
    desired === 'out' || hasRoom(db, listId),
  ])
  if (list?.kind !== kind) throw faultOfKind(kind, 'NOT_FOUND', listId)
  return { list, holders: holding.map(([holder]) => holder), base, earlier, hasRoom: isRoom }
}

const isIn = ({ holders }: ItemState, { listId }: ListItemRequest): boolean =>
  holders.includes(listId)

const show = async (
  db: AccountDb,
  { listId, itemId }: ListItemRequest,
  base: BaseItemRow | undefined,
  newest: ItemOperation | undefined,
): Promise<void> => {
  const shown = foldItem(base, newest)
  await (shown ? db.viewMembers.put(shown) : db.viewMembers.delete([listId, itemId]))
}

const queueAndShow = async (
  db: AccountDb,
  request: ListItemRequest,
  known: ItemState,
): Promise<void> => {
  const { kind, listId, itemId, desired } = request
  const draft = { type: itemOperation, kind, lane: listId, itemId, desired } as const
  if (!db.isAnonymous) {
    const merged = mergeItem(draft, known.earlier, known.base !== undefined)
    return show(db, request, known.base, (await enqueueMerged(db, merged)) as ItemOperation)
  }
  await enqueue(db, draft)
  await rebaseItem(db, listId, itemId)
}

/**
 * Does what is asked where it is not so already; answers the history entry, or null where nothing
 * had to change or `isRecorded` is false. Codes: (IDO_)WATCHLIST_NOT_FOUND with the id,
 * WATCHLIST_ITEM_LIMIT.
 */
export const writeListItem = async (
  db: AccountDb,
  request: ListItemRequest,
  isRecorded: boolean,
): Promise<number | null> => {
  const known = await readItem(db, request)
  const { kind, listId, itemId, desired } = request
  if (isIn(known, request) === (desired === 'in')) return null
  if (!known.hasRoom) throw new WatchlistFault('WATCHLIST_ITEM_LIMIT', listId)
  const type = desired === 'in' ? 'add' : 'remove'
  const entry = {
    type,
    kind,
    listId,
    listName: known.list.name,
    itemId,
    previousLists: known.holders,
  } as const
  const [entryId] = await Dexie.Promise.all([
    isRecorded ? appendHistory(db, entry) : null,
    queueAndShow(db, request, known),
  ])
  return entryId
}
