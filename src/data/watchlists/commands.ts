// What a person does to watchlists. Each command checks, then changes rows, history and queue in
// one transaction, and never waits for the network (Spec §4). Throws WatchlistFault (nothing
// changed) or StorageFault (nothing kept).
import { hasControlCharacters, textLength } from '#domain/text/visible-text.ts'
import {
  defaultIconId,
  listNameFault,
  trimmedListName,
  watchlistCaps,
  type ListKind,
} from '#domain/watchlist.ts'
import type { AccountDb } from '../account-db.ts'
import type { EditRow, ViewListRow } from '../account-rows.ts'
import { appendEdit, fieldChanges } from '../edits/append-edit.ts'
import { appendHistory } from '../history/append-history.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { changedFields } from './list-fields.ts'
import type { ListFields, WatchlistDraft } from './operation.ts'
import { setPref } from '../prefs.ts'
import { withStorage } from '../storage-fault.ts'
import { writeRows } from '../write-rows.ts'
import { writeListItem, type ListItemRequest } from './list-item.ts'
import { rebaseLane } from './rebase.ts'
import { keepSelection } from './selection.ts'
import { listStores } from './stores.ts'
import { faultOfKind, WatchlistFault } from './watchlist-fault.ts'

type ListRef = { kind: ListKind; listId: string }
/** The history entry that undoes the command; null where nothing had to change. */
export type CommandResult = { entryId: number | null }

const commit = async <Result>(
  account: AccountDb,
  kind: ListKind,
  work: (db: AccountDb) => Promise<Result>,
): Promise<Result> => {
  const result = await withStorage(account, () =>
    writeRows(account, [...listStores, 'outbox', 'history', 'prefs', 'edits'], work),
  )
  account.changes.announce({ kinds: [kind], by: 'here' })
  return result
}

const existing = async (db: AccountDb, { kind, listId }: ListRef): Promise<ViewListRow> => {
  const list = await db.viewLists.get(listId)
  if (list?.kind !== kind) throw faultOfKind(kind, 'NOT_FOUND', listId)
  return list
}

const checkedName = (kind: ListKind, name: string): string => {
  const trimmed = trimmedListName(name)
  const fault = listNameFault(trimmed)
  if (fault === 'empty') throw faultOfKind(kind, 'NAME_EMPTY')
  if (fault !== null)
    throw new WatchlistFault(
      fault === 'tooLong' ? 'WATCHLIST_NAME_TOO_LONG' : 'WATCHLIST_NAME_UNREADABLE',
    )
  return trimmed
}

const checkedDescription = (description: string): string => {
  if (textLength(description) > watchlistCaps.descriptionLength)
    throw new WatchlistFault('WATCHLIST_DESCRIPTION_TOO_LONG')
  return description
}

/** A description that a list has already is never held against it. */
const assertReadable = (description: string | undefined, stored: string): void => {
  if (
    description !== undefined &&
    description !== stored &&
    hasControlCharacters(description, { isMultiline: true })
  )
    throw new WatchlistFault('WATCHLIST_DESCRIPTION_UNREADABLE')
}

export type NewWatchlist = {
  kind: ListKind
  name: string
  iconId?: number
  iconName?: string
  description?: string
  /** It becomes this page's selected list at once. */
  isSelected?: boolean
}

/**
 * Creates a list; for a visitor it stays on this device (D-WLLOCAL). Codes:
 * (IDO_)WATCHLIST_NAME_EMPTY, WATCHLIST_NAME_TOO_LONG, WATCHLIST_NAME_UNREADABLE,
 * WATCHLIST_DESCRIPTION_TOO_LONG, WATCHLIST_DESCRIPTION_UNREADABLE, WATCHLIST_LIMIT.
 */
