// Sends many claimed changes in one request, and settles each by its own answer: what one request
// of its own would have brought (decisions/164). A request that brought no answers says of all what
// it would say of one.
import { clientIdHeader } from '#contract/headers.ts'
import type { ChangeAnswer } from '#contract/watchlists/watchlist-changes.ts'
import type { BatchClaim } from '#data/outbox/claim-batch.ts'
import type { OperationRow } from '#data/outbox/operation.ts'
import { isPatientStatus } from './outcome.ts'
import type { Outcome, Request } from '../ports.ts'
import { syncedOf, type SyncedEntity } from '../synced-entity.ts'
import { haltDrain, type DrainContext } from './drain-context.ts'
import { requestTimeoutMs } from './halt.ts'
import { asBefore } from './plan-after.ts'
import { countLoss, hasSleptSince, settle } from './send-operation.ts'

type Batch = NonNullable<SyncedEntity['batch']>
type Batching = SyncedEntity & { batch: Batch }

/** Not looked at: due again, and as little in doubt as before. */
const notLookedAt: Outcome = {
  type: 'transient',
  status: 425,
  retryAfterMs: null,
  serverMessage: null,
}
/**
 * The host took the request for something else: nothing is known, and each goes by itself from now
 * on.
 */
const misunderstood: Outcome = {
  type: 'transient',
  status: 408,
  retryAfterMs: null,
  serverMessage: null,
}

const outcomeOfAnswer = (answer: ChangeAnswer | undefined): Outcome => {
  if (!answer) return notLookedAt
  const { status, success, error, errormsg } = answer
  if (success) return { type: 'success', output: null }
  if (status === 401) return { type: 'unauthorized' }
  const serverMessage = errormsg ?? null
  if (isPatientStatus(status))
    return { type: 'transient', status, retryAfterMs: null, serverMessage }
  return { type: status >= 500 ? 'failed' : 'refused', status, code: error ?? null, serverMessage }
}

/** What the one request says of each of its changes. Pure. */
export const outcomesOf = (
  outcome: Outcome,
  count: number,
  batch: Pick<Batch, 'answers'>,
): Outcome[] => {
  const answers = outcome.type === 'success' ? batch.answers(outcome.output) : undefined
  if (answers) return Array.from({ length: count }, (_, at) => outcomeOfAnswer(answers[at]))
  return Array.from({ length: count }, () =>
    outcome.type === 'success' || outcome.type === 'refused' || outcome.type === 'failed'
      ? misunderstood
      : outcome,
  )
}

const requestFor = (
  { deviceId, token }: DrainContext,
  { operations, serverIds }: BatchClaim,
  entity: Batching,
): Request => ({
  f: entity.batch.f,
  payload: {
    changes: operations.map((operation) => ({
      ...entity.request(operation, serverIds.get(operation.lane) ?? ''),
      key: operation.opId,
      lane: operation.lane,
      seq: operation.seq,
    })),
  },
  headers: { [clientIdHeader]: deviceId },
  timeoutMs: requestTimeoutMs,
  token,
})

const settleAll = async (
  context: DrainContext,
  operations: readonly OperationRow[],
  outcomes: readonly Outcome[],
): Promise<void> => {
  const { db, epoch, steps, kindsToLoad } = context
  const accepted = operations.filter((_, at) => outcomes[at]?.type === 'success')
  if (accepted.length > 0) await steps.acknowledgeAll(db, { epoch, operations: accepted })
  for (const { kind } of accepted) kindsToLoad.add(kind)
  for (const [at, operation] of operations.entries()) {
    const outcome = outcomes[at]
    if (outcome && outcome.type !== 'success') await settle(context, operation, outcome)
  }
  for (const kind of new Set(accepted.map((operation) => operation.kind))) context.changed(kind)
}

/** Handles a claim of many; true: their lists may go on in this round. */
export const sendBatch = async (context: DrainContext, claim: BatchClaim): Promise<boolean> => {
  const { db, epoch, ports, steps, token } = context
  const { operations, markedAtMs } = claim
  const entity = syncedOf(ports, operations[0]?.kind ?? '') as Batching
  const nowMs = ports.clock.nowMs()
  if (hasSleptSince(markedAtMs, nowMs)) {
    for (const operation of operations)
      await steps.postpone(db, { epoch, operation }, asBefore(operation, nowMs))
    return true
  }
  const isOurs = ports.session.token() === token
  if (!isOurs) haltDrain(context, 'tokenChanged')
  const outcome: Outcome = isOurs
    ? await ports.transport.call(requestFor(context, claim, entity))
    : { type: 'notSent' }
  countLoss(context, outcome)
  await settleAll(context, operations, outcomesOf(outcome, operations.length, entity.batch))
  return true
}
