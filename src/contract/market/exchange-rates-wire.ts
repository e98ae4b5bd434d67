// What one US dollar is in other currencies.
import * as z from 'zod/mini'
import { marketSourceSchema } from './market-wire.ts'

export const exchangeRatesWireSchema = z.looseObject({
  /** Units for one US dollar, by ISO 4217 code; a rate that is no number is none. */
  rates: z.record(z.string(), z.catch(z.nullable(z.number()), null)),
  source: marketSourceSchema,
})
export type ExchangeRatesWire = z.infer<typeof exchangeRatesWireSchema>
