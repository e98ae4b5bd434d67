// POST /client.php: what one coin's page asks for (requirements "Proposed calls").
import { ratingKinds } from '#domain/rating/subscores.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import { candleSchema, coinDossierSchema, scoreHistorySchema } from './coin-dossier-wire.ts'
import { marketSourceSchema } from './market-wire.ts'

const open = { path: '/client.php', auth: 'public', isMutation: false } as const
const id = z.string().min(1).max(200)

export const clientCoinCalls = {
  get_coin_ohlc: defineCall({
    ...open,
    f: 'get_coin_ohlc',
    /** Days back from now; more than a year means all there is. */
    payload: z.object({ id, days: z.number().int().min(1).max(36_500) }),
    output: z.looseObject({ candles: z.array(candleSchema), source: marketSourceSchema.nullish() }),
  }),
  get_score_history: defineCall({
    ...open,
    f: 'get_score_history',
    payload: z.object({ id, kind: z.enum(ratingKinds) }),
    output: scoreHistorySchema,
  }),
  /** Ours alone: the tabs of several coins at once. Coins that the server would have to ask its provider for are left out. */
  get_coin_dossiers: defineCall({
    ...open,
    f: 'get_coin_dossiers',
    payload: z.object({ ids: z.array(id).min(1).max(20) }),
    output: z.looseObject({ items: z.array(coinDossierSchema), source: marketSourceSchema.nullish() }),
  }),
}
