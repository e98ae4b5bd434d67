// Daily closing prices of many coins at once, in blocks that are the same for everybody
// (decisions/214).
import * as z from 'zod/mini'
import { figure, knownSeconds, knownWhole } from '../fields.ts'
import { entries } from '../objects.ts'
import { marketSourceSchema } from './market-wire.ts'

/** Coins of one question. */
export const mostCoinsOfCloses = 100

/**
 * One coin's closes, day by day without a gap. A day (UTC) closes with the last price up to and
 * including the midnight that ends it; the day under way has no close yet.
 */
export const dailyClosesSchema = z.object({
  /** Whole days since 1 Jan 1970. */
  first_day: knownWhole,
  /** US dollars, that day's first; null on a day whose close nobody told. Never estimated. */
  prices: z.array(figure),
})
export type DailyClosesWire = z.infer<typeof dailyClosesSchema>

export const dailyClosesOutputSchema = z.looseObject({
  /** By coin id; a coin of which no close is known is absent. */
  closes: entries(dailyClosesSchema),
  /** Until when days were looked at: the last midnight (UTC), or the market's own age. */
  as_of: knownSeconds,
  source: z.catch(z.nullish(marketSourceSchema), null),
})
