// Full records of about a hundred coins.
import type { Handler } from '../../../calls/handler.ts'
import { marketViewOf, preparedOf } from '../../../market/market-view-of.ts'

/**
 * A block that no coin stands in is empty, not an error: coins may have left the market since the
 * caller looked.
 */
export const getMarketBlock: Handler<'get_market_block'> = async (ctx, { block }) => {
  const view = marketViewOf(ctx)
  const found = view.block(block)
  return found
    ? preparedOf(found)
    : { block, version: view.version, source: view.source, items: [] }
}
