// A queued operation as the plain facts its words are made of.
import type { QueuedChange } from '#data/outbox/queue-view.ts'
import type { ListKind } from '#domain/watchlist.ts'
import type { ChangeFacts, ChangeTrouble } from './change-words.ts'

const troubleOf = (change: QueuedChange): ChangeTrouble | null => {
  const reason = change.operation.lastError?.reason ?? null
  return reason === 'refused' ? null : reason
}

export const changeFacts = (
  change: QueuedChange,
  nameOf: (kind: ListKind, itemId: string | null) => string,
): ChangeFacts => {
  const { operation, listName } = change
  const { type, kind, state, attempts } = operation
  const member =
    operation.type === 'member'
      ? { desired: operation.desired, itemName: nameOf(kind, operation.itemId) }
      : { itemName: '' }
  return { type, kind, state, attempts, listName, trouble: troubleOf(change), ...member }
}
