// Lists of a view that many ask for alike: found, serialised and compressed once per question. A
// view is immutable, so what was found in it stays true as long as it is shown (decisions/209).
import { keepLatest } from '#domain/columns/keep-latest.ts'
import { PreparedAnswer } from '../calls/answers/prepared-answer.ts'
import type { MarketView } from '../gateways/market/market-port.ts'
import { coinColumnsOf } from './columns/coin-columns.ts'
import { findCoins, type CoinQuery } from './query/find-coins.ts'
import { pageOf } from './query/page-of.ts'

/** Some 10 to 50 KB each. */
const keptPages = 400
/** Row numbers, 80 KB for 20,000 coins that all fit; whole orders are kept with the columns. */
const keptSelections = 40

type Kept = { pages: Map<string, PreparedAnswer>; selections: Map<string, Uint32Array> }
const keptOf = new WeakMap<MarketView, Kept>()

const kept = (view: MarketView): Kept => {
  const known = keptOf.get(view) ?? { pages: new Map(), selections: new Map() }
  keptOf.set(view, known)
  return known
}

/**
 * The answer to a question of this view; `question` names it, with the time where the answer
 * depends on it.
 */
export const preparedFor = (
  view: MarketView,
  question: readonly unknown[],
  outputOf: () => unknown,
): PreparedAnswer => {
  const { pages } = kept(view)
  const name = JSON.stringify(question)
  return keepLatest(pages, name, pages.get(name) ?? PreparedAnswer.of(outputOf), keptPages)
}

/** Pages of one list share what was found for it. */
const selectionOf = (view: MarketView, query: CoinQuery, nowSec: number): Uint32Array => {
  const { selections } = kept(view)
  const name = JSON.stringify([{ ...query, page: 0, page_size: 0 }, query.listing_date && nowSec])
  return keepLatest(
    selections,
    name,
    selections.get(name) ?? findCoins(coinColumnsOf(view.rows), query, nowSec),
    keptSelections,
  )
}

/** One page of the coin list. `nowSec` decides listing windows. */
export const coinPageOf = (view: MarketView, query: CoinQuery, nowSec: number): PreparedAnswer =>
  preparedFor(view, ['get_coins', query, query.listing_date && nowSec], () => {
    const { items, ...page } = pageOf(selectionOf(view, query, nowSec), query, view.source)
    return { items: Array.from(items, (row) => view.rows[row]), ...page }
  })
