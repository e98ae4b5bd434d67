// Runs a call and writes down what came of it, where its kind is written down at all.
import type { CallName } from '#contract/calls.ts'
import type { CallContext } from '../calls/call-context.ts'
import { Refusal } from '../refusal.ts'
import { findUserByEmail, keyOf } from '../store/accounts/user-queries.ts'
import type { AuditRecord } from './audit-log.ts'
import { auditedCalls } from './audited-calls.ts'

type Outcome = { code: string } | { output: unknown }

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
const textAt = (value: unknown, key: string): string | null => {
  const text = at(value, key)
  return typeof text === 'string' ? text : null
}

/** Asked for known and unknown addresses alike, so that the time tells nobody which is which. */
const accountOfAddress = async (ctx: CallContext, email: string): Promise<string | null> =>
  (await findUserByEmail(ctx.deps.store.db, email).catch(() => undefined))?.id ?? null

/** The links of letters begin with whose they are; asked only of links that were good. */
const accountOfLink = (payload: unknown): string | null =>
  textAt(payload, 'token')?.split('.')[0] ?? null

const recordOf = async (
  ctx: CallContext,
  f: CallName,
  payload: unknown,
  outcome: Outcome,
): Promise<AuditRecord | null> => {
  const kind = auditedCalls[f]
  const event = 'code' in outcome ? kind?.refused : kind?.done
  if (event === undefined) return null
  const { keyedHash } = ctx.deps
  const network = keyedHash(`network ${ctx.ip}`)
  if (!('code' in outcome)) {
    return {
      event,
      account:
        ctx.caller?.user.id ?? textAt(at(outcome.output, 'user'), 'id') ?? accountOfLink(payload),
      network,
    }
  }
  const email = ctx.caller === null ? textAt(payload, 'email') : null
  return {
    event,
    account: ctx.caller?.user.id ?? (email === null ? null : await accountOfAddress(ctx, email)),
    network,
    reason: outcome.code,
    ...(email === null ? {} : { email: keyedHash(`email ${keyOf(email)}`) }),
  }
}

const codeOf = (error: unknown): string => (error instanceof Refusal ? error.code : 'SERVER_ERROR')

/** What an answer that was kept with a key says is a refusal too. */
const outcomeOf = (answer: unknown): Outcome => {
  const envelope = at(answer, 'envelope')
  if (envelope === undefined) return { output: answer }
  return at(envelope, 'success') === true
    ? { output: at(envelope, 'output') }
    : { code: String(at(envelope, 'error')) }
}

/** Resolves and rejects as `work` does. */
export const audited = async <T>(
  ctx: CallContext,
  { f, payload }: { f: CallName; payload: unknown },
  work: () => Promise<T>,
): Promise<T> => {
  if (auditedCalls[f] === undefined) return work()
  const write = async (outcome: Outcome): Promise<void> => {
    const happened = await recordOf(ctx, f, payload, outcome)
    if (happened !== null) ctx.deps.audit.record(happened)
  }
  try {
    const answer = await work()
    await write(outcomeOf(answer))
    return answer
  } catch (error) {
    await write({ code: codeOf(error) })
    throw error
  }
}
