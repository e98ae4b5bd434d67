// From path and f to the row of the contract, its policy and its handler.
import type { Call } from '#contract/call.ts'
import { calls, type CallName } from '#contract/calls.ts'
import type { CallContext } from './call-context.ts'
import { callPolicies, type CallPolicy } from './call-policies.ts'
import { handlers } from './handlers.ts'

export type KnownCall = {
  f: CallName
  call: Call
  policy: CallPolicy
  /** The payload must have passed `call.payload`. Resolves to the output or a PreparedAnswer. */
  handle: (ctx: CallContext, payload: unknown) => Promise<unknown>
}

const rowOf = (f: CallName): KnownCall => ({
  f,
  call: calls[f],
  policy: callPolicies[f],
  handle: handlers[f] as (ctx: CallContext, payload: unknown) => Promise<unknown>,
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
