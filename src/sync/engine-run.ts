// One account being served: what the engine of this tab remembers from its start to its stop. All
// of it may be lost.
import type { AccountDb } from '#data/account-db.ts'
import { lastSyncedAtMs, queueCounts } from '#data/outbox/queries.ts'
import { withStorage } from '#data/storage-fault.ts'
import type { RefusedLoads } from './drain/load-failure.ts'
import type { SyncPorts } from './ports.ts'
import { statusOf, type Reach, type SyncStatus } from './sync-status.ts'

export type Run = {
  account: string
  db: AccountDb
  wanted: Set<string>
  requestedKinds: Set<string>
  refusedLoads: RefusedLoads
  stops: (() => void)[]
  cancelTimer: () => void
  /** Wakes the engine for this run. */
  wakeUp: () => void
  /** Not this account's, or no longer alive: another one must come first. */
  rejectedToken: string | null
  /** The server has named this account for this token. */
  confirmedToken: string | null
  /** When the last drain of this tab found no connection; null where it found one. */
  unreachableAtMs: number | null
  /** When somebody else than the server answered last; null where the server has answered since. */
  foreignAtMs: number | null
  /**
   * A request of this tab has had an outcome since the browser last changed its mind: the hint
   * counts for nothing.
   */
  hasOutcome: boolean
  /**
   * There may be a connection since the last drain began: what waits for one is tried again by the
   * next.
   */
  isReconnected: boolean
  isDraining: boolean
  pausedUntilMs: number
  /** Attempts in a row that did not get everything done. */
  failures: number
  /** When this run last asked the host what it can do. */
  hostQueriedAtMs: number
  /**
   * Lists whose change may still be on its way: not judged until a timer says so, for clocks of
   * devices jump.
   */
  heldLanes: Set<string>
  /** Sendings without a key whose end this tab has seen, or waits for. */
  knownSendings: Set<string>
  /**
   * How many changes the server had taken when the queue was last empty; null until it was looked
   * at.
   */
  successesBefore: number | null
  /** How many it had taken at the last look. */
  successes: number | null
  /** Says where things stand now. */
  showStatus: () => Promise<void>
  shownAtMs: number
  isStopped: boolean
}

export const createRun = (account: string, db: AccountDb, wakeUp: () => void): Run => ({
  account,
  db,
  wanted: new Set(),
  requestedKinds: new Set(),
  refusedLoads: new Map(),
  stops: [],
  cancelTimer: () => {},
  wakeUp,
  rejectedToken: null,
  confirmedToken: null,
  unreachableAtMs: null,
  foreignAtMs: null,
  hasOutcome: false,
  isReconnected: false,
  isDraining: false,
  pausedUntilMs: 0,
  failures: 0,
  hostQueriedAtMs: -Infinity,
  heldLanes: new Set(),
  knownSendings: new Set(),
  successesBefore: null,
  successes: null,
  showStatus: async () => {},
  shownAtMs: 0,
  isStopped: false,
})

/** Marks every kind to be loaded. */
export const wantAll = (run: Run): void => {
  for (const kind of run.db.entities.kinds) run.wanted.add(kind)
}

/**
 * There may be a connection again: waits that were drawn for the lack of one are over, with the
 * next drain.
 */
export const reconnect = (run: Run): void => {
  run.isReconnected = true
  run.failures = 0
}

/** Who answered a request of this run. */
export const noteReach = ({ clock }: SyncPorts, run: Run, reach: Reach): void => {
  run.hasOutcome = true
  if (reach !== 'nobody') run.foreignAtMs = reach === 'foreign' ? clock.nowMs() : null
}

/** Says in this tab and the others that the rows of a kind are not what they were. */
export const announceRows = ({ channel }: SyncPorts, run: Run, kind: string): void => {
  run.db.changes.announce({ kinds: [kind], by: 'sync' })
  channel.post({ type: 'changed', account: run.account, kind })
}

const shownEveryMs = 500

/** A long queue says how far it is while it drains, and not at every step. */
export const showProgress = ({ clock }: SyncPorts, run: Run): void => {
  const nowMs = clock.nowMs()
  if (Math.abs(nowMs - run.shownAtMs) < shownEveryMs) return
  run.shownAtMs = nowMs
  void run.showStatus().catch(() => {})
}

/** Changes taken since the queue was last empty, by whichever tab sent them. */
const sentOf = (run: Run, successes: number, waiting: number): number => {
  // A server that took a change since is reached, whichever tab sent it.
  if (run.successes !== null && successes > run.successes) run.unreachableAtMs = null
  run.successes = successes
  if (waiting === 0) run.successesBefore = successes
  run.successesBefore ??= successes
  return successes - run.successesBefore
}

type Synced = readonly (number | null)[]

/** Another tab may have reached the server since this one did not. */
const isOver = (sinceMs: number | null, synced: Synced): boolean =>
  sinceMs === null || synced.some((atMs) => atMs !== null && atMs > sinceMs)

/** Only outcomes are facts; before the first one the browser's hint is all there is. */
const reachOf = (
  { unreachableAtMs, foreignAtMs, hasOutcome }: Run,
  synced: Synced,
  isProbablyOnline: boolean,
): Reach => {
  if (!isOver(foreignAtMs, synced)) return 'foreign'
  return isOver(unreachableAtMs, synced) && (hasOutcome || isProbablyOnline) ? 'server' : 'nobody'
}

/** So many refusals in a row are a host that does not know the kind: it is not asked at every look. */
const refusalsThatAnswer = 3

const answeredAtMs = (
  syncedAtMs: number | null,
  refused: { count: number; atMs: number } | undefined,
): number | null =>
  refused && refused.count >= refusalsThatAnswer
    ? Math.max(refused.atMs, syncedAtMs ?? 0)
    : syncedAtMs

/** Where things stand, read from the queue itself. */
export const readStatus = async ({ session, hints }: SyncPorts, run: Run): Promise<SyncStatus> => {
  const counts = await withStorage(run.db, () => queueCounts(run.db))
  const synced = await Promise.all(
    run.db.entities.kinds.map((kind) => lastSyncedAtMs(run.db, kind)),
  )
  const answered = run.db.entities.kinds.map((kind, at) =>
    answeredAtMs(synced[at] ?? null, run.refusedLoads.get(kind)),
  )
  const token = session.token()
  return statusOf({
    waiting: counts.waiting,
    inFlight: counts.inFlight,
    sent: sentOf(run, counts.acknowledged, counts.waiting),
    needsReviewCount: counts.needsReview,
    lastAnsweredAtMs: answered.some((at) => at === null)
      ? null
      : Math.min(...answered.map((at) => at ?? 0)),
    mustSignIn: token === null || token === run.rejectedToken,
    acknowledged: counts.acknowledged,
    hasOutcome: run.hasOutcome,
    reach: reachOf(run, synced, hints.isProbablyOnline()),
    isDraining: run.isDraining,
  })
}
