// The coin list, for clients without a catalogue of their own.
import type { Handler } from '../../../calls/handler.ts'
import { marketViewOf } from '../../../market/market-view-of.ts'
import { coinPageOf } from '../../../market/prepared-pages.ts'

export const getCoins: Handler<'get_coins'> = async (ctx, query) =>
  coinPageOf(marketViewOf(ctx), query, ctx.nowSec)
