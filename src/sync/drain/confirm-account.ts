// A queue is only ever sent with its own account's token: the server itself says whose it is
// (design 5, "Session").
import * as z from 'zod/mini'
import { fallbackUserId } from '#domain/account/user.ts'
import type { SyncPorts } from '../ports.ts'
import { requestTimeoutMs, type Halt } from './halt.ts'

const answerSchema = z.looseObject({
  user: z.looseObject({ id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)) }),
})

/** Null where the token is confirmed to be this account's, else why nothing may be sent. */
export const confirmAccount = async (
  { session, transport }: SyncPorts,
  account: string,
  token: string,
): Promise<Halt | null> => {
  if (account === fallbackUserId) return 'otherAccount'
  const known = session.confirmedAccountId(token)
  if (known !== null) return known === account ? null : 'otherAccount'
  const outcome = await transport.call({
    f: 'retrieve_current_user',
    payload: {},
    headers: {},
    timeoutMs: requestTimeoutMs,
    token,
  })
  if (outcome.type === 'unauthorized') return 'unauthorized'
  if (outcome.type === 'foreign') return 'foreign'
  if (outcome.type === 'transient' || outcome.type === 'failed') return 'busy'
  if (outcome.type !== 'success') return outcome.type === 'refused' ? 'otherAccount' : 'unreachable'
  const answer = answerSchema.safeParse(outcome.output)
  return answer.data?.user.id === account ? null : 'otherAccount'
}
