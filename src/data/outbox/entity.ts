// What travels through the outbox: an entity says here all that the engine must know of it. The
// engine imports none; it finds the entity of a change by the change's kind, in the account's
// database.
import { lazyList } from './lazy-list.ts'
import type { OnRefusal, OperationDraft, OperationRow } from './operation.ts'

/**
 * make: its row is on no server before it was accepted. remove: its row is gone from the server
 * afterwards.
 */
export type Role = 'make' | 'change' | 'remove'

/** A row as this device last read it from the server. */
export type BaseRow = { serverId: string; fieldsVersion?: number }
/** A row as the server says it, freed of the wire's spelling. */
export type PulledRow = { serverId: string; fieldsVersion?: number }

/**
 * What the answer said: what a made row is called there, and the version a changed row's fields
 * have now.
 */
export type Accepted = { serverId: string | null; fieldsVersion: number | null }

export type Sending = {
  /** The host honours idempotency keys. */
  hasKeys: boolean
  /** It refuses an edit that was merged with an older state of its row. */
  hasFieldVersions?: boolean
  /** It is repeated under its key, and the host still knows that key. */
  isRepeated: boolean
}

/** A refresh of one kind, inside its transaction. `operations`: the queue of the kind. */
export type Refresh<Row, Operation> = {
  kind: string
  rows: readonly Row[]
  operations: readonly Operation[]
  nowMs: number
}

/** A row that does not fit. `mend` says what stands in its place while it is set aside. */
export type Damaged<Db> = {
  table: string
  id: string
  row: unknown
  lane: string
  mend: (db: Db) => Promise<unknown>
}

export type Damage<Db> = {
  aside: readonly Damaged<Db>[]
  /**
   * Lanes whose shown rows are damaged: made of the others, so they are made again and nobody
   * misses them.
   */
  shown: readonly string[]
}

/**
 * One kind of thing that people change offline. Everything that is given a `db` runs inside a
 * transaction over the entity's stores and the outbox, and awaits nothing but it.
 */
/** `Db`: the account's database, which is made of its entities. */
export type EntityOf<
  Db,
  Operation extends OperationRow = OperationRow,
  Draft extends OperationDraft = OperationDraft,
  Row extends PulledRow = PulledRow,