export const createWatchlist = async (
  account: AccountDb,
  given: NewWatchlist,
): Promise<{ listId: string; entryId: number }> => {
  const { kind, iconId = defaultIconId, iconName } = given
  const name = checkedName(kind, given.name)
  const description = checkedDescription(given.description ?? '')
  assertReadable(description, '')
  const listId = account.newId()
  const entryId = await commit(account, kind, async (db) => {
    const previousLists = await db.viewLists.where('kind').equals(kind).primaryKeys()
    if (previousLists.length >= watchlistCaps.listsPerKind)
      throw new WatchlistFault('WATCHLIST_LIMIT')
    const fields = { name, description, iconId, ...(iconName === undefined ? {} : { iconName }) }
    await enqueue(db, { type: 'create', kind, lane: listId, fields })
    await rebaseLane(db, listId)
    if (given.isSelected) await keepSelection(db, kind, listId)
    // A list just made must be seen, even where a failed load hides the others.
    await setPref(db, `hidden:${kind}`, undefined)
    return appendHistory(db, {
      type: 'create',
      kind,
      listId,
      listName: name,
      itemId: null,
      previousLists,
    })
  })
  return { listId, entryId }
}

type FieldsEdit = {
  wanted: Partial<ListFields>
  /** As the person saw them when they began. */
  seen?: ListFields | undefined
  isRecorded: boolean
}

const changeFields = async (
  db: AccountDb,
  { kind, listId }: ListRef,
  { wanted, seen, isRecorded }: FieldsEdit,
): Promise<void> => {
  const list = await existing(db, { kind, listId })
  const { patch, was } = changedFields(wanted, list)
  assertReadable(patch.description, list.description)
  if (Object.keys(patch).length === 0) return
  const entry = {
    kind,
    listId,
    listName: list.name,
    fields: fieldChanges(was, patch),
    origin: 'here',
  } as const
  const editIds = isRecorded ? { editIds: [await appendEdit(db, entry)] } : {}
  // What arrived while they were typing is nothing they knew: whoever wrote it is told.
  const isBlind = seen !== undefined && Object.keys(changedFields(was, seen).patch).length > 0
  await enqueue(db, {
    type: 'edit',
    kind,
    lane: listId,
    patch,
    ...(isBlind ? { wasVersion: null } : {}),
    ...editIds,
  })
  await rebaseLane(db, listId)
}

/** The fields that differ from what the person saw; all of them where nobody says. */
const touchedFields = (
  patch: Partial<ListFields>,
  seen: ListFields | undefined,
): Partial<ListFields> =>
  seen === undefined
    ? patch
    : changedFields(
        { ...patch, ...(patch.name?.trim() === seen.name ? { name: seen.name } : {}) },
        seen,
      ).patch

type EditedFields = {
  patch: Partial<ListFields>
  /** What a form showed when it was opened: a field that still says so was not touched. */
  seen?: ListFields
}

/**
 * Changes name, description or icon; a field that already is as given is not touched. Codes: those
 * of a new list's words, (IDO_)WATCHLIST_NOT_FOUND with the id.
 */
export const editWatchlist = async (
  account: AccountDb,
  { kind, listId, patch, seen }: ListRef & EditedFields,
): Promise<CommandResult> => {
  const touched = touchedFields(patch, seen)
  const wanted: Partial<ListFields> = {
    ...(touched.name === undefined ? {} : { name: checkedName(kind, touched.name) }),
    ...(touched.description === undefined
      ? {}
      : { description: checkedDescription(touched.description) }),
    ...(touched.iconId === undefined ? {} : { iconId: touched.iconId }),
  }
  return commit(account, kind, async (db) => {
    await changeFields(db, { kind, listId }, { wanted, seen, isRecorded: true })
    return { entryId: null }
  })
}

const olderFields = ({ fields }: EditRow): Partial<ListFields> =>
  Object.fromEntries(Object.entries(fields).map(([field, { from }]) => [field, from]))

/**
 * Puts back what an edit replaced, in the fields it changed and no other: an ordinary edit. Also
 * how what was overtaken comes back. Doing it twice changes nothing. Codes: HISTORY_ENTRY_NOT_FOUND
 * with the id, (IDO_)WATCHLIST_NOT_FOUND.
 */
