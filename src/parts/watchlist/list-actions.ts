// What buttons do to watchlists: run the command, say what happened or why not. Nothing here waits
// for the network.
import type { AccountDb } from '#data/account-db.ts'
import {
  createWatchlist,
  deleteWatchlist,
  editWatchlist,
  setListItem,
} from '#data/watchlists/commands.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { textOf } from '#i18n/use-text.ts'
import { faultField, faultText } from './fault-text.ts'
import type { ListFormProblem, ListFormValues } from './list-form-dialog.tsx'
import { toastDone, toastFault } from './list-toasts.ts'

type ListRef = { kind: ListKind; listId: string }
export type Item = { id: string; name: string }

const problemOf = (error: unknown): ListFormProblem => ({
  field: faultField(error),
  text: faultText(error),
})

const toastCreated = (
  db: AccountDb,
  kind: ListKind,
  created: { entryId: number; name: string },
): void => {
  const said = textOf('watchlists', 'listCreated', { name: created.name })
  // For a visitor only the creation of an IDO list is announced (R-WLC-018, R-WLI-008, D-WLLOCAL).
  if (!db.isAnonymous) toastDone({ db, entryIds: [created.entryId], title: said })
  else if (kind === 'ido')
    toastDone({
      db,
      entryIds: [created.entryId],
      title: textOf('watchlists', 'successTitle'),
      description: said,
    })
}

/**
 * Creates a list and, where an item is given, puts it in. A problem leaves everything as it was.
 */
export const createList = async (
  db: AccountDb,
  {
    kind,
    values,
    item,
    isSelected = false,
  }: { kind: ListKind; values: ListFormValues; item?: Item; isSelected?: boolean },
): Promise<{ problem: ListFormProblem } | { problem: null; listId: string }> => {
  try {
    const { listId, entryId } = await createWatchlist(db, { kind, ...values, isSelected })
    toastCreated(db, kind, { entryId, name: values.name.trim() })
    if (item) await setListItem(db, { kind, listId, itemId: item.id, desired: 'in' })
    return { problem: null, listId }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** Saves what the form changed of `list` as it was when the form was opened. */
export const editList = async (
  db: AccountDb,
  list: ListRef & ListFormValues,
  values: ListFormValues,
): Promise<ListFormProblem | null> => {
  const { kind, listId, name, description, iconId } = list
  try {
    await editWatchlist(db, { kind, listId, patch: values, seen: { name, description, iconId } })
    return null
  } catch (error) {
    return problemOf(error)
  }
}

/** Deletes at once; a text says why not. */
export const deleteList = async (db: AccountDb, ref: ListRef): Promise<string | null> => {
  try {
    await deleteWatchlist(db, ref)
    return null
  } catch (error) {
    return faultText(error)
  }
}

type ItemRequest = ListRef & { listName: string; item: Item; desired: 'in' | 'out' }

/** Puts an item into a list or takes it out, at once, with Undo. */
export const putItem = async (
  db: AccountDb,
  { kind, listId, listName, item, desired }: ItemRequest,
): Promise<void> => {
  try {
    const { entryId } = await setListItem(db, { kind, listId, itemId: item.id, desired })
    if (entryId === null) return
    toastDone({
      db,
      entryIds: [entryId],
      title: textOf('watchlists', desired === 'in' ? 'itemAdded' : 'itemRemoved', {
        item: item.name,
        list: listName,
      }),
    })
  } catch (error) {
    toastFault(error)
  }
}

/**
 * Adds several at once; a text says why it stopped. What was added before stays, with one Undo for
 * all of it.
 */
export const addItems = async (
  db: AccountDb,
  { kind, listId, listName }: ListRef & { listName: string },
  items: readonly Item[],
): Promise<string | null> => {
  const entryIds: number[] = []
  const sayAdded = () => {
    if (entryIds.length === 0) return
    const values = { count: entryIds.length, list: listName, item: items[0]?.name ?? '' }
    const manyKey = kind === 'coin' ? 'coinsAdded' : 'salesAdded'
    toastDone({
      db,
      entryIds,
      title: textOf(
        'watchlists',
        entryIds.length === 1 && items.length === 1 ? 'itemAdded' : manyKey,
        values,
      ),
    })
  }
  try {
    for (const { id: itemId } of items) {
      const { entryId } = await setListItem(db, { kind, listId, itemId, desired: 'in' })
      if (entryId !== null) entryIds.push(entryId)
    }
    sayAdded()
    return null
  } catch (error) {
    sayAdded()
    return faultText(error)
  }
}
