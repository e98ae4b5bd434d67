// Edits of lists are remembered: what they changed, and what the server last accepted of them (decisions/160). A long queue
// is counted, and what of it is due is found, by an index of the outbox (decisions/164).
import type { Transaction } from 'dexie'
import { changedFields } from '../outbox/list-fields.ts'
import type { BaseListRow } from '../account-rows.ts'
import type { OperationRow } from '../outbox/operation.ts'
import { accountV1 } from './account-v1.ts'

export const accountV2 = {
  ...accountV1,
  outbox: '++seq, lane, [lane+itemId], [state+nextAtMs]',
  edits: '++id',
  ackedFields: '[listId+field]',
} as const

/** The release before queued every field of the form. Those that say what the server last said were not changed by anybody. */
export const upgradeToV2 = async (transaction: Transaction): Promise<void> => {
  const outbox = transaction.table<OperationRow, number>('outbox')
  for (const operation of await outbox.toArray()) {
    if (operation.type !== 'edit') continue
    const base = await transaction.table<BaseListRow, string>('baseLists').get(operation.lane)
    if (base) await outbox.put({ ...operation, ...changedFields(operation.patch, base) })
  }
}
