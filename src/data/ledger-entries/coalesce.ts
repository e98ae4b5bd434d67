// Joins a new change with queued ones of its entry. Only what was never sent may be touched: a
// request may already carry the rest.
import type { AccountDb } from '../account-db.ts'
import { queueOf } from '../outbox/by-state.ts'
import { isUntouched } from '../outbox/operation.ts'
import { queuedOf } from './tables.ts'
import type { LedgerEntryDraft, LedgerEntryOperation } from './types.ts'

export type Joined = {
  /** What is left to be queued; null where nothing is. */
  draft: LedgerEntryDraft | null
  /** The numbers of those that it replaces. */
  gone: number[]
  /** The unsent create that takes it in. */
  create?: LedgerEntryOperation
}

type Edit = Extract<LedgerEntryDraft, { type: 'edit' }>

const joinEdit = (draft: Edit, earlier: readonly LedgerEntryOperation[]): Joined => {
  const create = earlier.find((one) => one.type === 'create' && isUntouched(one))
  if (create?.type === 'create') {
    const fields = { ...create.fields, ...draft.patch }
    return { draft: null, gone: [], create: { ...create, fields } }
  }
  const unsent = earlier.flatMap((one) => (one.type === 'edit' && isUntouched(one) ? [one] : []))
  const patches = [...unsent.map(({ patch }) => patch), draft.patch]
  return {
    draft: { ...draft, patch: Object.assign({}, ...patches) as Edit['patch'] },
    gone: unsent.map(({ seq }) => seq),
  }
}

/**
 * What is left of a change beside the earlier ones of its entry. One the server never heard of
 * leaves without a word. Pure.
 */
export const joinDraft = (
  draft: LedgerEntryDraft,
  earlier: readonly LedgerEntryOperation[],
): Joined => {
  if (draft.type === 'edit') return joinEdit(draft, earlier)
  const isUnknownThere =
    draft.type === 'delete' &&
    earlier.some(({ type }) => type === 'create') &&
    earlier.every(isUntouched)
  return isUnknownThere ? { draft: null, gone: earlier.map(({ seq }) => seq) } : { draft, gone: [] }
}

/** The same in the queue. Answers what is left to be queued. */
export const coalesce = async (
  db: AccountDb,
  draft: LedgerEntryDraft,
): Promise<LedgerEntryDraft | null> => {
  const joined = joinDraft(draft, await queuedOf(db, draft.lane))
  if (joined.create) await queueOf(db).put(joined.create)
  await queueOf(db).bulkDelete(joined.gone)
  return joined.draft
}
