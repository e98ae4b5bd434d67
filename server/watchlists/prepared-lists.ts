// A person's lists as they were last answered: put into words and compressed once, for as long as
// neither a list of theirs nor the market changed (decisions/210).
import { keepLatest } from '#domain/columns/keep-latest.ts'
import { signedInUser, type CallContext } from '../calls/call-context.ts'
import { PreparedAnswer } from '../calls/answers/prepared-answer.ts'
import type { MarketView } from '../gateways/market/market-port.ts'
import type { Store } from '../store/store.ts'
import type { ListKind } from '../store/tables.ts'
import type { ListWithItems } from './list-items.ts'
import { readListRows, readLists, stampOf } from './read-lists.ts'

/** A few KB each; a list as long as lists get is 60 KB for whoever wants whole rows. */
const mostKept = 2000

type Kept = { stamp: string; answer: PreparedAnswer }
type OfView = { view: MarketView | null; answers: Map<string, Kept> }
const keptOf = new WeakMap<Store, OfView>()

const answersOf = (store: Store, view: MarketView | null): Map<string, Kept> => {
  const known = keptOf.get(store)
  if (known?.view === view) return known.answers
  const fresh = { view, answers: new Map<string, Kept>() }
  keptOf.set(store, fresh)
  return fresh.answers
}

/**
 * The caller's lists of one kind; `textOf` makes one of them into JSON. What is kept is asked of the
 * database each time, so no answer is older than what was written when it was asked for, by whom
 * ever.
 */
export const preparedLists = async (
  ctx: CallContext,
  kind: ListKind,
  textOf: (list: ListWithItems) => string,
): Promise<PreparedAnswer> => {
  const lists = await readListRows(ctx, kind)
  const view = ctx.deps.market?.view() ?? null
  const answers = answersOf(ctx.deps.store, view)
  const name = `${signedInUser(ctx).id} ${kind} ${ctx.isMinimal ? 'ids' : 'rows'}`
  const known = answers.get(name)
  if (known?.stamp === stampOf(lists)) return keepLatest(answers, name, known, mostKept).answer
  const read = await readLists(ctx, kind, lists)
  const answer = PreparedAnswer.ofText(`[${read.map(textOf).join()}]`)
  const stamp = stampOf(read.map(({ list }) => list))
  return keepLatest(answers, name, { stamp, answer }, mostKept).answer
}
