// Invoices, payment method and plans to choose from, as the wire carries them -> as screens know
// them (D-PLANSHAPE).
import type { InvoiceWire } from '#contract/payments/invoice-wire.ts'
import type { PaymentMethodWire } from '#contract/payments/payment-method-wire.ts'
import type { SubscriptionOptionWire } from '#contract/payments/plan-change-wire.ts'
import type { Invoice } from '#domain/membership/invoice.ts'
import { brandName, type PaymentMethod } from '#domain/membership/payment-method.ts'
import type { PlanOption } from '#domain/membership/plan.ts'
import { isCurrency, planOfWire } from '../plans/plan-of-wire.ts'

const currencyOf = (code: string | null | undefined): string | null =>
  code && isCurrency(code) ? code.toLowerCase() : null

/** An amount without a currency says nothing: both are null then. */
export const invoiceOfWire = ({
  id,
  number,
  created,
  amount,
  currency,
  status,
  hosted_invoice_url,
  invoice_pdf,
}: InvoiceWire): Invoice => {
  const known = currencyOf(currency)
  return {
    id,
    number: number ?? null,
    createdSec: created ?? null,
    amountMinor: known === null ? null : (amount ?? null),
    currency: known,
    status: status ?? null,
    pageUrl: hosted_invoice_url ?? null,
    pdfUrl: invoice_pdf ?? null,
  }
}

/** Null where nothing is known of it, too: an empty object is no method. */
export const paymentMethodOfWire = (wire: PaymentMethodWire | null): PaymentMethod | null => {
  if (!wire || (!wire.brand && !wire.last4)) return null
  const { brand, last4, exp_month: month, exp_year: year } = wire
  return {
    brand: brand ? brandName(brand) : null,
    // Four digits and no more, whatever a host sends (R-MEM-045).
    last4: last4 ? last4.slice(-4) : null,
    expires:
      typeof month === 'number' && typeof year === 'number' && month >= 1 && month <= 12
        ? { month, year }
        : null,
  }
}

/** Rows that are no plan are left out. */
export const planOptionOfWire = (wire: SubscriptionOptionWire): PlanOption | null => {
  const plan = planOfWire(wire)
  return plan && { ...plan, change: wire.change }
}
