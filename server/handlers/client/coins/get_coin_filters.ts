// What the coin list can be narrowed by.
import type { Handler } from '../../../calls/handler.ts'
import { coinFilterWords } from '../../../market/query/filter-words.ts'
import { marketViewOf } from '../../../market/market-view-of.ts'
import { preparedFor } from '../../../market/prepared-pages.ts'

export const getCoinFilters: Handler<'get_coin_filters'> = async (ctx) => {
  const view = marketViewOf(ctx)
  return preparedFor(view, ['get_coin_filters'], () => coinFilterWords(view))
}
