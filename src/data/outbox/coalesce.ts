// Joins a new change with queued ones. Only what was never sent may be touched: a request may already carry the rest.
import type { AccountDb } from '../account-db.ts'
import { isOnList, type OperationDraft, type OperationRow } from './operation.ts'

const isUntouched = (operation: OperationRow): boolean => operation.state === 'queued' && !operation.everSent

export type DraftOf<Type extends OperationDraft['type']> = Extract<OperationDraft, { type: Type }>

export type MergedMember = {
  /** The unsent changes that the new one replaces. */
  unsent: number[]
  /** What is left to be queued; null where the server already is where the person wants to be. */
  draft: DraftOf<'member'> | null
}

/** The newest wish replaces an unsent one; back where the server already is, nothing needs sending at all. Pure. */
export const mergeMember = (draft: DraftOf<'member'>, earlier: readonly OperationRow[], isInBase: boolean): MergedMember => {
  const unsent = earlier.filter(isUntouched).map((operation) => operation.seq)
  const isSettled = unsent.length > 0 && unsent.length === earlier.filter(isOnList).length && isInBase === (draft.desired === 'in')
  return { unsent, draft: isSettled ? null : draft }
}

/** An edit melts into the unsent create or takes the unsent edit with it. */
const coalesceEdit = async (db: AccountDb, draft: DraftOf<'edit'>): Promise<OperationDraft | null> => {
  const lane = await db.outbox.where('lane').equals(draft.lane).sortBy('seq')
  const create = lane.find((operation) => operation.type === 'create')
  if (create?.type === 'create' && isUntouched(create)) {
    await db.outbox.put({ ...create, fields: { ...create.fields, ...draft.patch } })
    return null
  }
  const unsent = lane.filter((operation) => operation.type === 'edit' && isUntouched(operation))
  await db.outbox.bulkDelete(unsent.map((operation) => operation.seq))
  const patch = unsent.reduce((all, operation) => (operation.type === 'edit' ? { ...all, ...operation.patch } : all), {})
  return { ...draft, patch: { ...patch, ...draft.patch } }
}

/** A list the server never heard of leaves without a word; any other keeps its changes, for the delete may be refused. */
const coalesceDelete = async (db: AccountDb, draft: DraftOf<'delete'>): Promise<OperationDraft | null> => {
  const lane = await db.outbox.where('lane').equals(draft.lane).toArray()
  const isUnknownThere = lane.some((operation) => operation.type === 'create') && lane.every(isUntouched)
  if (!isUnknownThere) return draft
  await db.outbox.bulkDelete(lane.map((operation) => operation.seq))
  return null
}

/** What is left to be queued of a change to a list itself, or null where a queued change now says it all. */
export const coalesce = async (db: AccountDb, draft: Exclude<OperationDraft, DraftOf<'member'>>): Promise<OperationDraft | null> => {
  if (draft.type === 'edit') return coalesceEdit(db, draft)
  return draft.type === 'delete' ? coalesceDelete(db, draft) : draft
}
