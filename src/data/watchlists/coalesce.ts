// Joins a new change with queued ones. Only what was never sent may be touched: a request may
// already carry the rest.
import { Dexie } from 'dexie'
import type { AccountDb } from '../account-db.ts'
import type { Merged } from '../outbox/enqueue.ts'
import { isOnList, isUntouched } from '../outbox/operation.ts'
import { changedFields, listFieldNames, pickFields, type ListField } from './list-fields.ts'
import {
  itemOperation,
  type EditDraft,
  type EditOperation,
  type ListFields,
  type WatchlistDraft,
  type WatchlistOperation,
} from './operation.ts'

export type DraftOf<Type extends WatchlistDraft['type']> = Extract<WatchlistDraft, { type: Type }>

/**
 * The newest change replaces an unsent one; back where the server already is, nothing needs sending
 * at all. Pure.
 */
export const mergeItem = (
  draft: DraftOf<typeof itemOperation>,
  earlier: readonly WatchlistOperation[],
  isInBase: boolean,
): Merged<DraftOf<typeof itemOperation>> => {
  const unsent = earlier.filter(isUntouched).map((operation) => operation.seq)
  const isSettled =
    unsent.length > 0 &&
    unsent.length === earlier.filter(isOnList).length &&
    isInBase === (draft.desired === 'in')
  return { unsent, draft: isSettled ? null : draft }
}

type KnownList = {
  /** As it stands on screen before this edit. */
  shown: ListFields
  /** As the server last said it, where it did. */
  base: (ListFields & { fieldsVersion?: number }) | undefined
}

const oldestOf = (edits: readonly EditOperation[]): Partial<ListFields> =>
  edits.reduceRight<Partial<ListFields>>((all, { was }) => ({ ...all, ...was }), {})

type MergedEdit = Merged<DraftOf<'edit'>> & {
  /** Unsent edits that take a part of the new one; an empty patch is nothing left of it. */
  joined: EditOperation[]
}

/** Edits made over an older version, with the fields they hold already as they are wanted now. */
const joinedWith = (
  changed: EditDraft,
  older: readonly EditOperation[],
  isLeft: (field: ListField, value: string | number | undefined) => boolean,
): EditOperation[] =>
  older.flatMap((edit, at) => {
    const isLaterHeld = (field: ListField): boolean =>
      older.slice(at + 1).some(({ patch }) => patch[field] !== undefined)
    const held = listFieldNames.filter(
      (field) =>
        edit.patch[field] !== undefined &&
        changed.patch[field] !== undefined &&
        !isLaterHeld(field),
    )
    if (held.length === 0) return []
    const wanted = { ...edit.patch, ...pickFields(changed.patch, held) }
    const names = listFieldNames.filter(
      (field) =>
        wanted[field] !== undefined && (!held.includes(field) || isLeft(field, wanted[field])),
    )
    const editIds = [...(edit.editIds ?? []), ...(changed.editIds ?? [])]
    return [
      {
        ...edit,
        patch: pickFields(wanted, names),
        was: pickFields(edit.was ?? {}, names),
        ...(editIds.length === 0 ? {} : { editIds }),
      },
    ]
  })

/**
 * The newest value of each field with the oldest it had; what is back where the server is drops
 * out, and null is nothing left. Edits made over different versions stay apart, for a request says
 * one version: with the older of two, whoever was written over knowingly would be told of being
 * overtaken. A field that an older one holds stays with it. Pure.
 */
