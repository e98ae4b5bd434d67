// From the outcome of a request to what becomes of its operation (the table of design 5), pure.
import type { OperationError, OperationRow } from '#data/outbox/operation.ts'
import type { Postponement } from '#data/outbox/settle.ts'
import type { Outcome } from '../ports.ts'
import { ambiguousBackoffMs, backoffMs, honouredRetryAfterMs } from './retry.ts'
import type { SyncedEntity } from '../synced-entity.ts'
import type { Halt } from './halt.ts'

export type Plan =
  | { type: 'acknowledge'; serverId: string | null; fieldsVersion?: number }
  /**
   * Another device was faster: to be read, merged and sent again, at once unless that keeps
   * happening.
   */
  | { type: 'conflict'; operation: OperationRow; nextAtMs: number }
  | { type: 'refuse'; error: OperationError }
  | { type: 'postpone'; later: Postponement; halt: Halt | null }

/**
 * `operation` is as it was before the request; `hasKeys`: the host honours idempotency keys;
 * `random` in [0, 1).
 */
export type Sent = {
  operation: OperationRow
  entity: Pick<SyncedEntity, 'accepted' | 'isConflict'>
  hasKeys: boolean
  nowMs: number
  random: number
}

/** Conflicts in a row that are answered at once. */
const conflictsAtOnce = 4

type Reason = OperationError['reason']
const errorOf = (
  reason: Reason,
  code: string | null = null,
  serverMessage: string | null = null,
): OperationError => ({ reason, code, serverMessage })

const later = (
  changes: Partial<Postponement> & Pick<Postponement, 'to' | 'nextAtMs' | 'lastError'>,
): Postponement => ({
  isAttempt: true,
  isServerError: false,
  hasNotLeft: false,
  mustReadBack: false,
  ...changes,
})

const postponed = (changes: Parameters<typeof later>[0], halt: Halt | null = null): Plan => ({
  type: 'postpone',
  later: later(changes),
  halt,
})

const stateBefore = ({ state }: OperationRow): Postponement['to'] =>
  state === 'ambiguous' ? 'ambiguous' : 'queued'

/** Marked to be sent, and it never left: due at once, as if nobody had touched it. */
export const asBefore = (operation: OperationRow, nowMs: number): Postponement =>
  later({
    to: stateBefore(operation),
    nextAtMs: nowMs,
    lastError: operation.lastError,
    isAttempt: false,
    hasNotLeft: true,
  })

const afterSuccess = (output: unknown, { operation, entity, nowMs, random }: Sent): Plan => {
  const accepted = entity.accepted(operation, output)
  if (accepted) {
    const { serverId, fieldsVersion } = accepted
    const versioned = fieldsVersion === null ? {} : { fieldsVersion }
    return { type: 'acknowledge', serverId, ...versioned }
  }
  const nextAtMs = nowMs + ambiguousBackoffMs(operation.attempts, random)
  return postponed({ to: 'ambiguous', nextAtMs, lastError: errorOf('server'), mustReadBack: true })
}

/** 425 and 429 say that the change was not looked at; any other may have come after it was made. */
const afterTransient = (
  outcome: Extract<Outcome, { type: 'transient' }>,
  { operation, nowMs, random }: Sent,
): Plan => {
  const { status, serverMessage } = outcome
  const isUntouched = status === 429 || status === 425
  const wait = Math.max(
    ambiguousBackoffMs(operation.attempts, random),
    honouredRetryAfterMs(outcome.retryAfterMs),
  )
  const lastError = errorOf(
    isUntouched ? 'busy' : status === 408 ? 'timeout' : 'server',
    null,
    serverMessage,
  )
  const to = isUntouched ? stateBefore(operation) : 'ambiguous'
  const isServerError = !isUntouched && status !== 408
  return postponed(
    { to, nextAtMs: nowMs + wait, lastError, isServerError },
    status === 429 ? 'busy' : null,
  )
}

/**
 * Somebody else answered, so nobody knows whether the change came through; a limiter in front of
 * the server says it did not.
 */
const afterForeign = (
  { status, retryAfterMs }: Extract<Outcome, { type: 'foreign' }>,
  sent: Sent,
): Plan => afterTransient({ type: 'transient', status, retryAfterMs, serverMessage: null }, sent)

/**
 * How long before each new try of a change whose failure the server reports: three within ten
 * seconds (D-5XX).
 */
const waitsAfterReportMs = [1000, 2000, 4000]

const afterReport = (
  { code, serverMessage }: Extract<Outcome, { type: 'failed' }>,
  { operation, nowMs }: Sent,
): Plan => {
  const waitMs = waitsAfterReportMs[operation.reportedFailures ?? 0]
  if (waitMs === undefined)
    return { type: 'refuse', error: errorOf('refused', code, serverMessage) }
  return postponed({
    to: 'ambiguous',
    nextAtMs: nowMs + waitMs,
    lastError: errorOf('server', null, serverMessage),
    isServerError: true,
    isReported: true,
  })
}

const afterRefusal = (
  { code, serverMessage }: Extract<Outcome, { type: 'refused' }>,
  { operation, entity, nowMs, random }: Sent,
): Plan => {
  const error = errorOf('refused', code, serverMessage)
  if (entity.isConflict(operation, code)) {
    const { conflicts = 0 } = operation
    return {
      type: 'conflict',
      operation,
      nextAtMs:
        nowMs +
        (conflicts < conflictsAtOnce ? 0 : ambiguousBackoffMs(conflicts - conflictsAtOnce, random)),
    }
  }
  if (code !== 'REQUEST_OUT_OF_ORDER') return { type: 'refuse', error }
  // The server has been past this point: whether with this change or without it, only its rows can
  // tell.
  return postponed({
    to: 'ambiguous',
    nextAtMs: nowMs + ambiguousBackoffMs(operation.attempts, random),
    lastError: error,
    mustReadBack: true,
  })
}

/** What to do with an operation whose request ended so. */
export const planAfter = (outcome: Outcome, sent: Sent): Plan => {
  const { operation, hasKeys, nowMs, random } = sent
  if (outcome.type === 'success') return afterSuccess(outcome.output, sent)
  if (outcome.type === 'transient') return afterTransient(outcome, sent)
  if (outcome.type === 'foreign') return afterForeign(outcome, sent)
  if (outcome.type === 'failed') return afterReport(outcome, sent)
  if (outcome.type === 'refused') return afterRefusal(outcome, sent)
  const to = stateBefore(operation)
  if (outcome.type === 'unauthorized') {
    // A copy of it may come when the token is good again, so it counts as sent: what undoes it is
    // then sent too, and outdates the copy.
    return postponed(
      {
        to,
        nextAtMs: nowMs,
        lastError: errorOf('session'),
        isAttempt: false,
        hasNotLeft: !hasKeys,
      },
      'unauthorized',
    )
  }
  if (outcome.type === 'notSent') {
    const nextAtMs = nowMs + backoffMs(operation.attempts, random)
    return postponed(
      { to, nextAtMs, lastError: errorOf('offline'), hasNotLeft: true },
      'unreachable',
    )
  }
  const lastError = errorOf(outcome.reason === 'timeout' ? 'timeout' : 'offline')
  return postponed({
    to: 'ambiguous',
    nextAtMs: nowMs + ambiguousBackoffMs(operation.attempts, random),
    lastError,
  })
}
