// What this device holds of a person's lists, as readable documents: for themselves, and by ids
// alone for support.
import type { AccountDb } from '../account-db.ts'
import type { AckedFieldRow, EditRow, HistoryRow, ViewListRow } from '../account-rows.ts'

type ExportedList = {
  name: string
  kind: 'coin' | 'ido'
  description: string
  createdAt: string
  serverId: string | null
  isOnServer: boolean
  items: { id: string; addedAt: string; isWaiting: boolean }[]
}
export type WatchlistExport = {
  /** As shown on this device, unsent changes included. */
  lists: ExportedList[]
  history: { at: string; action: string; list: string; item: string | null; isUndone: boolean }[]
  /**
   * Changes of name, description and icon, oldest first; `overtaken`: written over on another
   * device.
   */
  edits: {
    at: string
    list: string
    kind: 'coin' | 'ido'
    origin: string
    fields: EditRow['fields']
    isUndone: boolean
  }[]
  /** What the server last accepted from here, field by field. */
  acceptedFields: { list: string; field: string; value: string | number; at: string }[]
}

export type WatchlistSupport = {
  lists: { listId: string; kind: 'coin' | 'ido'; serverId: string | null }[]
}

const fromMs = (ms: number): string => new Date(ms).toISOString()
const fromSec = (sec: number): string => fromMs(sec * 1000)

const historyOf = ({
  type,
  atMs,
  listName,
  itemId,
  isUndone,
}: HistoryRow): WatchlistExport['history'][number] => ({
  at: fromMs(atMs),
  action: type,
  list: listName,
  item: itemId,
  isUndone,
})

const editOf = ({
  atMs,
  listName,
  kind,
  origin,
  fields,
  isUndone,
}: EditRow): WatchlistExport['edits'][number] => ({
  at: fromMs(atMs),
  list: listName,
  kind,
  origin,
  fields,
  isUndone,
})

const acceptedOf = ({
  listId,
  field,
  value,
  atMs,
}: AckedFieldRow): WatchlistExport['acceptedFields'][number] => ({
  list: listId,
  field,
  value,
  at: fromMs(atMs),
})

const listOf = (list: ViewListRow, items: ExportedList['items']): ExportedList => ({
  name: list.name,
  kind: list.kind,
  description: list.description,
  createdAt: fromSec(list.createdAtSec),
  serverId: list.serverId,
  isOnServer: list.serverId !== null,
  items,
})

/** Everything, words included. */
export const forExport = async (db: AccountDb): Promise<WatchlistExport> => {
  const [lists, rows, history, edits, accepted] = await Promise.all([
    db.viewLists.toArray(),
    db.viewMembers.toArray(),
    db.history.toArray(),
    db.edits.toArray(),
    db.ackedFields.toArray(),
  ])
  const itemsOf = (listId: string): ExportedList['items'] =>
    rows
      .filter((row) => row.listId === listId)
      .toSorted((a, b) => a.position - b.position)
      .map(({ itemId, addedAtSec, isPending }) => ({
        id: itemId,
        addedAt: fromSec(addedAtSec),
        isWaiting: isPending,
      }))
  return {
    lists: lists
      .toSorted((a, b) => a.position - b.position)
      .map((list) => listOf(list, itemsOf(list.listId))),
    history: history.map(historyOf),
    edits: edits.map(editOf),
    acceptedFields: accepted.map(acceptedOf),
  }
}

/** Ids and kinds, never a name or description. */
export const forSupport = async (db: AccountDb): Promise<WatchlistSupport> => ({
  lists: (await db.viewLists.toArray()).map(({ listId, kind, serverId }) => ({
    listId,
    kind,
    serverId,
  })),
})
