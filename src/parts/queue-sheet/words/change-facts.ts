// A queued operation as the plain facts its words are made of, and what an entity says of its
// changes.
import type { QueuedChange } from '#data/outbox/queue-view.ts'
import type { OperationError, OperationRow } from '#data/outbox/operation.ts'
import type { TextKey } from '#i18n/areas.ts'

/** Why the last try did not end well, by class and never by text. */
export type ChangeTrouble = Exclude<OperationError['reason'], 'refused'>

export type ChangeFacts = {
  type: string
  kind: string
  desired?: 'in' | 'out' | undefined
  /** The coin or sale; its bare id where the catalogue lacks it. */
  itemName: string
  /** Null where its row is gone from this device. */
  name: string | null
  state: OperationRow['state']
  attempts: number
  trouble: ChangeTrouble | null
}

/** A key of a pack, with its values. */
export type Words<Key extends string> = { key: Key; values?: Record<string, string | number> }

export type RefusalKey = 'addFailed' | 'removeFailed' | 'updateFailed'

export type EntityWords = {
  kinds: readonly string[]
  /** Keys of locales/<lng>/sync.json. `unnamed` stands for a row that is gone from this device. */
  title: (facts: ChangeFacts, unnamed: string) => Words<TextKey<'sync'>>
  target: (facts: ChangeFacts, unnamed: string) => Words<TextKey<'sync'>>
  /**
   * What a refused change failed to do, as a key of locales/<lng>/watchlists.json; null where its
   * title says it already.
   */
  refusal: (operation: OperationRow) => RefusalKey | null
  /** The words of a refused edit, so that they can be read and copied before they are given up. */
  quoted: (operation: OperationRow) => string[]
}

/** `nameOf`: the name of a coin or sale. */
export const changeFacts = (
  { operation, name }: QueuedChange,
  nameOf: (kind: string, itemId: string | null) => string,
): ChangeFacts => {
  const { type, kind, state, attempts, desired, itemId, lastError } = operation
  const reason = lastError?.reason ?? null
  const trouble = reason === 'refused' ? null : reason
  const itemName = itemId === undefined ? '' : nameOf(kind, itemId)
  return { type, kind, state, attempts, name, trouble, desired, itemName }
}
