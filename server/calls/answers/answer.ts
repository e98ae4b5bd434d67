// An answer before it is sent: its status and its envelope.
import { refuse, type Envelope } from '#contract/envelope.ts'
import type { Refusal } from '../../refusal.ts'
import { textOf } from '../../texts/text-packs.ts'
import type { CallContext } from '../call-context.ts'

export type Answer = {
  status: number
  envelope: Envelope
  /** The envelope as JSON, where it was made already. */
  json?: string
}

/** The answer a refusal is sent as, in the caller's language. */
export const refusalAnswer = (refusal: Refusal, ctx: Pick<CallContext, 'language'>): Answer => {
  const sentence =
    refusal.details.sentence ||
    textOf('server', ctx.language, { key: refusal.code, values: refusal.details.values })
  return { status: refusal.status, envelope: refuse(refusal.code, sentence, refusal.details.extra) }
}
