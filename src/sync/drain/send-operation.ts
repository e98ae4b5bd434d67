// Sends one claimed operation and writes down what came of it.
import {
  baseFieldsVersionHeader,
  clientIdHeader,
  idempotencyKeyHeader,
  ifFieldsVersionHeader,
  laneHeader,
  laneSequenceHeader,
  minimalAnswer,
  preferHeader,
} from '#contract/headers.ts'
import type { Claim } from '#data/outbox/claim-next.ts'
import { sendingOf } from '#data/outbox/fence.ts'
import type { OperationRow } from '#data/outbox/operation.ts'
import type { Outcome } from '../ports.ts'
import type { SyncEvent } from '../sync-event.ts'
import { syncedOf } from '../synced-entity.ts'
import { haltDrain, type DrainContext } from './drain-context.ts'
import { frozenAfterMs, requestTimeoutMs } from './halt.ts'
import { readNow } from './load-rows.ts'
import { asBefore } from './plan-after.ts'

/**
 * Requests that the server does not answer, one after the other, before the drain gives up for now.
 */
const lossesBeforeGivingUp = 3
/** Well before another tab takes a drain over, and with it what was marked. */
const sentWithinMs = frozenAfterMs / 2

const versionHeaders = (
  { capabilities }: DrainContext,
  { mergedWith, wasVersion }: OperationRow,
): Record<string, string> => {
  if (!capabilities.has('field-versions')) return {}
  return {
    ...(mergedWith === undefined ? {} : { [ifFieldsVersionHeader]: String(mergedWith) }),
    ...(wasVersion == null ? {} : { [baseFieldsVersionHeader]: String(wasVersion) }),
  }
}

const keyHeaders = (
  { capabilities, deviceId }: DrainContext,
  { opId, lane, seq }: OperationRow,
): Record<string, string> => ({
  ...(capabilities.has('idempotency') ? { [idempotencyKeyHeader]: opId } : {}),
  ...(capabilities.has('client-ids') ? { [laneHeader]: lane, [clientIdHeader]: deviceId } : {}),
  ...(capabilities.has('lane-sequence')
    ? { [laneHeader]: lane, [clientIdHeader]: deviceId, [laneSequenceHeader]: String(seq) }
    : {}),
  ...(capabilities.has('minimal-answers') ? { [preferHeader]: minimalAnswer } : {}),
})

const tell = ({ ports }: DrainContext, event: SyncEvent | null): void => {
  if (event) ports.notify(event)
}

/** Writes down what came of a change, and tells whoever must hear of it. */
export const settle = async (
  context: DrainContext,
  operation: OperationRow,
  outcome: Outcome,
): Promise<void> => {
  const { capabilities, db, epoch, ports, steps } = context
  const entity = syncedOf(ports, operation.kind)
  const plan = steps.planAfter(outcome, {
    operation,
    entity,
    hasKeys: capabilities.has('idempotency'),
    nowMs: ports.clock.nowMs(),
    random: ports.random(),
  })
  const settled = {
    epoch,
    operation,
    fieldsVersion: plan.type === 'acknowledge' ? (plan.fieldsVersion ?? null) : null,
  }
  if (plan.type === 'conflict') {
    await steps.noteConflict(db, { epoch, operation: plan.operation }, plan.nextAtMs)
  } else if (plan.type === 'acknowledge') {
    await steps.acknowledge(db, settled, plan.serverId)
    context.kindsToLoad.add(operation.kind)
    const output = outcome.type === 'success' ? outcome.output : null
    tell(context, entity.events.acknowledged(operation, output))
  } else if (plan.type === 'refuse') {
    const refusal = await steps.refuse(db, settled, plan.error)
    // A toggle or a coin-list edit stays on screen until the next refresh, so none is asked for
    // here (D-WLTOGGLE).
    if (refusal === 'reverted') context.kindsToLoad.add(operation.kind)
    const isThrown =
      outcome.type === 'failed' || (outcome.type === 'refused' && outcome.status !== 200)
    const { type, opId, kind, lane: listId } = operation
    const { code, serverMessage } = plan.error
    ports.log('refused by the server', { type, opId, kind, listId, code, serverMessage })
    tell(context, entity.events.refused(operation, plan.error, isThrown))
  } else {
    if (plan.halt) haltDrain(context, plan.halt, plan.halt === 'busy' ? plan.later.nextAtMs : 0)
    if (await steps.postpone(db, settled, plan.later))
      ports.notify({ type: 'changeParked', operation })
  }
  context.changed(operation.kind)
}

