// Watchlists, of coins and of sales, as the outbox knows them (design 5).
import { listKinds, type ListKind } from '#domain/watchlist.ts'
import type { AccountDb, Entity } from '../account-db.ts'
import { noteAcked, noteOvertaken } from '../edits/acked-fields.ts'
import { putBackServers } from '../edits/put-back.ts'
import { applyToBase } from './apply-to-base.ts'
import { coalesce } from './coalesce.ts'
import { findDamage } from './find-damage.ts'
import { forExport, forSupport } from './for-export.ts'
import { isGoalMet } from './goal.ts'
import { isAnotherThere, keepOnlyList } from './keep-only-list.ts'
import { fieldsOf } from './list-fields.ts'
import type { MatchedList, PulledList } from './match-lists.ts'
import { mergedEdit } from './merge-edit.ts'
import {
  itemOperation,
  type ListFields,
  type WatchlistDraft,
  type WatchlistOperation,
} from './operation.ts'
import { rebaseKind, rebaseLane, rebaseItem } from './rebase.ts'
import { baseListsOf, replaceBase, type ListRefresh } from './replace-base.ts'
import { isOperation } from './row-schemas.ts'
import { listStores } from './stores.ts'

type ReadList = ListFields & { serverId: string; fieldsVersion?: number }

/** What the operation itself knows of its list, for a list that is not shown. */
const ownName = (operation: WatchlistOperation): string | null => {
  if (operation.type === 'create') return operation.fields.name
  return operation.type === 'delete' ? operation.listName : (operation.lastListName ?? null)
}

const names = async (
  db: AccountDb,
  operations: readonly WatchlistOperation[],
): Promise<(string | null)[]> => {
  const lanes = [...new Set(operations.map(({ lane }) => lane))]
  const [shown, known] = await Promise.all([
    db.viewLists.bulkGet(lanes),
    db.baseLists.bulkGet(lanes),
  ])
  const byLane = new Map(
    lanes.map((lane, at) => [lane, shown[at]?.name ?? known[at]?.name ?? null]),
  )
  return operations.map((operation) => byLane.get(operation.lane) ?? ownName(operation))
}

/** Base takes the fields of now, and its version where the host tells one. */
const readBefore = async (
  db: AccountDb,
  { lane }: WatchlistOperation,
  lists: readonly PulledList[],
): Promise<PulledList | null> => {
  const base = await db.baseLists.get(lane)
  const list = base && lists.find(({ serverId }) => serverId === base.serverId)
  if (!list) return null
  const { fieldsVersion: _, ...unversioned } = base
  const version = list.fieldsVersion === undefined ? {} : { fieldsVersion: list.fieldsVersion }
  await db.baseLists.put({ ...unversioned, ...fieldsOf(list), ...version })
  return list
}

const serverIds = async (db: AccountDb, lanes: readonly string[]): Promise<Map<string, string>> => {
  const lists = await db.baseLists.bulkGet([...lanes])
  return new Map(lists.flatMap((list) => (list ? [[list.listId, list.serverId] as const] : [])))
}

export const watchlists: Entity<WatchlistOperation, WatchlistDraft, PulledList> = {
  kinds: listKinds,
  stores: [...listStores, 'edits', 'ackedFields'],
  remembered: ['history'],
  isOperation,

  role: ({ type }) => (type === 'create' ? 'make' : type === 'delete' ? 'remove' : 'change'),
  onRefusal: (draft) => {
    if (draft.type === 'create') return 'park'
    // The spec's rules: a toggle and a coin-list edit stay, an IDO-list edit and a delete are
    // undone.
    return draft.type === itemOperation || (draft.type === 'edit' && draft.kind === 'coin')
      ? 'keep'
      : 'revert'
  },
  hasWords: ({ type }) => type === 'edit',
  coalesce,

  baseRow: (db, lane) => db.baseLists.get(lane),
  serverIds,
  serverIdsOfKind: async (db, kind) =>
    (await baseListsOf(db, kind as ListKind)).map(({ serverId }) => serverId),
  isHeldBack: (db, operation) =>
    operation.type === 'delete' && isAnotherThere(db, operation).then((isThere) => !isThere),
  isBatchable: ({ type }) => type === itemOperation,
  /**
   * Repeated under its key it goes as it went. Else it is merged with its list of now, or the list
   * must be read first.
   */
  readsFirst: (operation, { fieldsVersion }, { isRepeated, hasFieldVersions }) =>
    operation.type === 'edit' &&
    !(operation.sentFields && isRepeated) &&
    !(hasFieldVersions && fieldsVersion !== undefined && fieldsVersion !== operation.beatenAt),
  toSend: (db, operation, list, sending) =>
    operation.type !== 'edit' || (operation.sentFields && sending.isRepeated)
      ? operation
      : mergedEdit(db, operation, list as ReadList, sending),
  readBefore,
  leaving: async (db, operation) => {
    if (operation.type === 'edit') await putBackServers(db, operation)
  },

  applyToBase,
  noteAccepted: async (db, operation, version) => {
    if (operation.type === 'edit') await noteAcked(db, operation, version)
  },
  rebase: (db, operation) =>
    operation.type === itemOperation
      ? rebaseItem(db, operation.lane, operation.itemId)
      : rebaseLane(db, operation.lane),
  rebaseLane: rebaseLane,
  rebaseKind: (db, kind, operations) => rebaseKind(db, kind as ListKind, operations),

  replaceBase: (db, refresh) => replaceBase(db, refresh as ListRefresh),
  isGoalMet,
  pulled: (db, { kind, operations, nowMs, byLane }) =>
    noteOvertaken(db, {
      lists: [...byLane.values()] as MatchedList[],
      operations,
      kind: kind as ListKind,
      nowMs,
    }),
  takeBack: (db, kind) => keepOnlyList(db, kind as ListKind),

  names,
  forExport,
  forSupport,
  findDamage,
}
