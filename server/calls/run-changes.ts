// Several changes of one caller, one after the other: each in its own transaction, under its own key, answered as its own
// call would answer it (decisions/164).
import type * as z from 'zod'
import type {
  BatchedCall,
  ChangeAnswer,
  watchlistChangeSchema,
} from '#contract/watchlist-changes.ts'
import { clientWatchlistCalls } from '#contract/client-watchlists.ts'
import {
  clientIdHeader,
  idempotencyKeyHeader,
  laneHeader,
  laneSequenceHeader,
} from '#contract/headers.ts'
import { addToIdoWatchlist } from '../handlers/client/add_to_ido_watchlist.ts'
import { addToWatchlistV2 } from '../handlers/client/add_to_watchlist_v2.ts'
import { removeFromIdoWatchlist } from '../handlers/client/remove_from_ido_watchlist.ts'
import { removeFromWatchlistV2 } from '../handlers/client/remove_from_watchlist_v2.ts'
import { Refusal } from '../refusal.ts'
import { refusalAnswer, type Answer } from './answer.ts'
import type { CallContext } from './call-context.ts'
import { readMutationHeaders } from './mutation-headers.ts'
import { runMutation } from './run-mutation.ts'
import { unstorableField } from './unstorable-field.ts'

type Change = z.output<typeof watchlistChangeSchema>

const handlers: {
  readonly [F in BatchedCall]: (ctx: CallContext, payload: never) => Promise<unknown>
} = {
  add_to_watchlist_v2: addToWatchlistV2,
  remove_from_watchlist_v2: removeFromWatchlistV2,
  add_to_ido_watchlist: addToIdoWatchlist,
  remove_from_ido_watchlist: removeFromIdoWatchlist,
}

const payloadOf = ({ f, payload }: Change): object => {
  const parsed = clientWatchlistCalls[f].payload.safeParse(payload)
  const field = parsed.success
    ? unstorableField(parsed.data)
    : (parsed.error.issues[0]?.path.join('.') ?? 'payload')
  if (parsed.success && field === null) return parsed.data
  throw new Refusal('REQUEST_INVALID', {
    values: { field: field ?? 'payload' },
    extra: { fields: [field ?? 'payload'] },
  })
}

/** What the headers of its own call would have been. */
const headersOf = (
  { headers }: CallContext,
  { key, lane, seq }: Change,
): Parameters<typeof readMutationHeaders>[0] => ({
  [idempotencyKeyHeader]: key,
  [laneHeader]: lane,
  [laneSequenceHeader]: String(seq),
  ...(headers[clientIdHeader] === undefined ? {} : { [clientIdHeader]: headers[clientIdHeader] }),
})

const runChange = (ctx: CallContext, change: Change): Promise<Answer> => {
  const payload = payloadOf(change)
  const { f } = change
  const body = { f, ...change.payload }
  // Its answer has no place for the list's entries, so none are read.
  return runMutation(
    { ...ctx, isMinimal: true },
    {
      f,
      body,
      payload,
      headers: readMutationHeaders(headersOf(ctx, change)),
      run: (inTransaction) => handlers[f](inTransaction, payload as never),
    },
  )
}

const answerOf = ({ status, envelope: { success, error, errormsg } }: Answer): ChangeAnswer => ({
  status,
  success,
  error,
  errormsg,
})

/**
 * Answers the changes in their order and stops behind one whose answer is not kept (a key used twice, overtaken in its lane):
 * what follows it in its list must not overtake it. Throws where the first meets a defect; a later one only ends the batch.
 */
export const runChanges = async (
  ctx: CallContext,
  changes: readonly Change[],
): Promise<ChangeAnswer[]> => {
  const answers: ChangeAnswer[] = []
  for (const change of changes) {
    try {
      answers.push(answerOf(await runChange(ctx, change)))
    } catch (error) {
      if (error instanceof Refusal) answers.push(answerOf(refusalAnswer(error, ctx)))
      else if (answers.length === 0) throw error
      break
    }
  }
  return answers
}
