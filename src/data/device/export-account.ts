// Everything this device holds of an account, as one readable document: what people may take with them, and what a
// report of a lost change can be checked against.
import type { AccountDb } from '../account-db.ts'
import type { AckedFieldRow, EditRow, HistoryRow, PrefRow, ViewListRow } from '../account-rows.ts'
import { damagedRows, type DamagedRow } from '../damage/damaged-rows.ts'
import { queuedChanges, type QueuedChange } from '../outbox/queue-view.ts'

type ExportedList = {
  name: string
  kind: 'coin' | 'ido'
  description: string
  createdAt: string
  serverId: string | null
  isOnServer: boolean
  items: { id: string; addedAt: string; isWaiting: boolean }[]
}
type ExportedChange = {
  list: string | null
  kind: string
  change: string
  item: string | null
  state: string
  madeAt: string
  attempts: number
  lastError: string | null
  id: string
}

export type AccountExport = {
  format: 'coinsight-account'
  version: 1
  exportedAt: string
  /** A user's id, or `anon` for what was made without signing in. */
  account: string
  /** As shown on this device, unsent changes included. */
  lists: ExportedList[]
  /** What the server does not have yet, in the order it is sent. */
  unsentChanges: ExportedChange[]
  history: { at: string; action: string; list: string; item: string | null; isUndone: boolean }[]
  /** Changes of name, description and icon, oldest first; `overtaken`: written over on another device. */
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
  preferences: Record<string, unknown>
  /** What could not be read and was set aside, as it was found. */
  damaged: DamagedRow[]
}

const fromMs = (ms: number): string => new Date(ms).toISOString()
const fromSec = (sec: number): string => fromMs(sec * 1000)

const changeOf = ({ operation, name }: QueuedChange): ExportedChange => ({
  list: name,
  kind: operation.kind,
  change:
    operation.desired === undefined
      ? operation.type
      : operation.desired === 'in'
        ? 'add'
        : 'remove',
  item: operation.itemId ?? null,
  state: operation.state,
  madeAt: fromMs(operation.createdAtMs),
  attempts: operation.attempts,
  lastError: operation.lastError?.serverMessage ?? operation.lastError?.reason ?? null,
  id: operation.opId,
})

const historyOf = ({
  type,
  atMs,
  listName,
  itemId,
  isUndone,
}: HistoryRow): AccountExport['history'][number] => ({
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
}: EditRow): AccountExport['edits'][number] => ({
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
}: AckedFieldRow): AccountExport['acceptedFields'][number] => ({
  list: listId,
  field,
  value,
  at: fromMs(atMs),
})

const listOf = (list: ViewListRow, members: ExportedList['items']): ExportedList => ({
  name: list.name,
  kind: list.kind,
  description: list.description,
  createdAt: fromSec(list.createdAtSec),
  serverId: list.serverId,
  isOnServer: list.serverId !== null,
  items: members,
})

const preferencesOf = (rows: readonly PrefRow[]): Record<string, unknown> =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value]))

/** One consistent moment of the account (a single read transaction). Times are ISO 8601 in UTC. */
export const exportAccount = (db: AccountDb): Promise<AccountExport> =>
  db.transaction(
    'r',
    [
      db.viewLists,
      db.viewMembers,
      db.baseLists,
      db.outbox,
      db.history,
      db.edits,
      db.ackedFields,
      db.prefs,
      db.meta,
    ],
    async () => {
      const [lists, members, changes, history, edits, accepted, preferences, damaged] =
        await Promise.all([
          db.viewLists.toArray(),
          db.viewMembers.toArray(),
          queuedChanges(db),
          db.history.toArray(),
          db.edits.toArray(),
          db.ackedFields.toArray(),
          db.prefs.toArray(),
          damagedRows(db),
        ])
      const itemsOf = (listId: string): ExportedList['items'] =>
        members
          .filter((member) => member.listId === listId)
          .toSorted((a, b) => a.position - b.position)
          .map(({ itemId, addedAtSec, isPending }) => ({
            id: itemId,
            addedAt: fromSec(addedAtSec),
            isWaiting: isPending,
          }))
      return {
        format: 'coinsight-account',
        version: 1,
        exportedAt: fromMs(db.nowMs()),
        account: db.accountKey,
        lists: lists
          .toSorted((a, b) => a.position - b.position)
          .map((list) => listOf(list, itemsOf(list.listId))),
        unsentChanges: changes.map(changeOf),
        history: history.map(historyOf),
        edits: edits.map(editOf),
        acceptedFields: accepted.map(acceptedOf),
        preferences: preferencesOf(preferences),
        damaged,
      }
    },
  )
