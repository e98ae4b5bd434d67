// Upcoming token sales as the wire carries them (requirements "Shapes": IDO row and its detail).
import { saleTypes } from '#domain/sale/sale.ts'
import * as z from 'zod/mini'
import {
  figure,
  knownFigure,
  knownText,
  knownWhole,
  label,
  oneOf,
  seconds,
  text,
  whole,
} from '../fields.ts'
import { onlyFields } from '../objects.ts'
import { rows, words } from '../rows.ts'
import { factsWireSchema, ratingFields } from './rating-wire.ts'

export const saleRowFields = {
  id: knownText,
  rank: whole,
  name: label,
  symbol: label,
  image: text,
  sale_type: z.pipe(oneOf(saleTypes), z.enum(saleTypes)),
  /** Seconds; null shows 'TBA'. */
  launch_date: seconds,
  token_price: figure,
  circulating_supply_tge: figure,
  /** token_price x circulating_supply_tge, null when either is unknown (R-UPL-006, D-INITCAP). */
  initial_cap: figure,
  total_raised: figure,
  ...ratingFields,
  launchpads: words,
  category: text,
  blockchain: text,
  investors: words,
  as_of: seconds,
} as const

export const saleRoundSchema = z.object({
  name: label,
  price: figure,
  tokens: figure,
  raised: figure,
  starts_at: seconds,
  ends_at: seconds,
  launchpad: text,
})
export const saleAllocationSchema = z.object({ label, percent: knownFigure })
export const saleVestingSchema = z.object({
  label,
  /** Share of this allocation freed at the token generation event, percent. */
  tge_percent: knownFigure,
  cliff_months: knownFigure,
  vesting_months: knownFigure,
})

export const saleDetailFields = {
  description: text,
  total_supply: figure,
  raise_goal: figure,
  ends_at: seconds,
  rounds: rows(saleRoundSchema),
  allocations: rows(saleAllocationSchema),
  vesting: rows(saleVestingSchema),
  team: rows(z.object({ name: knownText, role: text })),
  investor_tiers: rows(z.object({ name: knownText, tier: knownWhole })),
  links: onlyFields({
    homepage: text,
    whitepaper: text,
    twitter: text,
    telegram: text,
    source_code: text,
  }),
  facts: factsWireSchema,
  rated_at: seconds,
} as const

export const saleRowWireSchema = z.looseObject(saleRowFields)
export type SaleRowWire = z.infer<typeof saleRowWireSchema>
export const saleDetailWireSchema = z.looseObject({ ...saleRowFields, ...saleDetailFields })
export type SaleDetailWire = z.infer<typeof saleDetailWireSchema>
