// How the rows of an entity travel: what is asked and read, and what a person is told of it. What
// becomes of its changes on this device the entity's description in `data` says
// (data/outbox/entity.ts). The drain imports none.
import type { CallName } from '#contract/calls.ts'
import type { Capability } from '#contract/headers.ts'
import type { ChangeAnswer } from '#contract/watchlists/watchlist-changes.ts'
import type { AccountDb } from '#data/account-db.ts'
import type { Accepted, PulledRow } from '#data/outbox/entity.ts'
import type { LazyList } from '#data/outbox/lazy-list.ts'
import type { OperationError, OperationRow } from '#data/outbox/operation.ts'
import type { LoadFailure } from './drain/load-failure.ts'
import type { SyncEvent } from './sync-event.ts'

/** What a refresh has found, and the events that tell of it. */
export type News = { id: number; events: SyncEvent[] }

export type SyncedEntity<
  Operation extends OperationRow = OperationRow,
  Row extends PulledRow = PulledRow,
> = {
  kinds: readonly string[]
  /** Without it the host knows no such rows: they are neither asked for nor sent. */
  needs?: Capability
  /**
   * The call and exactly the payload of the contract. `serverId` is empty only for what makes a
   * row.
   */
  request(operation: Operation, serverId: string): { f: CallName; payload: Record<string, unknown> }
  /** The call that takes many changes at once, where the host announces that. */
  batch?: {
    f: CallName
    most: number
    answers(output: unknown): ChangeAnswer[] | undefined
  }
  /** What a yes says; null where a row was made and the answer does not say what it is called. */
  accepted(operation: Operation, output: unknown): Accepted | null
  /** Another device was faster: to be read, merged and sent again. */
  isConflict(operation: Operation, code: string | null): boolean
  /** The code of a change whose row the server has no more. */
  goneCode(kind: string): string

  /** The call that reads all rows of a kind, with no payload. */
  loadCall(kind: string): CallName
  /** The rows of its answer, or null where it is not in the expected form. */
  rowsIn(kind: string, output: unknown): Row[] | null

  /** What people are told; null where the screen says it all. */
  events: {
    acknowledged(operation: Operation, output: unknown): SyncEvent | null
    /** `isThrown`: the failure came as an error status. */
    refused(operation: Operation, error: OperationError, isThrown: boolean): SyncEvent | null
    takenBack(operation: Operation): SyncEvent | null
    loadFailed(kind: string, reason: LoadFailure, serverMessage: string | null): SyncEvent | null
  }
  /**
   * What refreshes have found that nobody was told of yet. They are rows, so a page that dies in
   * between takes none with it.
   */
  unnotified?(db: AccountDb): Promise<News[]>
  markNotified?(db: AccountDb, epoch: number, ids: readonly number[]): Promise<void>
  /**
   * Choices of this page that a load of it forgets, as keys of prefs. Only of an entity that is
   * loaded with the engine: whoever is loaded later has kept none.
   */
  choicesOfPage?(db: AccountDb): string[]
}

/** The kinds that a host with these capabilities does not know. */
export const keptKinds = (
  { entities }: { entities: Pick<LazyList<SyncedEntity>, 'items'> },
  capabilities: ReadonlySet<Capability>,
): ReadonlySet<string> =>
  new Set(
    entities.items.flatMap(({ needs, kinds }) =>
      needs === undefined || capabilities.has(needs) ? [] : kinds,
    ),
  )

/** The entity whose kind it is. */
export const syncedOf = (
  { entities }: { entities: Pick<LazyList<SyncedEntity>, 'items'> },
  kind: string,
): SyncedEntity => {
  const entity = entities.items.find(({ kinds }) => kinds.includes(kind))
  if (!entity) throw new Error(`nobody knows how changes of kind ${kind} travel`)
  return entity
}
