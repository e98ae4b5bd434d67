// Daily closing prices of a block of coins.
import { epochDay } from '#domain/series/daily-series.ts'
import type { Handler } from '../../../calls/handler.ts'
import { closesAnswer } from '../../../closes/closes-answer.ts'

/**
 * Throws MARKET_NOT_READY until there is a market. Asks no provider: coins of which nothing is kept
 * are absent.
 */
export const getDailyCloses: Handler<'get_daily_closes'> = async (ctx, { ids, since }) =>
  closesAnswer(ctx, { ids, fromDay: epochDay(since) })