export const undoEdit = async (account: AccountDb, id: number): Promise<void> => {
  const entry = await withStorage(account, () => account.edits.get(id))
  if (!entry) throw new WatchlistFault('HISTORY_ENTRY_NOT_FOUND', String(id))
  if (entry.isUndone) return
  await commit(account, entry.kind, async (db) => {
    await changeFields(db, entry, { wanted: olderFields(entry), isRecorded: false })
    await db.edits.update(id, { isUndone: true })
  })
}

const removeList = async (db: AccountDb, { kind, listId }: ListRef): Promise<void> => {
  const list = await existing(db, { kind, listId })
  if ((await db.viewLists.where('kind').equals(kind).count()) < 2)
    throw faultOfKind(kind, 'ONLY_ONE', listId)
  const draft: WatchlistDraft = { type: 'delete', kind, lane: listId, listName: list.name }
  await enqueue(db, draft)
  await rebaseLane(db, listId)
}

/**
 * Deletes a list at once. Codes: (IDO_)WATCHLIST_NOT_FOUND with the id, (IDO_)WATCHLIST_ONLY_ONE.
 */
export const deleteWatchlist = (account: AccountDb, ref: ListRef): Promise<CommandResult> =>
  commit(account, ref.kind, async (db) => {
    await removeList(db, ref)
    return { entryId: null }
  })

/**
 * Puts an item into a list or takes it out; asking for what already is changes nothing (R-WLC-036).
 * Codes: (IDO_)WATCHLIST_NOT_FOUND with the id, WATCHLIST_ITEM_LIMIT.
 */
export const setListItem = (account: AccountDb, request: ListItemRequest): Promise<CommandResult> =>
  commit(account, request.kind, async (db) => ({
    entryId: await writeListItem(db, request, true),
  }))

/**
 * Makes a list the default on this device; never sent (D-WLDEFAULT). Code:
 * (IDO_)WATCHLIST_NOT_FOUND with the id.
 */
export const setDefaultWatchlist = (account: AccountDb, ref: ListRef): Promise<CommandResult> =>
  commit(account, ref.kind, async (db) => {
    await existing(db, ref)
    await setPref(db, `default:${ref.kind}`, ref.listId)
    return { entryId: null }
  })

/** Selects a list on this page; never sent. Code: (IDO_)WATCHLIST_NOT_FOUND with the id. */
export const selectWatchlist = (account: AccountDb, ref: ListRef): Promise<CommandResult> =>
  commit(account, ref.kind, async (db) => {
    await existing(db, ref)
    await keepSelection(db, ref.kind, ref.listId)
    return { entryId: null }
  })

/**
 * Undoes an add, a remove or a create by its inverse, queued like any change (D-HISTORY). Undoing
 * twice changes nothing. Codes: HISTORY_ENTRY_NOT_FOUND with the id, and those of the inverse
 * command.
 */
export const undoHistoryEntry = async (
  account: AccountDb,
  entryId: number,
): Promise<CommandResult> => {
  const entry = await withStorage(account, () => account.history.get(entryId))
  if (!entry) throw new WatchlistFault('HISTORY_ENTRY_NOT_FOUND', String(entryId))
  const { kind, listId, itemId, type } = entry
  if (entry.isUndone) return { entryId: null }
  await commit(account, kind, async (db) => {
    const request = {
      kind,
      listId,
      itemId: itemId ?? '',
      desired: type === 'add' ? 'out' : 'in',
    } as const
    if (type === 'create') await removeList(db, request)
    else await writeListItem(db, request, false)
    await db.history.update(entryId, { isUndone: true })
  })
  return { entryId: null }
}

/**
 * Shows the copy on this device again after a failed load took it off the screen (D-WLLOADFAIL).
 */
export const showSavedCopy = (account: AccountDb, kind: ListKind): Promise<void> =>
  commit(account, kind, (db) => setPref(db, `hidden:${kind}`, undefined))
