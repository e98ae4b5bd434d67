// Exchange rates as a device keeps them: units of a currency for one US dollar.
import type { Freshness } from '../format/data-age.ts'
import { currencies, type Currency } from './currencies.ts'

export type ExchangeRates = {
  perUsd: Partial<Record<Currency, number>>
  asOfSec: number
  isSample: boolean
}

const daySec = 86_400
const weekSec = 7 * daySec

/** The rates that can be used: of currencies of ours, above zero, finite. The rest is no rate. */
export const usableRates = (rates: Readonly<Record<string, unknown>>): ExchangeRates['perUsd'] =>
  Object.fromEntries(
    currencies.flatMap((currency) => {
      const rate = rates[currency]
      return typeof rate === 'number' && Number.isFinite(rate) && rate > 0 ? [[currency, rate]] : []
    }),
  )

/** What one US dollar is in a currency; null where that is not known. */
export const rateOf = (rates: ExchangeRates | null, currency: Currency): number | null =>
  currency === 'USD' ? 1 : (rates?.perUsd[currency] ?? null)

/** Currencies move slower than coins: loud after a day, stale after a week. */
export const rateFreshness = (asOfSec: number, nowSec: number): Freshness => {
  const ageSec = nowSec - asOfSec
  if (ageSec < daySec) return 'fresh'
  return ageSec < weekSec ? 'old' : 'stale'
}
