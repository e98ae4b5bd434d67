// What is shown of the way a person pays (R-MEM-013, D-PLANSHAPE): never more of a card than this
// (R-MEM-045).
import * as z from 'zod/mini'

/**
 * Unknown and missing fields are null. Other methods than cards have a `brand` and perhaps `last4`
 * only.
 */
export const paymentMethodWireSchema = z.looseObject({
  /** `visa`, `mastercard`, ... or the kind of another method, such as `link` or `sepa_debit`. */
  brand: z.catch(z.nullish(z.string()), null),
  last4: z.catch(z.nullish(z.string()), null),
  exp_month: z.catch(z.nullish(z.number()), null),
  /** Four digits. */
  exp_year: z.catch(z.nullish(z.number()), null),
})
export type PaymentMethodWire = z.infer<typeof paymentMethodWireSchema>
