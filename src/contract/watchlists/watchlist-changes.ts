// Several changes of what stands in lists, in one request: an extension (`batch`) for a queue that
// grew long without a connection. Each change is what its own call would carry, with its own key
// and place in its list's lane.
import * as z from 'zod/mini'
import { knownFlag, knownWhole, text } from '../fields.ts'

/** The calls a batch may carry: they say a wanted state of one item in one list. */
export const batchedCalls = [
  'add_to_watchlist_v2',
  'remove_from_watchlist_v2',
  'add_to_ido_watchlist',
  'remove_from_ido_watchlist',
] as const
export type BatchedCall = (typeof batchedCalls)[number]

/**
 * At most so many changes a request: together they stay far below the largest body a server takes.
 */
export const mostInBatch = 50

export const watchlistChangeSchema = z.object({
  f: z.enum(batchedCalls),
  /** As `f` takes it by itself. */
  payload: z.record(z.string(), z.unknown()),
  /** As the headers of `f` by itself (decisions/010). */
  key: z.string(),
  lane: z.string(),
  seq: z.int().check(z.nonnegative()),
})
export type WatchlistChange = z.input<typeof watchlistChangeSchema>

/** How one change was answered: the status and the envelope of its own call, without the output. */
export const changeAnswerSchema = z.looseObject({
  status: knownWhole,
  success: knownFlag,
  error: z.optional(text),
  errormsg: z.optional(text),
})
export type ChangeAnswer = z.infer<typeof changeAnswerSchema>

export const changesPayload = z.object({
  changes: z.array(watchlistChangeSchema).check(z.minLength(1), z.maxLength(mostInBatch)),
})
/**
 * In the order of the changes; shorter where the server stopped before the end, and the rest was
 * not looked at.
 */
export const changesOutput = z.array(changeAnswerSchema)
