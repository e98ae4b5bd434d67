// The outer shape of CoinGecko's answers; what is inside is read value by value, as single ones may
// be broken.
import * as z from 'zod'
import { MarketSourceError } from '../source-port.ts'
import { isRecord, labelOf } from './read-value.ts'

export const candleRows = z.array(z.unknown())
export const priceChart = z.looseObject({ prices: z.array(z.unknown()) })
export const exchangeRatesBody = z.looseObject({ rates: z.record(z.string(), z.unknown()) })
export const coinBody = z.looseObject({ id: z.string() })

const saidBy = (body: unknown): string | null =>
  isRecord(body)
    ? labelOf(body['error'] ?? (isRecord(body['status']) ? body['status']['error_message'] : null))
    : null

/**
 * The body if it has the shape. Throws MarketSourceError with what was asked and what the provider
 * said instead.
 */
export const bodyOf = <T>(schema: z.ZodType<T>, body: unknown, what: string): T => {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const said = saidBy(body)
  throw new MarketSourceError(`CoinGecko's answer is no ${what}${said === null ? '' : `: ${said}`}`)
}
