// Who pays, how, and what was billed, at Stripe.
import type { Stripe } from 'stripe'
import type { InvoiceFacts, MethodFacts, PaymentsPort } from '../payments-port.ts'

/** More than a person looks at; older ones are in the provider's letters. */
const mostInvoices = 100

const invoiceOf = ({
  id,
  number,
  created,
  total,
  currency,
  status,
  hosted_invoice_url,
  invoice_pdf,
}: Stripe.Invoice): InvoiceFacts => ({
  id,
  number,
  createdSec: created,
  amount: total,
  currency,
  status,
  url: hosted_invoice_url ?? null,
  pdfUrl: invoice_pdf ?? null,
})

const methodFrom = ({ type, card }: Stripe.PaymentMethod): MethodFacts =>
  card === undefined || card === null
    ? { brand: type, last4: null, expMonth: null, expYear: null }
    : { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }

const expanded = (
  method: string | Stripe.PaymentMethod | null | undefined,
): Stripe.PaymentMethod | null =>
  method === null || method === undefined || typeof method === 'string' ? null : method

type Group = Pick<
  PaymentsPort,
  'priceProblem' | 'createCustomer' | 'removeCustomer' | 'invoicesOf' | 'methodOf'
>

export const stripeRecords = (stripe: Stripe): Group => ({
  priceProblem: async ({ priceId, amount, currency, interval }) => {
    const price = await stripe.prices.retrieve(priceId)
    const there = `${price.unit_amount} ${price.currency} a ${price.recurring?.interval}`
    const here = `${amount} ${currency} a ${interval}`
    return there === here
      ? null
      : `${priceId} is ${here} in the file of plans and ${there} at Stripe`
  },
  createCustomer: async ({ userId, email }) =>
    (
      await stripe.customers.create(
        { email, metadata: { user_id: userId } },
        { idempotencyKey: `customer:${userId}` },
      )
    ).id,
  removeCustomer: async (customerId) => {
    const customer = await stripe.customers.retrieve(customerId)
    if (customer.deleted !== true) await stripe.customers.del(customerId)
  },
  invoicesOf: async (customerId) => {
    const { data } = await stripe.invoices.list({ customer: customerId, limit: mostInvoices })
    return data.filter(({ status }) => status !== 'draft').map(invoiceOf)
  },
  methodOf: async (customerId) => {
    const [customer, subscriptions] = await Promise.all([
      stripe.customers.retrieve(customerId, {
        expand: ['invoice_settings.default_payment_method'],
      }),
      stripe.subscriptions.list({
        customer: customerId,
        limit: 1,
        expand: ['data.default_payment_method'],
      }),
    ])
    const method =
      expanded(subscriptions.data[0]?.default_payment_method) ??
      (customer.deleted === true
        ? null
        : expanded(customer.invoice_settings.default_payment_method))
    return method === null ? null : methodFrom(method)
  },
})
