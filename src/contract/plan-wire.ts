// A membership plan as the wire carries it (D-PLANSHAPE): one row for each tier and billing interval.
import * as z from 'zod'

export const planIntervals = ['month', 'year'] as const

/** Another host may leave fields out: only what makes a row a plan must be there. */
export const planWireSchema = z.looseObject({
  id: z.coerce.string().min(1),
  name: z.string(),
  tier: z.string(),
  level: z.number().nullish(),
  priceId: z.string().nullish(),
  /** Minor units of `currency`, as payment providers count: 1200 is 12.00 dollars, or 1,200 yen. */
  amount: z.number().nullish(),
  /** ISO 4217, in any case. */
  currency: z.string().nullish(),
  interval: z.string().nullish(),
  /** Keys of features, or sentences of another host. */
  features: z.array(z.string()).nullish(),
  recommended: z.boolean().nullish(),
})
export type PlanWire = z.infer<typeof planWireSchema>
