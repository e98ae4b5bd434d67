// An invoice as the wire carries it (R-MEM-012, D-PLANSHAPE). Its pages are the provider's own.
import * as z from 'zod/mini'

const text = z.catch(z.nullish(z.string()), null)

/** Unknown and missing fields are null and shown as such. */
export const invoiceWireSchema = z.looseObject({
  id: z.coerce.string(),
  /** What the invoice calls itself, such as `A1B2C3-0004`. */
  number: text,
  /** Seconds. */
  created: z.catch(z.nullish(z.number()), null),
  /** Minor units of `currency`: the invoice's total. Negative: a credit towards the next one. */
  amount: z.catch(z.nullish(z.number()), null),
  /** ISO 4217, in any case. */
  currency: text,
  /** `draft`, `open`, `paid`, `void`, `uncollectible`, or a word of another host. */
  status: text,
  /** Its page, where an open one can be paid. */
  hosted_invoice_url: text,
  /** Its printable copy. */
  invoice_pdf: text,
})
export type InvoiceWire = z.infer<typeof invoiceWireSchema>
