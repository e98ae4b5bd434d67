// What the upcoming sales can be narrowed by.
import type { Handler } from '../../../calls/handler.ts'
import { saleFilterWords } from '../../../market/query/filter-words.ts'
import { marketViewOf } from '../../../market/market-view-of.ts'

export const getUpcomingFilters: Handler<'get_upcoming_filters'> = async (ctx) =>
  saleFilterWords(marketViewOf(ctx))
