// Keeps what the tabs of opened coins show, and candles that were looked at; the oldest make way.
import type { CandleWire, CoinDossierWire } from '#contract/market/coin-dossier-wire.ts'
import type { CoinDetailWire } from '#contract/market/coin-wire.ts'
import type { CandleRow } from '../types/chart-rows.ts'
import type { CatalogDb } from '../../catalog-db.ts'
import type { CoinDossier } from '../types/coin-dossier.ts'

const keptDossiers = 400
const keptCandles = 200

type Extras = Pick<
  CoinDetailWire,
  | 'community_facts'
  | 'developer_facts'
  | 'news'
  | 'news_as_of'
  | 'news_origin'
  | 'markets'
  | 'markets_count'
  | 'markets_as_of'
>
type Parts = Partial<Omit<CoinDossier, 'id' | 'savedAtMs'>>

/** Parts a server leaves out stay as they were. */
export const extrasOf = ({
  community_facts: community,
  developer_facts: development,
  news,
  news_as_of: asOf,
  news_origin: origin,
  markets,
  markets_count: total,
  markets_as_of: marketsAsOf,
}: Extras): Parts => ({
  ...(community ? { community } : {}),
  ...(development ? { development } : {}),
  ...(news ? { news: { items: news, asOfSec: asOf ?? null, origin: origin ?? 'feeds' } } : {}),
  ...(markets
    ? {
        markets: {
          items: markets,
          total: Math.max(total ?? 0, markets.length),
          asOfSec: marketsAsOf ?? null,
        },
      }
    : {}),
})

const empty = (id: string): CoinDossier => ({
  id,
  community: null,
  development: null,
  news: null,
  scores: null,
  savedAtMs: 0,
})

/** Writes the parts that came and leaves the others; `parts` is asked as they are written. */
export const storeDossier = (
  db: CatalogDb,
  id: string,
  { parts, nowMs }: { parts: () => Parts; nowMs: number },
): Promise<void> =>
  db.transaction('rw', db.dossiers, async () => {
    const { bytes: _old, ...before } = (await db.dossiers.get(id)) ?? { ...empty(id), bytes: 0 }
    const next = { ...before, ...parts(), savedAtMs: nowMs }
    await db.dossiers.put({ ...next, bytes: JSON.stringify(next).length })
    const surplus = (await db.dossiers.count()) - keptDossiers
    if (surplus > 0)
      await db.dossiers.bulkDelete(
        await db.dossiers.orderBy('savedAtMs').limit(surplus).primaryKeys(),
      )
  })

/** The points of a dossier's year, as a price history has them. */
export const pointsOfPast = ({ times, prices, volumes }: CoinDossierWire['past']) =>
  times
    .map((t, at) => ({ t, price: prices[at] ?? Number.NaN, volume: volumes[at] ?? null }))
    .filter(({ price }) => Number.isFinite(price))

type CandlesWire = {
  id: string
  days: number
  candles: readonly CandleWire[]
  asOfSec: number | null
}

export const candleRowOf = (
  { id, days, candles, asOfSec }: CandlesWire,
  nowMs: number,
): CandleRow => ({
  id,
  days,
  timesSec: Float64Array.from(candles, ({ t }) => t),
  opensUsd: Float64Array.from(candles, ({ open }) => open),
  highsUsd: Float64Array.from(candles, ({ high }) => high),
  lowsUsd: Float64Array.from(candles, ({ low }) => low),
  closesUsd: Float64Array.from(candles, ({ close }) => close),
  asOfSec,
  savedAtMs: nowMs,
  bytes: candles.length * 40,
})

/**
 * Keeps candles, replacing earlier ones of the same coin and span; an empty answer replaces
 * nothing.
 */
export const storeCandles = (db: CatalogDb, wire: CandlesWire, nowMs: number): Promise<void> =>
  db.transaction('rw', db.candles, async () => {
    if (wire.candles.length === 0) return
    await db.candles.put(candleRowOf(wire, nowMs))
    const surplus = (await db.candles.count()) - keptCandles
    if (surplus > 0)
      await db.candles.bulkDelete(
        await db.candles.orderBy('savedAtMs').limit(surplus).primaryKeys(),
      )
  })
