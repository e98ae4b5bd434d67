// What is shown of the way a person pays (R-MEM-013, D-PLANSHAPE): never more of a card than this (R-MEM-045).
import * as z from 'zod'

/** Unknown and missing fields are null. Other methods than cards have a `brand` and perhaps `last4` only. */
export const paymentMethodWireSchema = z.looseObject({
  /** `visa`, `mastercard`, ... or the kind of another method, such as `link` or `sepa_debit`. */
  brand: z.string().nullish().catch(null),
  last4: z.string().nullish().catch(null),
  exp_month: z.number().nullish().catch(null),
  /** Four digits. */
  exp_year: z.number().nullish().catch(null),
})
export type PaymentMethodWire = z.infer<typeof paymentMethodWireSchema>
