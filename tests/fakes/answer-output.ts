// The output of a successful answer, as the contract describes it.
import type { OutputOf } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/calls.ts'
import type { ServerAnswer } from './memory-server.ts'

export const outputOf = <F extends CallName>(_: F, answer: ServerAnswer): OutputOf<Calls[F]> =>
  answer.output as OutputOf<Calls[F]>

/** Who has just been registered. */
export const registered = (answer: ServerAnswer): { token: string; userId: string } => {
  const { token, user } = answer.output as { token: string; user: { id: string } }
  return { token, userId: user.id }
}
