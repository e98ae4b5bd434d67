// The five short lists of the coin list.
import type { Handler } from '../../../calls/handler.ts'
import { findHighlights } from '../../../market/query/find-highlights.ts'
import { marketViewOf } from '../../../market/market-view-of.ts'
import { preparedFor } from '../../../market/prepared-pages.ts'

export const getCoinHighlights: Handler<'get_coin_highlights'> = async (ctx) => {
  const { nowSec } = ctx
  const view = marketViewOf(ctx)
  return preparedFor(view, ['get_coin_highlights', nowSec], () => findHighlights(view, nowSec))
}
