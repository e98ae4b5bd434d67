// How a score came to where it is: daily snapshots and the rating of now.
import { scoreHistoryDays } from '#domain/rating/history-window.ts'
import type { Handler } from '../../../calls/handler.ts'
import { openMarketOf } from '../../../market/market-view-of.ts'
import { Refusal } from '../../../refusal.ts'
import { scoreHistoryOf } from '../../../scores/score-history.ts'

/**
 * Throws MARKET_COIN_NOT_FOUND or MARKET_SALE_NOT_FOUND. A member sees further back than a visitor
 * (D-TIERS).
 */
export const getScoreHistory: Handler<'get_score_history'> = async (ctx, { id, kind }) => {
  const { market, view } = openMarketOf(ctx)
  const windowDays = scoreHistoryDays(ctx.caller?.user.tier ?? 'free')
  const history = await scoreHistoryOf(
    { db: ctx.db, market, view },
    { kind, id, windowDays, nowSec: ctx.nowSec },
  )
  if (!history)
    throw new Refusal(kind === 'coin' ? 'MARKET_COIN_NOT_FOUND' : 'MARKET_SALE_NOT_FOUND')
  return history
}
