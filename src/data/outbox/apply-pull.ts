// A refresh: what the server says replaces base, and the pending changes are folded over it, in one
// transaction.
import { queueOf } from './by-state.ts'
import type { AccountDb } from '../account-db.ts'
import { setPref } from '../prefs.ts'
import { isDue } from './claim-next.ts'
import type { PulledRow } from './entity.ts'
import { countSuccess, inDrain, moveSendMark, readSendMark } from './fence.ts'
import { finish } from './finish.ts'
import { isPending, type OperationRow } from './operation.ts'

export type Pull<Row extends PulledRow = PulledRow> = {
  epoch: number
  kind: string
  rows: readonly Row[]
  /** `readSendMark` before asking. */
  sendMark: number
  nowMs: number
  /** Lists whose change may still be on its way. */
  heldLanes?: ReadonlySet<string>
}

/**
 * stale: something was sent meanwhile, ask again. `takenBack`: an unsent change that may not stand
 * by what was read.
 */
export type PullResult =
  | { type: 'stale' }
  | { type: 'applied'; resolved: OperationRow[]; takenBack: OperationRow | null }

type ByLane = ReadonlyMap<string, PulledRow>

/**
 * Judges what is of unknown fate, of each list only the oldest: what follows it, sent in the same
 * batch, may look done because it was undone before it began.
 */
const resolve = async (
  db: AccountDb,
  operations: readonly OperationRow[],
  byLane: ByLane,
  { kind, nowMs, heldLanes }: Pull,
): Promise<OperationRow[]> => {
  const entity = db.entities.of(kind)
  const resolved: OperationRow[] = []
  const undecided = new Set<string>()
  for (const operation of operations) {
    const row = byLane.get(operation.lane)
    const isMade = row !== undefined && entity.role(operation) === 'make'
    const isOldest = !undecided.has(operation.lane)
    if (isPending(operation)) undecided.add(operation.lane)
    if (!isOldest || (!isMade && operation.state !== 'ambiguous')) continue
    if (entity.isGoalMet(operation, row)) {
      undecided.delete(operation.lane)
      await finish(db, operation, 'acknowledged')
      await entity.noteAccepted?.(db, operation, row?.fieldsVersion ?? null)
      await countSuccess(db)
      resolved.push(operation)
    } else if (
      !operation.sentWithKey &&
      isDue(operation, nowMs) &&
      !heldLanes?.has(operation.lane)
    ) {
      await queueOf(db).update(operation.seq, { state: 'queued' })
    }
  }
  return resolved
}

/**
 * What was refused but still shown has had its time: the server's word is on screen now, and the
 * panel tells what was refused (D-WLTOGGLE).
 */
const takeRefusedOff = async (
  db: AccountDb,
  operations: readonly OperationRow[],
  byLane: ByLane,
): Promise<void> => {
  for (const operation of operations) {
    if (operation.state !== 'refusedKept' || operation.isOffList) continue
    // It came to pass all the same, by other hands.
    if (db.entities.of(operation.kind).isGoalMet(operation, byLane.get(operation.lane)))
      await finish(db, operation, 'superseded', operation.lastError)
    else await queueOf(db).update(operation.seq, { isOffList: true })
  }
}

const operationsOf = (db: AccountDb, kind: string): Promise<OperationRow[]> =>
  queueOf(db)
    .orderBy(':id')
    .filter((operation) => operation.kind === kind)
    .toArray()

/** Folds a refresh in. Throws FencedError; never hides a pending change, never loses one. */
export const applyPull = (account: AccountDb, pull: Pull): Promise<PullResult> =>
  inDrain(account, pull.epoch, async (db) => {
    if ((await readSendMark(db)) !== pull.sendMark) return { type: 'stale' }
    const { kind, rows, nowMs } = pull
    const entity = db.entities.of(kind)
    const operations = await operationsOf(db, kind)
    const byLane = await entity.replaceBase(db, { kind, rows, operations, nowMs })
    const resolved = await resolve(db, operations, byLane, pull)
    await takeRefusedOff(db, operations, byLane)
    const unfinished = await operationsOf(db, kind)
    await entity.pulled?.(db, { kind, rows, operations: unfinished, nowMs, byLane })
    await entity.rebaseKind(db, kind, unfinished)
    const takenBack = (await entity.takeBack?.(db, kind)) ?? null
    if (resolved.length > 0) await moveSendMark(db)
    await setPref(db, `hidden:${kind}`, undefined)
    await db.meta.put({ key: `syncedAtMs:${kind}`, value: nowMs })
    return { type: 'applied', resolved, takenBack }
  })

/**
 * A load that the server answered with a failure: the copy stays, the screen is cleared
 * (D-WLLOADFAIL). True where it was not already.
 */
export const hideAfterFailure = (
  account: AccountDb,
  epoch: number,
  kind: string,
): Promise<boolean> =>
  inDrain(account, epoch, async (db) => {
    const wasHidden = (await db.prefs.get(`hidden:${kind}`))?.value === true
    await setPref(db, `hidden:${kind}`, true)
    return !wasHidden
  })