> = {
  kinds: readonly string[]
  /** The tables of its rows, which a drain may write. */
  stores: readonly string[]
  /** Tables that its commands alone write. */
  remembered: readonly string[]
  /** A queued change this version can send. */
  isOperation(row: unknown): boolean

  role(operation: OperationRow): Role
  /** What a definite no does to it: stays, is undone, or waits for the person. */
  onRefusal(draft: Draft): OnRefusal
  /**
   * An undone change stands in the panel until it was seen: the words of a person are not thrown
   * away with it.
   */
  hasWords(operation: Operation): boolean
  /**
   * What is left to be queued beside the changes of its lane that wait; null where they now say it
   * all.
   */
  coalesce(db: Db, draft: Draft): Promise<Draft | null>

  /** Its row of the lane as the server last said it. */
  baseRow(db: Db, lane: string): Promise<BaseRow | undefined>
  /** What the server calls the rows of the lanes, where it has them. */
  serverIds(db: Db, lanes: readonly string[]): Promise<Map<string, string>>
  /** What the server calls all rows of a kind, as last read. */
  serverIdsOfKind(db: Db, kind: string): Promise<string[]>
  /** A change that was never sent must wait for another lane. */
  isHeldBack(db: Db, operation: Operation): false | Promise<boolean>
  /** Many of it may go in one request. */
  isBatchable(operation: Operation): boolean
  /** Its row must be read right before it leaves. */
  readsFirst(operation: Operation, row: BaseRow, sending: Sending): boolean
  /** The change with the body of its request, over its row of now. */
  toSend(db: Db, operation: Operation, row: BaseRow, sending: Sending): Operation
  /**
   * Takes in what was read of its row just now; answers the row, or null where the server has none.
   */
  readBefore(db: Db, operation: Operation, rows: readonly Row[]): Promise<Row | null>
  /** It is about to leave. */
  leaving?(db: Db, operation: Operation): Promise<void>

  /**
   * What the server holds once it has accepted the change. Also how a visitor's rows are written.
   */
  applyToBase(db: Db, operation: Operation, accepted: Accepted): Promise<void>
  /** The server has it, whether it said so or its rows did. */
  noteAccepted?(db: Db, operation: Operation, fieldsVersion: number | null): Promise<void>
  /** Brings what is shown of the change in line with base + pending operations. */
  rebase(db: Db, operation: Operation): Promise<void>
  rebaseLane(db: Db, lane: string): Promise<void>
  rebaseKind(db: Db, kind: string, operations: readonly Operation[]): Promise<void>

  /** The refresh replaces base; answers the rows by their lanes. */
  replaceBase(db: Db, refresh: Refresh<Row, Operation>): Promise<ReadonlyMap<string, Row>>
  /**
   * Whether the server's row already shows what the change wanted; undefined where it has none.
   * Pure.
   */
  isGoalMet(operation: Operation, row: Row | undefined): boolean
  /** What else a refresh tells, once `operations` are those that are left. */
  pulled?(
    db: Db,
    refresh: Refresh<Row, Operation> & { byLane: ReadonlyMap<string, Row> },
  ): Promise<void>
  /** Takes back an unsent change of the kind that may not stand now; answers it. */
  takeBack?(db: Db, kind: string): Promise<OperationRow | null>

  /** What people call the rows of these changes; null where nothing on this device knows. */
  names(db: Db, operations: readonly Operation[]): Promise<(string | null)[]>
  /** Everything of it on this device, for the person themselves. */
  forExport(db: Db): Promise<Record<string, unknown>>
  /** Its rows for support: ids and kinds, never a name or description. */
  forSupport(db: Db): Promise<Record<string, unknown>>
  findDamage(db: Db): Promise<Damage<Db>>
}

/** What is known of an entity before its code is loaded: what the database and its locks need. */
export type LazyEntityOf<Db> = Pick<EntityOf<Db>, 'kinds' | 'stores' | 'remembered'> & {
  load: () => Promise<EntityOf<Db>>
}

export type EntitiesOf<Db> = {
  /** Those whose code is loaded. */
  readonly loaded: readonly EntityOf<Db>[]
  readonly isComplete: boolean
  /** Loads the code of the others. */
  complete: () => Promise<void>
  /** Of all, loaded or not. */
  kinds: readonly string[]
  stores: readonly string[]
  remembered: readonly string[]
  /** Throws where its code is not loaded: whoever reads changes of any kind completes first. */
  of: (kind: string) => EntityOf<Db>
}

/**
 * The entities of an account, found by kind. `lazy`: those that no first screen shows; their code
 * is loaded before the first change or row of theirs is met (data/complete-entities.ts).
 */
export const createEntities = <Db>(
  first: readonly EntityOf<Db>[],
  lazy: readonly LazyEntityOf<Db>[] = [],
): EntitiesOf<Db> => {
  const list = lazyList(
    first,
    lazy.map(({ load }) => load),
  )
  const all = [...first, ...lazy]
  return {
    get loaded() {
      return list.items
    },
    get isComplete() {
      return list.isComplete
    },
    complete: list.complete,
    kinds: all.flatMap(({ kinds }) => kinds),
    stores: all.flatMap(({ stores }) => stores),
    remembered: all.flatMap(({ remembered }) => remembered),
    of: (kind) => {
      const entity = list.items.find(({ kinds }) => kinds.includes(kind))
      if (!entity) throw new Error(`no entity that is loaded has changes of kind ${kind}`)
      return entity
    },
  }
}
