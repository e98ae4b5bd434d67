// What is shown of the way a person pays (R-MEM-013, D-PLANSHAPE): never more of a card than this
// (R-MEM-045).
import * as z from 'zod/mini'
import { text, whole } from '../fields.ts'
import { fieldsOrNull } from '../objects.ts'

/**
 * Unknown and missing fields are null. Other methods than cards have a `brand` and perhaps `last4`
 * only.
 */
export const paymentMethodWireSchema = fieldsOrNull({
  /** `visa`, `mastercard`, ... or the kind of another method, such as `link` or `sepa_debit`. */
  brand: z.optional(text),
  last4: z.optional(text),
  exp_month: z.optional(whole),
  /** Four digits. */
  exp_year: z.optional(whole),
})
export type PaymentMethodWire = z.infer<typeof paymentMethodWireSchema>
