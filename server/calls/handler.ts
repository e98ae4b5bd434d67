// The shape of a handler: payload in, output of the contract out, a Refusal thrown for every no.
import type * as z from 'zod'
import type { CallName, Calls } from '#contract/calls.ts'
import type { CallContext } from './call-context.ts'
import type { PreparedAnswer } from './answers/prepared-answer.ts'

/** What each call's handler is given: its payload as the contract reads it. */
export type Payloads = { readonly [F in CallName]: z.output<Calls[F]['payload']> }
export type PayloadIn<F extends CallName> = Payloads[F]
/** The strict form: what a reading of the answer leaves as it is (D-PHPTYPES). */
export type OutputOut<F extends CallName> = z.output<Calls[F]['output']>

/** `(ctx, payload) => output`; large shared outputs may be a PreparedAnswer. */
export type Handler<F extends CallName> = (
  ctx: CallContext,
  payload: PayloadIn<F>,
) => Promise<OutputOut<F> | PreparedAnswer>

/**
 * A table of handlers for rows of the contract: one that is missing does not compile, nor does one
 * that no row asks for.
 */
export type HandlersOf<Rows> = { readonly [F in keyof Rows & CallName]: Handler<F> }
