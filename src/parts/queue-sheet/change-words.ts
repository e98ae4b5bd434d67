// The words of one queued change: what, where to, how it stands. Keys of locales/<lng>/sync.json, with their values.

import type { OperationError, OperationRow } from '#data/outbox/operation.ts'
import type { ListKind } from '#domain/watchlist.ts'

/** Why the last try did not end well, by class and never by text. */
export type ChangeTrouble = Exclude<OperationError['reason'], 'refused'>

export type ChangeFacts = {
  type: OperationRow['type']
  kind: ListKind
  desired?: 'in' | 'out' | undefined
  /** The coin or sale; its bare id where the catalogue lacks it. */
  itemName: string
  /** Null where the list is gone from this device. */
  listName: string | null
  state: OperationRow['state']
  attempts: number
  trouble: ChangeTrouble | null
}

type Words<Key extends string> = { key: Key; values?: Record<string, string | number> }

export type TitleKey = 'addItem' | 'removeItem' | 'createList' | 'editList' | 'deleteList'
export type TargetKey = 'toList' | 'fromList' | 'coinList' | 'saleList'
export type StateKey =
  | 'stateWaiting'
  | 'stateSending'
  | 'stateChecking'
  | 'stateStopped'
  | 'stateRefused'
  | 'triedOnce'
  | 'triedTimes'
export type TroubleKey =
  | 'reasonOffline'
  | 'reasonTimeout'
  | 'reasonServer'
  | 'reasonBusy'
  | 'reasonSession'

const listTitles = { create: 'createList', edit: 'editList', delete: 'deleteList' } as const

/** `unnamed` stands for a list that is gone from this device. */
export const titleOf = (
  { type, desired, itemName, listName }: ChangeFacts,
  unnamed: string,
): Words<TitleKey> =>
  type === 'member'
    ? { key: desired === 'out' ? 'removeItem' : 'addItem', values: { name: itemName } }
    : { key: listTitles[type], values: { name: listName ?? unnamed } }

export const targetOf = (
  { type, kind, desired, listName }: ChangeFacts,
  unnamed: string,
): Words<TargetKey> =>
  type === 'member'
    ? { key: desired === 'out' ? 'fromList' : 'toList', values: { list: listName ?? unnamed } }
    : { key: kind === 'ido' ? 'saleList' : 'coinList' }

const troubleKeys = {
  offline: 'reasonOffline',
  timeout: 'reasonTimeout',
  server: 'reasonServer',
  busy: 'reasonBusy',
  session: 'reasonSession',
} as const satisfies Record<ChangeTrouble, TroubleKey>

/** What a refused change failed to do, as a key of locales/<lng>/watchlists.json; null where its title says it already. */
export const refusalKey = (
  operation: OperationRow,
): 'addFailed' | 'removeFailed' | 'updateFailed' | null => {
  if (operation.type === 'member') return operation.desired === 'in' ? 'addFailed' : 'removeFailed'
  return operation.type === 'edit' ? 'updateFailed' : null
}

const attemptWords = (attempts: number): Words<StateKey> =>
  attempts === 1 ? { key: 'triedOnce' } : { key: 'triedTimes', values: { count: attempts } }

const stateWords = ({ state, attempts }: ChangeFacts): Words<StateKey>[] => {
  if (state === 'inflight') return [{ key: 'stateSending' }]
  if (state === 'ambiguous') return [{ key: 'stateChecking' }]
  if (state === 'refusedKept') return [{ key: 'stateRefused' }]
  const tries = attempts > 0 ? [attemptWords(attempts)] : []
  if (state === 'parked') return [{ key: 'stateStopped' }, ...tries]
  return tries.length > 0 ? tries : [{ key: 'stateWaiting' }]
}

/** How the change stands, in one to three short parts shown with a dot between them. */
export const progressOf = (facts: ChangeFacts): Words<StateKey | TroubleKey>[] => {
  const isTroubled =
    facts.trouble !== null && (facts.state === 'queued' || facts.state === 'parked')
  return [
    ...stateWords(facts),
    ...(isTroubled && facts.trouble !== null ? [{ key: troubleKeys[facts.trouble] }] : []),
  ]
}
