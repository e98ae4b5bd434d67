// The shape of a handler: payload in, output of the contract out, a Refusal thrown for every no.
import type * as z from 'zod'
import type { CallName, Calls } from '#contract/calls.ts'
import type { CallContext } from './call-context.ts'
import type { PreparedAnswer } from './prepared-answer.ts'

export type PayloadIn<F extends CallName> = z.output<Calls[F]['payload']>
export type OutputOut<F extends CallName> = z.input<Calls[F]['output']>

/** `(ctx, payload) => output`; large shared outputs may be a PreparedAnswer. */
export type Handler<F extends CallName> = (
  ctx: CallContext,
  payload: PayloadIn<F>,
) => Promise<OutputOut<F> | PreparedAnswer>
