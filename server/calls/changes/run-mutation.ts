// One change, one transaction: the caller's row first (so that one user's changes queue up), then
// the key and the lane, then the change, then what is kept of its answer. A repeated key changes
// nothing; nothing is half done.
import { sql } from 'kysely'
import type { CallName } from '#contract/calls.ts'
import { succeed } from '#contract/envelope.ts'
import { assertQuota, bytesAdded, chargeQuota } from '../../quotas/account-quota.ts'
import { Refusal } from '../../refusal.ts'
import { keepNewestLanes, readLane, saveLane } from '../../store/watchlists/lane-queries.ts'
import { findProcessed, saveProcessed } from '../../store/watchlists/processed-mutation-queries.ts'
import type { Executor } from '../../store/store.ts'
import { lockUser } from '../../store/accounts/user-queries.ts'
import { refusalAnswer, type Answer } from '../answers/answer.ts'
import type { CallContext } from '../call-context.ts'
import { callPolicies } from '../call-policies.ts'
import { fingerprintOf, fingerprintOfAll } from './fingerprint.ts'
import { answerAgain, keepOutcome, type Outcome } from '../answers/kept-answer.ts'
import type { LaneSequence, MutationHeaders } from './mutation-headers.ts'

export type Mutation = {
  f: CallName
  /** What was sent, and what the contract made of it: for the fingerprint. */
  body: Record<string, unknown>
  payload: object
  headers: MutationHeaders
  run: (ctx: CallContext) => Promise<unknown>
}

const isSameBody = (fingerprint: string, { body, payload }: Mutation): boolean =>
  fingerprint === fingerprintOf(body, payload) || fingerprint === fingerprintOfAll(body)

const repeatedAnswer = async (ctx: CallContext, mutation: Mutation): Promise<Answer | null> => {
  const { key } = mutation.headers
  if (key === null || ctx.caller === null) return null
  const found = await findProcessed(ctx.db, ctx.caller.user.id, key)
  if (found === undefined) return null
  if (found.f !== mutation.f || !isSameBody(found.fingerprint, mutation))
    throw new Refusal('REQUEST_KEY_REUSED')
  return answerAgain(ctx, found)
}

type Sequenced = { lane: string; clientId: string; seq: number }
const sequenced = (lane: LaneSequence | null): Sequenced | null =>
  lane === null || lane.clientId === null || lane.seq === null
    ? null
    : { lane: lane.lane, clientId: lane.clientId, seq: lane.seq }

/** Far more than an account's lists on all of its devices. */
const mostLanes = 5000

/**
 * Refuses what was overtaken; the same place in the lane is open only to another key (a corrected
 * attempt). True for a lane nobody has used.
 */
const assertInOrder = async (
  trx: Executor,
  userId: string,
  { lane, key }: MutationHeaders,
): Promise<boolean> => {
  const at = sequenced(lane)
  if (at === null) return false
  const last = await readLane(trx, userId, at)
  if (last === undefined) return true
  const isOvertaken = at.seq < last.seq || (at.seq === last.seq && key !== null && key === last.key)
  if (isOvertaken) throw new Refusal('REQUEST_OUT_OF_ORDER')
  return false
}

/** With a key a refusal is kept too, so the change alone is undone and the transaction goes on. */
const runKeepingRefusals = async (ctx: CallContext, mutation: Mutation): Promise<Outcome> => {
  await sql`savepoint change`.execute(ctx.db)
  try {
    return { output: await mutation.run(ctx) }
  } catch (error) {
    if (!(error instanceof Refusal) || !error.isDefinite) throw error
    await sql`rollback to savepoint change`.execute(ctx.db)
    return { refusal: error }
  }
}

const answerOf = (outcome: Outcome, ctx: CallContext): Answer =>
  'refusal' in outcome
    ? refusalAnswer(outcome.refusal, ctx)
    : { status: 200, envelope: succeed(outcome.output) }

/**
 * Runs a change at most once per key. Throws Refusal (not kept) or a defect; both leave nothing
 * behind.
 */
export const runMutation = (ctx: CallContext, mutation: Mutation): Promise<Answer> =>
  ctx.deps.store.transaction(async (trx) => {
    const user = ctx.caller?.user
    if (user === undefined) throw new Refusal('AUTH_TOKEN_MISSING')
    const {
      f,
      body,
      payload,
      headers: { key, lane, fieldVersions },
    } = mutation
    if (!(await lockUser(trx, user.id))) throw new Refusal('AUTH_TOKEN_INVALID')
    const inTransaction: CallContext = { ...ctx, db: trx, lane, fieldVersions }
    const repeated = await repeatedAnswer(inTransaction, mutation)
    if (repeated !== null) return repeated
    const isNewLane = await assertInOrder(trx, user.id, mutation.headers)
    await assertQuota(ctx, trx, { userId: user.id, takesAway: callPolicies[f].takesAway })
    const outcome =
      key === null
        ? { output: await mutation.run(inTransaction) }
        : await runKeepingRefusals(inTransaction, mutation)
    const at = sequenced(lane)
    if (at !== null)
      await saveLane(trx, {
        user_id: user.id,
        client_id: at.clientId,
        lane: at.lane,
        seq: at.seq,
        key,
        updated_at: ctx.nowSec,
      })
    if (isNewLane) await keepNewestLanes(trx, user.id, mostLanes)
    const kept = key === null ? null : keepOutcome(f, outcome)
    if (key !== null && kept !== null)
      await saveProcessed(trx, {
        user_id: user.id,
        key,
        f,
        fingerprint: fingerprintOf(body, payload),
        created_at: ctx.nowSec,
        ...kept,
      })
    const texts = Object.values(payload).filter((value) => typeof value === 'string')
    await chargeQuota(ctx, trx, {
      userId: user.id,
      bytes: bytesAdded(mutation.headers, [...texts, kept?.detail ?? null]),
    })
    return answerOf(outcome, ctx)
  })