/**
 * The page slept since the mark, so another may have sent the change. Only the fence can tell, and
 * the next claim asks it.
 */
export const hasSleptSince = (markedAtMs: number, nowMs: number): boolean =>
  Math.abs(nowMs - markedAtMs) > sentWithinMs

/** Halts a drain whose requests get no answers. */
export const countLoss = (context: DrainContext, outcome: Outcome): void => {
  context.losses = outcome.type === 'lost' || outcome.type === 'foreign' ? context.losses + 1 : 0
  if (context.losses >= lossesBeforeGivingUp)
    haltDrain(context, outcome.type === 'foreign' ? 'foreign' : 'unreachable')
}

const send = async (
  context: DrainContext,
  { operation, serverId, markedAtMs }: Extract<Claim, { type: 'send' }>,
): Promise<void> => {
  const { db, epoch, ports, steps, token } = context
  const nowMs = ports.clock.nowMs()
  if (hasSleptSince(markedAtMs, nowMs)) {
    await steps.postpone(db, { epoch, operation }, asBefore(operation, nowMs))
    return
  }
  // Between the claim and here another account may have signed in.
  const isOurs = ports.session.token() === token
  if (!isOurs) haltDrain(context, 'tokenChanged')
  const request = {
    ...syncedOf(ports, operation.kind).request(operation, serverId ?? ''),
    headers: { ...keyHeaders(context, operation), ...versionHeaders(context, operation) },
    timeoutMs: requestTimeoutMs,
    token,
  }
  const outcome: Outcome = isOurs ? await ports.transport.call(request) : { type: 'notSent' }
  countLoss(context, outcome)
  await settle(context, operation, outcome)
}

/** Its row is gone from the server: a delete has what it wanted, anything else is refused. */
const settleGone = async (context: DrainContext, operation: OperationRow): Promise<void> => {
  const { db, ports } = context
  const { kind } = operation
  const code = syncedOf(ports, kind).goneCode(kind)
  const outcome: Outcome =
    db.entities.of(kind).role(operation) === 'remove'
      ? { type: 'success', output: null }
      : { type: 'refused', status: 200, code, serverMessage: null }
  await settle(context, operation, outcome)
}

/** Reads the list of an edit and goes on with it; true where its list may go on in this round. */
const readAndSend = async (
  context: DrainContext,
  { operation }: Extract<Claim, { type: 'readFields' }>,
): Promise<boolean> => {
  const { capabilities, db, epoch, knownSendings, ports, steps } = context
  const readAtMs = ports.clock.nowMs()
  const rows = await readNow(context, operation.kind)
  if (!rows) return false
  const [nowMs, hasKeys] = [ports.clock.nowMs(), capabilities.has('idempotency')]
  const claim = await steps.mergeWithRead(db, { epoch, operation, rows, hasKeys, nowMs })
  if (claim?.type === 'gone') await settleGone(context, claim.operation)
  if (claim?.type !== 'send') return true
  if (!hasKeys) knownSendings.add(sendingOf(claim.operation.opId, nowMs))
  // A page that slept since it read may not send what it merged then.
  await send(context, { ...claim, markedAtMs: readAtMs })
  return true
}

const noteIds = async (
  context: DrainContext,
  { operation }: Extract<Claim, { type: 'readIds' }>,
): Promise<boolean> => {
  const rows = await readNow(context, operation.kind)
  if (!rows) return false
  await context.steps.noteIdsBefore(
    context.db,
    context.epoch,
    operation.seq,
    rows.map(({ serverId }) => serverId),
  )
  return true
}

/** Handles one claim; true where its list may go on in this round. */
export const handleClaim = async (context: DrainContext, claim: Claim): Promise<boolean> => {
  if (claim.type === 'readFields') return readAndSend(context, claim)
  if (claim.type === 'readIds') return noteIds(context, claim)
  if (claim.type === 'readBack') {
    context.kindsToLoad.add(claim.operation.kind)
    return false
  }
  await (claim.type === 'send' ? send(context, claim) : settleGone(context, claim.operation))
  return true
}
