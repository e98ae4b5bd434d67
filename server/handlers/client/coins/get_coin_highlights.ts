// The five short lists of the coin list.
import type { Handler } from '../../../calls/handler.ts'
import { findHighlights } from '../../../market/query/find-highlights.ts'
import { marketViewOf } from '../../../market/market-view-of.ts'

export const getCoinHighlights: Handler<'get_coin_highlights'> = async (ctx) =>
  findHighlights(marketViewOf(ctx), ctx.nowSec)
