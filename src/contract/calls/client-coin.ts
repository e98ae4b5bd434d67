// POST /client.php: what one coin's page asks for (requirements "Proposed calls").
import { ratingKinds } from '#domain/rating/subscores.ts'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { rows } from '../rows.ts'
import { candleSchema, coinDossierSchema, scoreHistorySchema } from '../market/coin-dossier-wire.ts'
import { dailyClosesOutputSchema, mostCoinsOfCloses } from '../market/daily-closes-wire.ts'
import { marketSourceSchema } from '../market/market-wire.ts'

const open = { path: '/client.php', auth: 'public', isMutation: false } as const
const id = z.string().check(z.minLength(1), z.maxLength(200))

/** In the year 2286: more are milliseconds sent for seconds. */
const latestSince = 9_999_999_999

export const clientCoinCalls = {
  get_coin_ohlc: defineCall({
    ...open,
    f: 'get_coin_ohlc',
    /** Days back from now; more than a year means all there is. */
    payload: z.object({ id, days: z.int().check(z.gte(1), z.lte(36_500)) }),
    output: z.looseObject({
      candles: rows(candleSchema),
      source: z.catch(z.nullish(marketSourceSchema), null),
    }),
  }),
  get_score_history: defineCall({
    ...open,
    f: 'get_score_history',
    payload: z.object({ id, kind: z.enum(ratingKinds) }),
    output: scoreHistorySchema,
  }),
  /**
   * Ours alone: the tabs of several coins at once. Coins that the server would have to ask its
   * provider for are left out.
   */
  get_coin_dossiers: defineCall({
    ...open,
    f: 'get_coin_dossiers',
    payload: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(20)) }),
    output: z.looseObject({
      items: rows(coinDossierSchema),
      source: z.catch(z.nullish(marketSourceSchema), null),
    }),
  }),
  /**
   * Ours alone, announced as `daily-closes`: closing prices of the day of `since` (seconds) and all
   * after it. Repeated ids count once.
   */
  get_daily_closes: defineCall({
    ...open,
    f: 'get_daily_closes',
    payload: z.object({
      ids: z.array(id).check(z.minLength(1), z.maxLength(mostCoinsOfCloses)),
      since: z.int().check(z.gte(0), z.lte(latestSince)),
    }),
    output: dailyClosesOutputSchema,
  }),
}
