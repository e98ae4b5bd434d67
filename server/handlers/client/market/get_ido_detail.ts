// One sale with everything known of it.
import type { Handler } from '../../../calls/handler.ts'
import { Refusal } from '../../../refusal.ts'
import { marketViewOf } from '../../../market/market-view-of.ts'

/** Throws MARKET_SALE_NOT_FOUND (R-IDO-004). */
export const getIdoDetail: Handler<'get_ido_detail'> = async (ctx, { id }) => {
  const sale = marketViewOf(ctx).sale(id)
  if (!sale) throw new Refusal('MARKET_SALE_NOT_FOUND')
  return sale
}
