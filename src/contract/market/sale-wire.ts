// Upcoming token sales as the wire carries them (requirements "Shapes": IDO row and its detail).
import { saleTypes } from '#domain/sale/sale.ts'
import * as z from 'zod/mini'
import { factsWireSchema, ratingFields } from './rating-wire.ts'

const figure = z.nullable(z.number())
const text = z.nullable(z.string())

export const saleRowFields = {
  id: z.string(),
  rank: z.nullable(z.int()),
  name: z.string(),
  symbol: z.string(),
  image: text,
  sale_type: z.enum(saleTypes),
  /** Seconds; null shows 'TBA'. */
  launch_date: figure,
  token_price: figure,
  circulating_supply_tge: figure,
  /** token_price x circulating_supply_tge, null when either is unknown (R-UPL-006, D-INITCAP). */
  initial_cap: figure,
  total_raised: figure,
  ...ratingFields,
  launchpads: z.array(z.string()),
  category: text,
  blockchain: text,
  investors: z.array(z.string()),
  as_of: figure,
} as const

export const saleRoundSchema = z.object({
  name: z.string(),
  price: figure,
  tokens: figure,
  raised: figure,
  starts_at: figure,
  ends_at: figure,
  launchpad: text,
})
export const saleAllocationSchema = z.object({ label: z.string(), percent: z.number() })
export const saleVestingSchema = z.object({
  label: z.string(),
  /** Share of this allocation freed at the token generation event, percent. */
  tge_percent: z.number(),
  cliff_months: z.number(),
  vesting_months: z.number(),
})

export const saleDetailFields = {
  description: text,
  total_supply: figure,
  raise_goal: figure,
  ends_at: figure,
  rounds: z.array(saleRoundSchema),
  allocations: z.array(saleAllocationSchema),
  vesting: z.array(saleVestingSchema),
  team: z.array(z.object({ name: z.string(), role: text })),
  investor_tiers: z.array(z.object({ name: z.string(), tier: z.int() })),
  links: z.object({
    homepage: text,
    whitepaper: text,
    twitter: text,
    telegram: text,
    source_code: text,
  }),
  facts: factsWireSchema,
  rated_at: figure,
} as const

export const saleRowWireSchema = z.looseObject(saleRowFields)
export type SaleRowWire = z.infer<typeof saleRowWireSchema>
export const saleDetailWireSchema = z.looseObject({ ...saleRowFields, ...saleDetailFields })
export type SaleDetailWire = z.infer<typeof saleDetailWireSchema>
