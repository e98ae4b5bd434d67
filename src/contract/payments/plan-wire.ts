// A membership plan as the wire carries it (D-PLANSHAPE): one row for each tier and billing
// interval.
import * as z from 'zod/mini'

export const planIntervals = ['month', 'year'] as const

/** Another host may leave fields out: only what makes a row a plan must be there. */
export const planWireSchema = z.looseObject({
  id: z.coerce.string().check(z.minLength(1)),
  name: z.string(),
  tier: z.string(),
  level: z.nullish(z.number()),
  priceId: z.nullish(z.string()),
  /** Minor units of `currency`, as payment providers count: 1200 is 12.00 dollars, or 1,200 yen. */
  amount: z.nullish(z.number()),
  /** ISO 4217, in any case. */
  currency: z.nullish(z.string()),
  interval: z.nullish(z.string()),
  /** Keys of features, or sentences of another host. */
  features: z.nullish(z.array(z.string())),
  recommended: z.nullish(z.boolean()),
})
export type PlanWire = z.infer<typeof planWireSchema>
