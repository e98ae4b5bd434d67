// A membership plan as the wire carries it (D-PLANSHAPE): one row for each tier and billing
// interval.
import * as z from 'zod/mini'
import { flag, knownText, label, text, whole } from '../fields.ts'
import { words } from '../rows.ts'

export const planIntervals = ['month', 'year'] as const

/** Another host may leave fields out: only what makes a row a plan must be there. */
export const planWireSchema = z.looseObject({
  id: knownText,
  name: label,
  tier: label,
  level: z.optional(whole),
  priceId: z.optional(text),
  /** Minor units of `currency`, as payment providers count: 1200 is 12.00 dollars, or 1,200 yen. */
  amount: z.optional(whole),
  /** ISO 4217, in any case. */
  currency: z.optional(text),
  interval: z.optional(text),
  /** Keys of features, or sentences of another host. */
  features: z.optional(words),
  recommended: z.optional(flag),
  /** False: announced, and refused at a checkout. A host that does not tell sells all of them. */
  onSale: z.optional(flag),
})
export type PlanWire = z.infer<typeof planWireSchema>
