// Writing exchange rates: one row beside the market they convert.
import type { ExchangeRatesWire } from '#contract/market/exchange-rates-wire.ts'
import { usableRates, type ExchangeRates } from '#domain/money/exchange-rates.ts'
import type { CatalogDb } from '../../catalog-db.ts'

/** Key of the row in `meta`. */
export const ratesKey = 'exchangeRates'

/** Replaces all rates; an answer without a single one leaves the last ones, with their age. */
export const storeRates = async (db: CatalogDb, answer: ExchangeRatesWire): Promise<void> => {
  const perUsd = usableRates(answer.rates)
  if (Object.keys(perUsd).length === 0) return
  const { as_of: asOfSec, is_sample: isSample } = answer.source
  const value: ExchangeRates = { perUsd, asOfSec, isSample }
  await db.meta.put({ key: ratesKey, value })
}
