// What the stand-in answers of invoices and their payments.
import { bankWord } from '../bank.ts'
import { textAt } from '../form.ts'
import { intentOf, methodIdOf, tryInvoice, voidInvoice } from '../billing/invoicing.ts'
import { LocalFault, wrong } from '../world/local-fault.ts'
import { listOf, newId, type Rows } from '../world/local-state.ts'
import { listed } from '../present.ts'
import { payByHand } from '../billing/renewing.ts'
import { dueOfMove } from '../billing/subscribing.ts'
import { moveOf, type Ask } from './ask.ts'

/** GET /v1/invoices, of a customer, a subscription or a status. */
export const listInvoices = ({ world, form }: Ask): object => {
  const matches = (field: 'customer' | 'subscription' | 'status', own: string): boolean =>
    (textAt(form, field) ?? own) === own
  const rows = world
    .all('invoice')
    .filter(
      ({ customer, subscription, status }) =>
        matches('customer', customer) &&
        matches('subscription', subscription) &&
        matches('status', status),
    )
  return listed(rows, { url: '/v1/invoices', limit: Number(textAt(form, 'limit') ?? 10) })
}

/** POST /v1/invoices/create_preview. */
export const previewInvoice = (ask: Ask): object => {
  const subscription = ask.world.find('subscription', textAt(ask.form, 'subscription') ?? '')
  const move = moveOf(ask, 'subscription_details.')
  if (move === null) throw wrong('subscription_details.items is needed.')
  const { lines, total, due } = dueOfMove(ask.world, subscription, move)
  return {
    id: newId('upcoming_in'),
    object: 'invoice',
    customer: subscription.customer,
    currency: move.to.currency,
    total,
    amount_due: due,
    lines: listOf(lines, '/v1/invoices/upcoming/lines'),
  }
}

/** GET /v1/invoices/:id. */
export const invoiceAt = ({ world, ids }: Ask): Rows['invoice'] =>
  world.find('invoice', ids[0] ?? '')

/** POST /v1/invoices/:id/pay: charges the method once more. */
export const payInvoice = (ask: Ask): object => {
  const { world } = ask
  const invoice = invoiceAt(ask)
  if (invoice.status !== 'open')
    throw new LocalFault(400, 'invalid_request_error', {
      code: 'invoice_already_paid',
      message: 'Invoice is already paid',
    })
  const methodId = methodIdOf(world, world.find('subscription', invoice.subscription))
  if (bankWord(world, methodId, 'renewal').state === 'paid') {
    payByHand(world, invoice)
    return invoice
  }
  const word = tryInvoice(world, invoice, { methodId, occasion: 'renewal' })
  throw new LocalFault(
    402,
    'card_error',
    word.state === 'refused'
      ? word
      : { code: 'authentication_required', message: 'Your bank asks for a confirmation.' },
  )
}

/** GET /v1/invoice_payments, of one invoice. */
export const invoicePayments = ({ world, form }: Ask): object => {
  const intent = intentOf(world, world.find('invoice', textAt(form, 'invoice') ?? ''))
  const rows =
    intent === undefined
      ? []
      : [
          {
            id: `inpay_${intent.id}`,
            object: 'invoice_payment',
            invoice: intent.invoice,
            status: intent.status === 'succeeded' ? 'paid' : 'open',
            payment: { type: 'payment_intent', payment_intent: intent.id },
          },
        ]
  return listOf(rows, '/v1/invoice_payments')
}

/** POST /v1/invoices/:id/void. */
export const voidOpenInvoice = (ask: Ask): object => {
  const invoice = invoiceAt(ask)
  if (invoice.status !== 'open')
    throw wrong('You can only pass in open invoices. This invoice is not open.')
  voidInvoice(ask.world, invoice)
  return invoice
}
