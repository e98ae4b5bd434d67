// One change that the server does not have yet (design 5). It holds no token, URL or server id: those are found when
// it is sent. Entries outlive deployments, hence `v`.
import type { ListKind } from '#domain/watchlist.ts'

export const operationVersion = 1

/**
 * queued: may be sent. inflight: a request is under way. ambiguous: it was sent and its fate is unknown. parked: only
 * the person can decide. refusedKept: refused; shown until the next successful refresh (`isOffList`), listed until the
 * person has seen it.
 */
export type OperationState = 'queued' | 'inflight' | 'ambiguous' | 'parked' | 'refusedKept'

/** Why the last attempt did not succeed: a class for decisions, the server's words for people. */
export type OperationError = {
  reason: 'offline' | 'timeout' | 'server' | 'busy' | 'session' | 'refused'
  code: string | null
  serverMessage: string | null
}

export type ListFields = { name: string; description: string; iconId: number }

type Common = {
  v: typeof operationVersion
  /** Names the change for the server: the same for every attempt. */
  opId: string
  account: string
  kind: ListKind
  /** The list's UUID: changes of one lane are sent in order. */
  lane: string
  onRefusal: 'keep' | 'revert' | 'park'
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
  /** refusedKept: the list is shown as the server has it again, and only the panel still tells of this change. */
  isOffList?: true
  /** What its list was last called, where a refresh took the list away. */
  lastListName?: string
}

export type CreateDraft = { type: 'create'; fields: ListFields & { iconName?: string } }
/**
 * `patch`: what the person changed, and nothing else. `was`: the same fields as they stood on screen when they were first
 * changed; rows of the release before have none. `wasVersion`: the fields' version this device knew then, where the host
 * tells; null where they did not know what stood there. `editIds`: what stands of it in Recent activity.
 */
export type EditDraft = {
  type: 'edit'
  patch: Partial<ListFields>
  was?: Partial<ListFields>
  wasVersion?: number | null
  editIds?: number[]
}
export type DeleteDraft = { type: 'delete'; listName: string }
export type MemberDraft = { type: 'member'; itemId: string; desired: 'in' | 'out' }

/** What a command wants, before the outbox numbers it. */
export type OperationDraft = { kind: ListKind; lane: string } & (
  | CreateDraft
  | EditDraft
  | DeleteDraft
  | MemberDraft
)

type Sent = {
  /** create: the server's ids of this kind just before the first request, where the host knows no keys. */
  idsBefore?: string[]
  /** edit: the whole fields of the request, the same for every attempt under one key. */
  sentFields?: ListFields
  /** edit: the fields' version they were merged with, which guards the request; absent where the host knows none. */
  mergedWith?: number
  /** edit: how often in a row another device was faster. */
  conflicts?: number
  /** edit: the version it was merged with when that happened: its list must be read before it goes again. */
  beatenAt?: number
}

export type NewOperationRow = Common & Sent & (CreateDraft | EditDraft | DeleteDraft | MemberDraft)
export type OperationRow = NewOperationRow & { seq: number }
export type CreateOperation = Extract<OperationRow, { type: 'create' }>
export type EditOperation = Extract<OperationRow, { type: 'edit' }>
export type MemberOperation = Extract<OperationRow, { type: 'member' }>

/** Still on its way: it will be sent, or is being sent. */
export const isPending = (operation: Pick<OperationRow, 'state'>): boolean =>
  operation.state !== 'refusedKept'

/** Part of what is shown of its list. */
export const isOnList = ({ isOffList }: Pick<OperationRow, 'isOffList'>): boolean =>
  isOffList !== true

/** Only the person can decide about it, or should at least know. */
export const needsReview = ({ state }: Pick<OperationRow, 'state'>): boolean =>
  state === 'parked' || state === 'refusedKept'
