// The exchange rates of this device.
import { exchangeRates } from '#data/catalog/queries/rates.ts'
import { useLiveQuery } from '#data/live-query.ts'
import type { ExchangeRates } from '#domain/money/exchange-rates.ts'

/** Undefined while they are being read, null where there are none yet. */
export const useRates = (): ExchangeRates | null | undefined =>
  useLiveQuery(() => exchangeRates(), [])
