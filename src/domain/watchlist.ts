// Watchlists as the product means them: their rules, whichever database or server holds them (Spec
// §3-§5).
import {
  hasControlCharacters,
  hasLoneSurrogate,
  hasOpenDirection,
  textLength,
  visibleText,
} from './text/visible-text.ts'

export type ListKind = 'coin' | 'ido'
export const listKinds: readonly ListKind[] = ['coin', 'ido']

export const defaultIconId = 1

/** What both sides enforce; the forms announce them. Lengths in code points (`textLength`). */
export const watchlistCaps = {
  nameLength: 80,
  descriptionLength: 500,
  listsPerKind: 100,
  itemsPerList: 1000,
} as const

/** The name as it is stored: without blanks around it (R-WLC-014). */
export const trimmedListName = (name: string): string => name.trim()

export type ListNameFault = 'empty' | 'unreadable' | 'tooLong'

const isUnreadable = (name: string): boolean =>
  hasControlCharacters(name) || hasLoneSurrogate(name) || hasOpenDirection(name)

/**
 * What is wrong with a trimmed name, the same on both sides: nothing of it can be seen, it holds
 * characters that cannot be shown or that turn round the text behind it, or it is too long. Null
 * for a good one (R-WLC-014, decision 163).
 */
export const listNameFault = (name: string): ListNameFault | null => {
  if (visibleText(name) === '') return 'empty'
  if (isUnreadable(name)) return 'unreadable'
  return textLength(name) > watchlistCaps.nameLength ? 'tooLong' : null
}

type Choosable = { listId: string; isServerDefault: boolean }

/** The default list: the one chosen on this device, else the server's, else none (D-WLDEFAULT). */
export const defaultListId = (
  lists: readonly Choosable[],
  chosenId: string | null,
): string | null =>
  (lists.find((list) => list.listId === chosenId) ?? lists.find((list) => list.isServerDefault))
    ?.listId ?? null

/**
 * The selected list: the one chosen, else the default, else the first (R-WLC-006, R-WLC-025). A
 * choice that is gone is not forgotten, so a list that comes back comes back with its selection
 * (R-WLC-024).
 */
export const selectedListId = (
  lists: readonly Choosable[],
  chosen: { selectedId: string | null; defaultId: string | null },
): string | null =>
  lists.find((list) => list.listId === chosen.selectedId)?.listId ??
  defaultListId(lists, chosen.defaultId) ??
  lists[0]?.listId ??
  null
