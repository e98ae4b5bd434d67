// The tabs of several coins at once, for keeping the first screen's coins on a device.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { scoreHistoryDays } from '#domain/rating/history-window.ts'
import type { CoinDossierWire } from '#contract/market/coin-dossier-wire.ts'
import type { PricePoint } from '#contract/market/coin-wire.ts'
import type { CallContext } from '../../../calls/call-context.ts'
import type { Handler } from '../../../calls/handler.ts'
import type { MarketView } from '../../../gateways/market/market-port.ts'
import { coinExtrasOf } from '../../../market/coin-extras-of.ts'
import { openMarketOf } from '../../../market/market-view-of.ts'
import { scoreHistoryOf } from '../../../scores/score-history.ts'

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
    scoreHistoryOf(
      { db: ctx.db, market, view },
      { kind: 'coin', id, windowDays, nowSec: ctx.nowSec },
    ),
  ])
  return extras && past && scores && { id, ...extras, past: columnsOf(past), scores }
}

type Kept = { view: MarketView; sinceSec: number; dossiers: Map<string, CoinDossierWire> }

/** The first screen's coins are what nearly everybody asks for; news may be this old. */
const keptForSec = 60
const mostKept = 200
const keptOf = new WeakMap<object, Kept>()

const keptNow = ({ deps, nowSec }: CallContext, view: MarketView): Kept['dossiers'] => {
  const kept = keptOf.get(deps)
  if (kept?.view === view && Math.abs(nowSec - kept.sinceSec) < keptForSec) return kept.dossiers
  const fresh: Kept = { view, sinceSec: nowSec, dossiers: new Map() }
  keptOf.set(deps, fresh)
  return fresh.dossiers
}

const keptDossierOf = async (ctx: CallContext, id: string): Promise<CoinDossierWire | null> => {
  const kept = keptNow(ctx, openMarketOf(ctx).view)
  // The tier decides how far back scores are told.
  const key = `${ctx.caller?.user.tier ?? 'free'} ${id}`
  const known = kept.get(key)
  if (known) return known
  const dossier = await dossierOf(ctx, id)
  if (dossier && kept.size < mostKept) kept.set(key, dossier)
  // Computing a coin's past takes milliseconds; others' requests go between two coins.
  await nextTurn()
  return dossier
}

/**
 * Coins that do not exist, or that a provider would have to be asked for, are absent; ask for those
 * one by one.
 */
export const getCoinDossiers: Handler<'get_coin_dossiers'> = async (ctx, { ids }) => {
  const items: CoinDossierWire[] = []
  for (const id of new Set(ids)) {
    const dossier = await keptDossierOf(ctx, id)
    if (dossier) items.push(dossier)
  }
  return { items, source: openMarketOf(ctx).view.source }
}
