// One change, one transaction: the caller's row first (so that one user's changes queue up), then the key and the
// lane, then the change, then its answer. A repeated key gets the stored answer; nothing is half done.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { refuse, succeed, type Envelope } from '#contract/envelope.ts'
import { Refusal } from '../refusal.ts'
import { readLane, saveLane } from '../store/lane-queries.ts'
import { findProcessed, saveProcessed } from '../store/processed-mutation-queries.ts'
import type { Executor } from '../store/store.ts'
import { lockUser } from '../store/user-queries.ts'
import { textOf } from '../texts/text-packs.ts'
import type { CallContext } from './call-context.ts'
import type { LaneSequence, MutationHeaders } from './mutation-headers.ts'

export type Answer = { status: number; envelope: Envelope }

export type Mutation = {
  f: string
  /** The parsed body, for the fingerprint. */
  body: unknown
  headers: MutationHeaders
  run: (ctx: CallContext) => Promise<unknown>
}

const sortedKeys = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

const fingerprintOf = (body: unknown): string => createHash('sha256').update(JSON.stringify(body, sortedKeys)).digest('hex')

/** The answer a refusal is sent as, in the caller's language. */
export const refusalAnswer = (refusal: Refusal, ctx: Pick<CallContext, 'language'>): Answer => {
  const sentence = refusal.details.sentence || textOf('server', ctx.language, { key: refusal.code, values: refusal.details.values })
  return { status: refusal.status, envelope: refuse(refusal.code, sentence, refusal.details.extra) }
}

const stored = async (trx: Executor, ctx: CallContext, mutation: Mutation): Promise<Answer | null> => {
  const { key } = mutation.headers
  if (key === null || ctx.caller === null) return null
  const found = await findProcessed(trx, ctx.caller.user.id, key)
  if (found === undefined) return null
  if (found.f !== mutation.f || found.fingerprint !== fingerprintOf(mutation.body)) throw new Refusal('REQUEST_KEY_REUSED')
  return { status: found.status, envelope: JSON.parse(found.response) as Envelope }
}

type Sequenced = { lane: string; clientId: string; seq: number }
const sequenced = (lane: LaneSequence | null): Sequenced | null =>
  lane === null || lane.clientId === null || lane.seq === null ? null : { lane: lane.lane, clientId: lane.clientId, seq: lane.seq }

/** Refuses what was overtaken; the same place in the lane is open only to another key (a corrected attempt). */
const assertInOrder = async (trx: Executor, userId: string, { lane, key }: MutationHeaders): Promise<void> => {
  const at = sequenced(lane)
  if (at === null) return
  const last = await readLane(trx, userId, at)
  if (last === undefined) return
  const isOvertaken = at.seq < last.seq || (at.seq === last.seq && key !== null && key === last.key)
  if (isOvertaken) throw new Refusal('REQUEST_OUT_OF_ORDER')
}

/** With a key a refusal is kept too, so the change alone is undone and the transaction goes on. */
const runKeepingRefusals = async (ctx: CallContext, mutation: Mutation): Promise<Answer> => {
  await sql`savepoint change`.execute(ctx.db)
  try {
    const output = await mutation.run(ctx)
    return { status: 200, envelope: succeed(output) }
  } catch (error) {
    if (!(error instanceof Refusal) || !error.isDefinite) throw error
    await sql`rollback to savepoint change`.execute(ctx.db)
    return refusalAnswer(error, ctx)
  }
}

/** Runs a change at most once per key. Throws Refusal (not kept) or a defect; both leave nothing behind. */
export const runMutation = (ctx: CallContext, mutation: Mutation): Promise<Answer> =>
  ctx.deps.store.transaction(async (trx) => {
    const user = ctx.caller?.user
    if (user === undefined) throw new Refusal('AUTH_TOKEN_MISSING')
    const { key, lane, fieldVersions } = mutation.headers
    if (!(await lockUser(trx, user.id))) throw new Refusal('AUTH_TOKEN_INVALID')
    const repeated = await stored(trx, ctx, mutation)
    if (repeated !== null) return repeated
    await assertInOrder(trx, user.id, mutation.headers)
    const inTransaction: CallContext = { ...ctx, db: trx, lane, fieldVersions }
    const answer = key === null
      ? { status: 200, envelope: succeed(await mutation.run(inTransaction)) }
      : await runKeepingRefusals(inTransaction, mutation)
    const at = sequenced(lane)
    if (at !== null) await saveLane(trx, { user_id: user.id, client_id: at.clientId, lane: at.lane, seq: at.seq, key, updated_at: ctx.nowSec })
    if (key !== null) {
      await saveProcessed(trx, {
        user_id: user.id,
        key,
        f: mutation.f,
        fingerprint: fingerprintOf(mutation.body),
        status: answer.status,
        response: JSON.stringify(answer.envelope),
        created_at: ctx.nowSec,
      })
    }
    return answer
  })
