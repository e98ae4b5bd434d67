// The way of every call: known? who asks? allowed? well-formed? then the handler, in a transaction
// where it changes things.
import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import { succeed } from '#contract/envelope.ts'
import { audited } from '../audit/audited.ts'
import { minimalAnswer, preferHeader } from '#contract/headers.ts'
import { authenticate } from '../auth/session/authenticate.ts'
import type { Deps } from '../deps.ts'
import type { AccountTurns } from '../quotas/account-turns.ts'
import { networkOf } from '../http/network-of.ts'
import { encodingFor } from '../http/send-copies.ts'
import { Refusal } from '../refusal.ts'
import { languageFor } from '../texts/languages.ts'
import type { Answer } from './answers/answer.ts'
import { assertMay } from './assert-may.ts'
import { assertShallow } from './assert-shallow.ts'
import { invalidFields, type ReadyCall } from './bind-handler.ts'
import type { CallContext, Caller } from './call-context.ts'
import { admitCall } from './call-limits.ts'
import { findCall, type KnownCall } from './find-call.ts'
import {
  noFieldVersions,
  noMutationHeaders,
  readMutationHeaders,
} from './changes/mutation-headers.ts'
import { PreparedAnswer, successText } from './answers/prepared-answer.ts'
import { presentedText } from './answers/present-answer.ts'
import { runMutation } from './changes/run-mutation.ts'

export type CallRequest = { path: string; body: unknown; headers: IncomingHttpHeaders; ip: string }

const bodySchema = z.looseObject({ f: z.string().max(100) })

const readCall = (
  path: string,
  body: unknown,
): { known: KnownCall; payload: Record<string, unknown>; body: Record<string, unknown> } => {
  assertShallow(body)
  const parsed = bodySchema.safeParse(body)
  if (!parsed.success) throw invalidFields(['f'])
  const { f, ...payload } = parsed.data
  const known = findCall(path, f)
  if (known === undefined)
    throw new Refusal('REQUEST_UNKNOWN_CALL', { values: { f: f.slice(0, 60) } })
  return { known, payload, body: parsed.data }
}

const callerFor = async (
  deps: Deps,
  { call, policy }: KnownCall,
  request: { header: string | undefined; nowSec: number },
): Promise<Caller | null> => {
  if (call.auth === 'public' && policy.acceptsSession !== true) return null
  const caller = await authenticate(deps, request.header, request.nowSec)
  if (call.auth === 'public') return typeof caller === 'string' ? null : caller
  if (caller === 'missing') throw new Refusal('AUTH_TOKEN_MISSING')
  if (caller === 'invalid') throw new Refusal('AUTH_TOKEN_INVALID')
  assertMay(caller.user, { auth: call.auth, tier: policy.tier })
  return caller
}

const change = async (
  ctx: CallContext,
  known: KnownCall,
  {
    body,
    headers,
    ready,
  }: { body: Record<string, unknown>; headers: IncomingHttpHeaders; ready: ReadyCall },
): Promise<Answer> => {
  const answer = await runMutation(ctx, {
    f: known.f,
    body,
    payload: ready.payload,
    headers: ctx.deps.config.extensions ? readMutationHeaders(headers) : noMutationHeaders,
    run: ready.run,
  })
  if (!answer.envelope.success) return answer
  const output = presentedText(ctx, known.f, answer.envelope.output)
  return output === null ? answer : { ...answer, json: successText(output) }
}

/** What waits for a payment provider would hold up everything else its account asks. */
const takesTurn = ({ caller, deps: { config } }: CallContext, { call }: KnownCall): boolean =>
  config.rateLimits && caller !== null && call.path !== '/stripe_checkout.php'

const inTurn = (
  ctx: CallContext,
  turns: AccountTurns,
  answered: () => Promise<Answer | PreparedAnswer>,
): Promise<Answer | PreparedAnswer> =>
  turns.take(
    ctx.caller?.user.id ?? '',
    async () => {
      const answer = await answered()
      return answer instanceof PreparedAnswer
        ? answer
        : { ...answer, json: answer.json ?? JSON.stringify(answer.envelope) }
    },
    (answer) =>
      answer instanceof PreparedAnswer
        ? answer.copies.costBytes(encodingFor(ctx.headers))
        : (answer.json?.length ?? 0),
  )

/**
 * Answers one call. Throws Refusal for every no that is not kept with a key, and defects as they
 * are.
 */
export const dispatch = async (
  deps: Deps,
  request: CallRequest,
  turns: AccountTurns,
): Promise<Answer | PreparedAnswer> => {
  const { known, payload, body } = readCall(request.path, request.body)
  const nowSec = Math.floor(deps.clock.nowMs() / 1000)
  const ctx: CallContext = {
    deps,
    db: deps.store.db,
    caller: await callerFor(deps, known, { header: request.headers.authorization, nowSec }),
    ip: request.ip,
    network: networkOf(request.ip),
    headers: request.headers,
    userAgent: request.headers['user-agent'] ?? '',
    language: languageFor(request.headers['accept-language']),
    nowSec,
    lane: null,
    fieldVersions: noFieldVersions,
    isMinimal: deps.config.extensions && request.headers[preferHeader] === minimalAnswer,
  }
  const ready = known.read(payload)
  await admitCall(ctx, known.policy)
  const answered = (): Promise<Answer | PreparedAnswer> =>
    audited(ctx, { f: known.f, payload: ready.payload }, async () => {
      if (known.call.isMutation && known.policy.isKeptByProvider !== true)
        return change(ctx, known, { body, headers: request.headers, ready })
      const output = await ready.run(ctx)
      return output instanceof PreparedAnswer ? output : { status: 200, envelope: succeed(output) }
    })
  return takesTurn(ctx, known) ? inTurn(ctx, turns, answered) : answered()
}
