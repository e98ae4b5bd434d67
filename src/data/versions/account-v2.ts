// Edits of lists are remembered: what they changed, and what the server last accepted of them
// (decisions/160). A long queue is counted, and what of it is due is found, by an index of the
// outbox (decisions/164).
import type { Transaction } from 'dexie'
import {
  changedFields,
  listFieldNames,
  pickFields,
  type ListField,
} from '../watchlists/list-fields.ts'
import type { BaseListRow } from '../account-rows.ts'
import type { WatchlistOperation } from '../watchlists/operation.ts'
import { accountV1 } from './account-v1.ts'

export const accountV2 = {
  ...accountV1,
  outbox: '++seq, lane, [lane+itemId], [state+nextAtMs]',
  edits: '++id',
  ackedFields: '[listId+field]',
} as const

/**
 * The release before queued every field of the form. Those that say what the server last said were
 * not changed by anybody, unless an older edit of the list that may arrive yet changes them: then
 * they are how it was put back.
 */
export const upgradeToV2 = async (transaction: Transaction): Promise<void> => {
  const outbox = transaction.table<WatchlistOperation, number>('outbox')
  const changedBefore = new Map<string, Set<ListField>>()
  for (const operation of await outbox.toArray()) {
    if (operation.type !== 'edit') continue
    const base = await transaction.table<BaseListRow, string>('baseLists').get(operation.lane)
    if (!base) continue
    const before = changedBefore.get(operation.lane) ?? new Set()
    const { patch, was } = changedFields(operation.patch, base)
    const putBack = pickFields(
      operation.patch,
      listFieldNames.filter((field) => before.has(field)),
    )
    await outbox.put({
      ...operation,
      patch: { ...putBack, ...patch },
      was: {
        ...pickFields(
          base,
          listFieldNames.filter((field) => putBack[field] !== undefined),
        ),
        ...was,
      },
    })
    changedBefore.set(
      operation.lane,
      new Set([...before, ...listFieldNames.filter((field) => patch[field] !== undefined)]),
    )
  }
}
