// The tabs of several coins at once, for keeping the first screen's coins on a device.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { scoreHistoryDays } from '#domain/rating/history-window.ts'
import type { CoinDossierWire } from '#contract/coin-dossier-wire.ts'
import type { PricePoint } from '#contract/coin-wire.ts'
import type { CallContext } from '../../calls/call-context.ts'
import type { Handler } from '../../calls/handler.ts'
import { coinExtrasOf } from '../../market/coin-extras-of.ts'
import { openMarketOf } from '../../market/market-view-of.ts'
import { scoreHistoryOf } from '../../scores/score-history.ts'

const columnsOf = (points: readonly PricePoint[]): CoinDossierWire['past'] => ({
  times: points.map(({ t }) => t),
  prices: points.map(({ price }) => price),
  volumes: points.map(({ volume }) => volume ?? null),
})

const dossierOf = async (ctx: CallContext, id: string): Promise<CoinDossierWire | null> => {
  const { market, view } = openMarketOf(ctx)
  if (!market.isAtHand(id)) return null
  const windowDays = scoreHistoryDays(ctx.caller?.user.tier ?? 'free')
  const [extras, past, scores] = await Promise.all([
    coinExtrasOf(ctx, id),
    market.priceHistory(id, '1y'),
    scoreHistoryOf({ db: ctx.db, market, view }, { kind: 'coin', id, windowDays, nowSec: ctx.nowSec }),
  ])
  return extras && past && scores && { id, ...extras, past: columnsOf(past), scores }
}

/** Coins that do not exist, or that a provider would have to be asked for, are absent; ask for those one by one. */
export const getCoinDossiers: Handler<'get_coin_dossiers'> = async (ctx, { ids }) => {
  const items: CoinDossierWire[] = []
  for (const id of new Set(ids)) {
    const dossier = await dossierOf(ctx, id)
    if (dossier) items.push(dossier)
    // Computing a coin's past takes milliseconds; others' requests go between two coins.
    await nextTurn()
  }
  return { items, source: openMarketOf(ctx).view.source }
}