export const mergeEdit = (
  draft: DraftOf<'edit'>,
  earlier: readonly EditOperation[],
  { shown, base }: KnownList,
): MergedEdit => {
  const wasVersion = draft.wasVersion === null ? null : (base?.fieldsVersion ?? null)
  const isOfNow = (edit: EditOperation): boolean => (edit.wasVersion ?? null) === wasVersion
  const unsent = earlier.filter((edit) => isUntouched(edit) && isOfNow(edit))
  const older = earlier.filter((edit) => isUntouched(edit) && !isOfNow(edit))
  const isLeft = (field: ListField, value: string | number | undefined): boolean =>
    value !== base?.[field] ||
    earlier.some((edit) => !isUntouched(edit) && edit.patch[field] !== undefined)
  const changed = changedFields(draft.patch, shown)
  const joined = joinedWith({ ...draft, ...changed }, older, isLeft)
  const isHeld = (field: ListField): boolean =>
    older.some(({ patch }) => patch[field] !== undefined)
  const wanted = [...unsent, changed].reduce<Partial<ListFields>>(
    (all, { patch }) => ({ ...all, ...patch }),
    {},
  )
  const names = listFieldNames.filter(
    (field) => wanted[field] !== undefined && !isHeld(field) && isLeft(field, wanted[field]),
  )
  const editIds = [...unsent.flatMap((edit) => edit.editIds ?? []), ...(draft.editIds ?? [])]
  const merged: DraftOf<'edit'> = {
    ...draft,
    patch: pickFields(wanted, names),
    was: pickFields({ ...changed.was, ...oldestOf(unsent) }, names),
    wasVersion,
    ...(editIds.length === 0 ? {} : { editIds }),
  }
  return {
    unsent: unsent.map(({ seq }) => seq),
    draft: names.length === 0 ? null : merged,
    joined,
  }
}

const isEmpty = ({ patch }: EditOperation): boolean => Object.keys(patch).length === 0

/** An edit melts into the unsent create or takes the unsent edit with it. */
const coalesceEdit = async (
  db: AccountDb,
  draft: DraftOf<'edit'>,
): Promise<WatchlistDraft | null> => {
  const lane = await db.outbox.where('lane').equals(draft.lane).sortBy('seq')
  const create = lane.find((operation) => operation.type === 'create')
  if (create?.type === 'create' && isUntouched(create)) {
    await db.outbox.put({ ...create, fields: { ...create.fields, ...draft.patch } })
    return null
  }
  const shown = await db.viewLists.get(draft.lane)
  if (!shown) return draft
  const edits = lane.filter((operation) => operation.type === 'edit')
  const merged = mergeEdit(draft, edits, { shown, base: await db.baseLists.get(draft.lane) })
  const emptied = merged.joined.filter(isEmpty).map(({ seq }) => seq)
  await db.outbox.bulkPut(merged.joined.filter((edit) => !isEmpty(edit)))
  await db.outbox.bulkDelete([...merged.unsent, ...emptied])
  return merged.draft
}

/**
 * A list the server never heard of leaves without a word; any other keeps its changes, for the
 * delete may be refused.
 */
const coalesceDelete = async (
  db: AccountDb,
  draft: DraftOf<'delete'>,
): Promise<WatchlistDraft | null> => {
  const lane = await db.outbox.where('lane').equals(draft.lane).toArray()
  const isUnknownThere =
    lane.some((operation) => operation.type === 'create') && lane.every(isUntouched)
  if (!isUnknownThere) return draft
  await db.outbox.bulkDelete(lane.map((operation) => operation.seq))
  return null
}

const coalesceItem = async (
  db: AccountDb,
  draft: DraftOf<typeof itemOperation>,
): Promise<WatchlistDraft | null> => {
  const at: [string, string] = [draft.lane, draft.itemId]
  const [base, earlier] = await Dexie.Promise.all([
    db.baseMembers.get(at),
    db.outbox.where('[lane+itemId]').equals(at).toArray(),
  ])
  const merged = mergeItem(draft, earlier, base !== undefined)
  if (merged.unsent.length > 0) await db.outbox.bulkDelete(merged.unsent)
  return merged.draft
}

/** What is left to be queued of a change, or null where a queued change now says it all. */
export const coalesce = async (
  db: AccountDb,
  draft: WatchlistDraft,
): Promise<WatchlistDraft | null> => {
  if (draft.type === itemOperation) return coalesceItem(db, draft)
  if (draft.type === 'edit') return coalesceEdit(db, draft)
  return draft.type === 'delete' ? coalesceDelete(db, draft) : draft
}
