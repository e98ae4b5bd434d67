// One change that the server does not have yet (design 5). It holds no token, URL or server id:
// those are found when it is sent. Entries outlive deployments, hence `v`. What only one entity
// knows of its changes stands in its own type.

export const operationVersion = 1

/**
 * queued: may be sent. inflight: a request is under way. ambiguous: it was sent and its fate is
 * unknown. parked: only the person can decide. refusedKept: refused; shown until the next
 * successful refresh (`isOffList`), listed until the person has seen it.
 */
export type OperationState = 'queued' | 'inflight' | 'ambiguous' | 'parked' | 'refusedKept'

/** Why the last attempt did not succeed: a class for decisions, the server's words for people. */
export type OperationError = {
  reason: 'offline' | 'timeout' | 'server' | 'busy' | 'session' | 'refused'
  code: string | null
  serverMessage: string | null
}

/** What a command wants, before the outbox numbers it. */
export type OperationDraft = {
  /** Whose it is: every entity has kinds of its own. */
  kind: string
  type: string
  /** The UUID of the row it belongs to: changes of one lane are sent in order. */
  lane: string
  /** What of its lane it is about, where it is not the lane itself. */
  itemId?: string
  desired?: 'in' | 'out'
  /** What a row is made with. */
  fields?: object
  /** What the person changed of a row, and nothing else. */
  patch?: object
  /** The version this device knew when they did; null where they did not know what stood there. */
  wasVersion?: number | null
}

export type OnRefusal = 'keep' | 'revert' | 'park'

export type OperationStamp = {
  v: typeof operationVersion
  /** Names the change for the server: the same for every attempt. */
  opId: string
  account: string
  onRefusal: OnRefusal
  state: OperationState
  attempts: number
  serverErrors: number
  /** The count of successes when this change began to meet server errors. */
  successMark: number
  /** Failures in a row that the server itself reported with a 5xx (D-5XX); none where absent. */
  reportedFailures?: number
  nextAtMs: number
  everSent: boolean
  /** The last request carried the key, and the host had announced that it honours one. */
  sentWithKey: boolean
  lastSentAtMs: number | null
  lastError: OperationError | null
  createdAtMs: number
  /**
   * refusedKept: the list is shown as the server has it again, and only the panel still tells of
   * this change.
   */
  isOffList?: true
  /**
   * What makes a row: the server's ids of this kind just before the first request, where the host
   * knows no keys.
   */
  idsBefore?: string[]
  /**
   * The fields' version they were merged with, which guards the request; absent where the host
   * knows none.
   */
  mergedWith?: number
  /** How often in a row another device was faster. */
  conflicts?: number
  /**
   * The version it was merged with when that happened: its row must be read before it goes again.
   */
  beatenAt?: number
}

/**
 * `sentFields`: all fields of the request of what changes fields, the same for every attempt under
 * one key.
 */
export type NewOperationRow = OperationDraft & OperationStamp & { sentFields?: object }
export type OperationRow = NewOperationRow & { seq: number }

/** Still on its way: it will be sent, or is being sent. */
export const isPending = (operation: Pick<OperationRow, 'state'>): boolean =>
  operation.state !== 'refusedKept'

/** Never left this device: only that may be joined with another change. */
export const isUntouched = (operation: Pick<OperationRow, 'state' | 'everSent'>): boolean =>
  operation.state === 'queued' && !operation.everSent

/** Part of what is shown of its list. */
export const isOnList = ({ isOffList }: Pick<OperationRow, 'isOffList'>): boolean =>
  isOffList !== true

/** Only the person can decide about it, or should at least know. */
export const needsReview = ({ state }: Pick<OperationRow, 'state'>): boolean =>
  state === 'parked' || state === 'refusedKept'
