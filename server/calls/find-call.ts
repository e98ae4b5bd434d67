// From path and f to the row of the contract, its policy and its handler.
import type * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { calls, type CallName } from '#contract/calls.ts'
import { bindHandler, type BoundHandler } from './bind-handler.ts'
import { callPolicies } from './call-policies.ts'
import type { CallPolicy } from './call-policy.ts'
import type { Payloads } from './handler.ts'
import { handlers } from './handlers.ts'

export type KnownCall = {
  f: CallName
  call: Call
  policy: CallPolicy
  read: BoundHandler
}

/**
 * The contract again, as what it makes of a payload: so a call and its handler agree on it
 * whichever call it is.
 */
const schemas: { readonly [F in CallName]: { payload: z.core.$ZodType<Payloads[F]> } } = calls

const rowOf = <F extends CallName>(f: F): KnownCall & { f: F } => ({
  f,
  call: calls[f],
  policy: callPolicies[f],
  read: bindHandler<Payloads[F]>(schemas[f].payload, handlers[f]),
})

const addressOf = (path: string, f: string): string => `${path} ${f}`
const known = new Map(
  (Object.keys(calls) as CallName[]).map((f) => [addressOf(calls[f].path, f), rowOf(f)]),
)

/** Every endpoint of the table. */
export const callPaths: readonly string[] = [
  ...new Set(Object.values(calls).map(({ path }) => path)),
]

export const findCall = (path: string, f: string): KnownCall | undefined =>
  known.get(addressOf(path, f))
