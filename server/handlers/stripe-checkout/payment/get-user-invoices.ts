// The caller's invoices, newest first, each with its page and its printable copy at the provider
// (R-MEM-012).
import type { InvoiceWire } from '#contract/payments/invoice-wire.ts'
import type { Handler } from '../../../calls/handler.ts'
import type { InvoiceFacts } from '../../../gateways/payments/payments-port.ts'
import { ownCustomer } from '../../../payments/payments-of.ts'
import { refusingAs } from '../../../payments/refusing-as.ts'

const wireOf = ({
  id,
  number,
  createdSec,
  amount,
  currency,
  status,
  url,
  pdfUrl,
}: InvoiceFacts): InvoiceWire => ({
  id,
  number,
  created: createdSec,
  amount,
  currency,
  status,
  hosted_invoice_url: url,
  invoice_pdf: pdfUrl,
})

/** Throws INVOICES_NOT_RETRIEVED. */
export const getUserInvoices: Handler<'get-user-invoices'> = async (ctx) => {
  const { payments } = ctx.deps
  const customer = await ownCustomer(ctx)
  if (payments === null || customer === undefined) return []
  return refusingAs(ctx, 'INVOICES_NOT_RETRIEVED', async () =>
    (await payments.invoicesOf(customer.customer_id)).map(wireOf),
  )
}
