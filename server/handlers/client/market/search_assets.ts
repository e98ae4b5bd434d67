// Search of the top bar.
import type { Handler } from '../../../calls/handler.ts'
import { searchAssets as searchView } from '../../../market/query/search-assets.ts'
import { marketViewOf } from '../../../market/market-view-of.ts'

export const searchAssets: Handler<'search_assets'> = async (ctx, { query }) =>
  searchView(marketViewOf(ctx), query)
