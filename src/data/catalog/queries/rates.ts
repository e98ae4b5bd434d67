// The exchange rates of this device, usable inside a live query.
import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import { catalogDb, type CatalogDb } from '../../catalog-db.ts'
import { ratesKey } from '../store/store-rates.ts'

/** The last rates that were fetched, or null. */
export const exchangeRates = async (db: CatalogDb = catalogDb()): Promise<ExchangeRates | null> =>
  ((await db.meta.get(ratesKey))?.value as ExchangeRates | undefined) ?? null
