// What a coin's tabs read from the device, each usable inside a live query.
import type { PriceRange } from '#contract/market/coin-wire.ts'
import { catalogDb, type CatalogDb } from '../../catalog-db.ts'
import type { CandleRow } from '../types/chart-rows.ts'
import type { CoinDossier } from '../types/coin-dossier.ts'
import { candleDays } from '../pulls/pull-coin-tabs.ts'

/** What the tabs of a coin show beyond its record, or null where none of it is here. */
export const coinDossier = async (
  id: string,
  db: CatalogDb = catalogDb(),
): Promise<CoinDossier | null> => (await db.dossiers.get(id)) ?? null

/** Saved candles of a chart's range, or null. */
export const savedCandles = async (
  id: string,
  range: PriceRange,
  db: CatalogDb = catalogDb(),
): Promise<CandleRow | null> => (await db.candles.get([id, candleDays[range]])) ?? null
