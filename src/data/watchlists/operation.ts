// The changes of watchlists as they are queued.
import type { ListKind } from '#domain/watchlist.ts'
import type { OperationStamp } from '../outbox/operation.ts'

/** The type of a change of one list item: stored, so it is still spelled as it was first. */
export const itemOperation = 'member'

export type ListFields = { name: string; description: string; iconId: number }

export type CreateDraft = { type: 'create'; fields: ListFields & { iconName?: string } }
/**
 * `patch`: what the person changed, and nothing else. `was`: the same fields as they stood on
 * screen when they were first changed; rows of the release before have none. `wasVersion`: the
 * fields' version this device knew then, where the host tells; null where they did not know what
 * stood there. `editIds`: what stands of it in Recent activity.
 */
export type EditDraft = {
  type: 'edit'
  patch: Partial<ListFields>
  was?: Partial<ListFields>
  wasVersion?: number | null
  editIds?: number[]
}
export type DeleteDraft = { type: 'delete'; listName: string }
export type ItemDraft = { type: typeof itemOperation; itemId: string; desired: 'in' | 'out' }

/** What a command wants, before the outbox numbers it. */
export type WatchlistDraft = { kind: ListKind; lane: string } & (
  | CreateDraft
  | EditDraft
  | DeleteDraft
  | ItemDraft
)

/**
 * What the outbox keeps with a change, and what its list was last called, where a refresh took the
 * list away.
 */
type Stamp = OperationStamp & { sentFields?: ListFields; lastListName?: string }

export type NewWatchlistOperation = WatchlistDraft & Stamp
export type WatchlistOperation = NewWatchlistOperation & { seq: number }
export type CreateOperation = Extract<WatchlistOperation, { type: 'create' }>
export type EditOperation = Extract<WatchlistOperation, { type: 'edit' }>
export type ItemOperation = Extract<WatchlistOperation, { type: typeof itemOperation }>
