// Several changes of one caller, one after the other: each in its own transaction, under its own
// key, answered as its own call would answer it (decisions/164).
import type * as z from 'zod'
import type {
  BatchedCall,
  ChangeAnswer,
  watchlistChangeSchema,
} from '#contract/watchlists/watchlist-changes.ts'
import { clientWatchlistCalls } from '#contract/calls/client-watchlists.ts'
import {
  clientIdHeader,
  idempotencyKeyHeader,
  laneHeader,
  laneSequenceHeader,
} from '#contract/headers.ts'
import { addToIdoWatchlist } from '../../handlers/client/sale-watchlists/add_to_ido_watchlist.ts'
import { addToWatchlistV2 } from '../../handlers/client/coin-watchlists/add_to_watchlist_v2.ts'
import { removeFromIdoWatchlist } from '../../handlers/client/sale-watchlists/remove_from_ido_watchlist.ts'
import { removeFromWatchlistV2 } from '../../handlers/client/coin-watchlists/remove_from_watchlist_v2.ts'
import { Refusal } from '../../refusal.ts'
import { refusalAnswer, type Answer } from '../answers/answer.ts'
import { bindHandler, type BoundHandler } from '../bind-handler.ts'
import type { CallContext } from '../call-context.ts'
import { readMutationHeaders } from './mutation-headers.ts'
import { runMutation } from './run-mutation.ts'

type Change = z.output<typeof watchlistChangeSchema>

const { payload: addition } = clientWatchlistCalls.add_to_watchlist_v2
const { payload: removal } = clientWatchlistCalls.remove_from_watchlist_v2
const { payload: saleAddition } = clientWatchlistCalls.add_to_ido_watchlist
const { payload: saleRemoval } = clientWatchlistCalls.remove_from_ido_watchlist

const handlers: { readonly [F in BatchedCall]: BoundHandler } = {
  add_to_watchlist_v2: bindHandler(addition, addToWatchlistV2),
  remove_from_watchlist_v2: bindHandler(removal, removeFromWatchlistV2),
  add_to_ido_watchlist: bindHandler(saleAddition, addToIdoWatchlist),
  remove_from_ido_watchlist: bindHandler(saleRemoval, removeFromIdoWatchlist),
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
  const { f } = change
  const { payload, run } = handlers[f](change.payload)
  const body = { f, ...change.payload }
  // Its answer has no place for the list's entries, so none are read.
  return runMutation(
    { ...ctx, isMinimal: true },
    {
      f,
      body,
      payload,
      headers: readMutationHeaders(headersOf(ctx, change)),
      run,
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
 * Answers the changes in their order and stops behind one whose answer is not kept (a key used
 * twice, overtaken in its lane): what follows it in its list must not overtake it. Throws where the
 * first meets a defect; a later one only ends the batch.
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
