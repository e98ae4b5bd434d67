// Many changes to send in one request, where a long queue has them: of one entity, each lane's in
// its order.
import { queueOf } from './by-state.ts'
import type { AccountDb, Entity } from '../account-db.ts'
import { firstClaimable, isDue, pageSize, type ClaimOptions } from './claim-next.ts'
import { inDrain, moveSendMark } from './fence.ts'
import type { OperationRow } from './operation.ts'

/**
 * They were marked in flight together at `markedAtMs`; `operations` are as they were before, in
 * order.
 */
export type BatchClaim = {
  type: 'batch'
  operations: OperationRow[]
  serverIds: ReadonlyMap<string, string>
  markedAtMs: number
}

export type BatchOptions = ClaimOptions & {
  /**
   * A shorter queue is sent change by change: a lost answer leaves less in doubt, and lists go side
   * by side.
   */
  fewest: number
  most: number
}

/**
 * What was tried and is of unknown fate, or met an error of the server, goes alone: it shall not
 * hold up others again.
 */
const isBatchable = (db: AccountDb, operation: OperationRow): boolean =>
  operation.state === 'queued' &&
  operation.serverErrors === 0 &&
  db.entities.of(operation.kind).isBatchable(operation)

/**
 * Rows looked at for one batch at most: behind lists that can't be sent now the rest may wait for
 * the next.
 */
const mostLookedAt = 8 * pageSize

const gather = async (
  db: AccountDb,
  { kinds }: Entity,
  { busyLanes, nowMs, most }: BatchOptions,
): Promise<OperationRow[]> => {
  const found: OperationRow[] = []
  const held = new Set(busyLanes)
  for (let [after, looked] = [0, 0]; looked < mostLookedAt; looked += pageSize) {
    const page = await queueOf(db).where(':id').above(after).limit(pageSize).toArray()
    for (const operation of page) {
      if (operation.state === 'refusedKept' || held.has(operation.lane)) continue
      if (!isBatchable(db, operation) || !isDue(operation, nowMs)) held.add(operation.lane)
      else if (!kinds.includes(operation.kind)) continue
      else if (found.push(operation) === most) return found
    }
    const last = page.at(-1)
    if (page.length < pageSize || !last) break
    after = last.seq
  }
  return found
}

/**
 * Claims the next changes where the oldest that may be sent is one of many; null where the next is
 * to be claimed by itself. Only for a host that honours keys and takes batches. Throws FencedError.
 */
export const claimBatch = (account: AccountDb, options: BatchOptions): Promise<BatchClaim | null> =>
  inDrain(account, options.epoch, async (db) => {
    const first = await firstClaimable(db, options)
    if (!first || !isBatchable(db, first)) return null
    const entity = db.entities.of(first.kind)
    const gathered = await gather(db, entity, options)
    const serverIds = await entity.serverIds(db, [...new Set(gathered.map(({ lane }) => lane))])
    const operations = gathered.filter(({ lane }) => serverIds.has(lane))
    // The queue is long (lazy-batch.ts): what may leave of it goes together, however few the lists
    // under way leave.
    if (operations.length < 2) return null
    await queueOf(db).bulkPut(
      operations.map((operation) => ({
        ...operation,
        state: 'inflight' as const,
        everSent: true,
        sentWithKey: true,
        lastSentAtMs: options.nowMs,
      })),
    )
    await moveSendMark(db)
    return { type: 'batch', operations, serverIds, markedAtMs: options.nowMs }
  })
