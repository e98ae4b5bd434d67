// An invoice as the wire carries it (R-MEM-012, D-PLANSHAPE). Its pages are the provider's own.
import * as z from 'zod/mini'
import { label, seconds, text, whole } from '../fields.ts'

/** Unknown and missing fields are null and shown as such. */
export const invoiceWireSchema = z.looseObject({
  id: label,
  /** What the invoice calls itself, such as `A1B2C3-0004`. */
  number: z.optional(text),
  /** Seconds. */
  created: z.optional(seconds),
  /** Minor units of `currency`: the invoice's total. Negative: a credit towards the next one. */
  amount: z.optional(whole),
  /** ISO 4217, in any case. */
  currency: z.optional(text),
  /** `draft`, `open`, `paid`, `void`, `uncollectible`, or a word of another host. */
  status: z.optional(text),
  /** Its page, where an open one can be paid. */
  hosted_invoice_url: z.optional(text),
  /** Its printable copy. */
  invoice_pdf: z.optional(text),
})
export type InvoiceWire = z.infer<typeof invoiceWireSchema>
