// The whole market, or what changed since the caller's version.
import type { Handler } from '../../../calls/handler.ts'
import { marketViewOf, preparedOf } from '../../../market/market-view-of.ts'

export const getMarket: Handler<'get_market'> = async (ctx, { since }) =>
  preparedOf(marketViewOf(ctx).output(since))
