// Rows and records of the coins of a comparison.
import type { Handler } from '../../../calls/handler.ts'
import { marketViewOf } from '../../../market/market-view-of.ts'

export const compareCoins: Handler<'compare_coins'> = async (ctx, { ids }) => {
  const view = marketViewOf(ctx)
  const coins = [...new Set(ids)].flatMap((id) => {
    const [row, record] = [view.row(id), view.record(id)]
    return row && record ? [{ ...row, ...record }] : []
  })
  return { coins }
}
