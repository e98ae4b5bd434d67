// The queue as people read it: every change with the name of its list.
import type { AccountDb } from '../account-db.ts'
import type { OperationRow } from './operation.ts'
import { pendingOperations } from './queries.ts'

export type QueuedChange = {
  operation: OperationRow
  /** Null where nothing on this device knows the list any more. */
  listName: string | null
}

/** What the operation itself knows of its list, for a list that is not shown. */
const ownName = (operation: OperationRow): string | null => {
  if (operation.type === 'create') return operation.fields.name
  return operation.type === 'delete' ? operation.listName : (operation.lastListName ?? null)
}

/** In the order they are sent within their lists. */
export const queuedChanges = async (db: AccountDb): Promise<QueuedChange[]> => {
  const operations = await pendingOperations(db)
  const lanes = [...new Set(operations.map(({ lane }) => lane))]
  const [shown, known] = await Promise.all([db.viewLists.bulkGet(lanes), db.baseLists.bulkGet(lanes)])
  const names = new Map(lanes.map((lane, at) => [lane, shown[at]?.name ?? known[at]?.name ?? null]))
  return operations.map((operation) => ({ operation, listName: names.get(operation.lane) ?? ownName(operation) }))
}
