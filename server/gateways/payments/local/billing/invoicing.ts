// Invoices: made from lines and the customer's credit, tried at the bank, paid, voided. An amount
// is taken once.
import { bankWord, type BankWord, type Occasion } from '../bank.ts'
import { listOf, newId, type Price, type Rows } from '../world/local-state.ts'
import type { LocalWorld } from '../world/local-world.ts'

type Invoice = Rows['invoice']
type Subscription = Rows['subscription']
export type Line = { amount: number; description: string }

export const pagesPrefix = '/local/payments'

/**
 * What the lines come to once the customer's credit (a negative balance) is used: never below
 * nothing.
 */
export const dueOf = (
  lines: readonly Line[],
  balance: number,
): { total: number; due: number; endingBalance: number } => {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return { total, due: Math.max(0, total + balance), endingBalance: Math.min(0, total + balance) }
}

const customerOf = (world: LocalWorld, { customer }: { customer: string }) =>
  world.find('customer', customer)

/** Where a customer's pages are: the origin of the app they came from. */
const originOf = (world: LocalWorld, customer: string): string =>
  world.find('customer', customer).metadata['origin'] ?? ''

export const methodIdOf = (world: LocalWorld, subscription: Subscription): string | null =>
  subscription.default_payment_method ??
  customerOf(world, subscription).invoice_settings.default_payment_method

/** A final invoice that nobody has tried to collect yet; one over nothing is paid. */
export const makeInvoice = (
  world: LocalWorld,
  subscription: Subscription,
  of: { reason: Invoice['billing_reason']; lines: Line[]; price: Price },
): Invoice => {
  const customer = customerOf(world, subscription)
  const { total, due, endingBalance } = dueOf(of.lines, customer.balance)
  const id = newId('in')
  const url = `${originOf(world, customer.id)}${pagesPrefix}/invoices/${id}`
  world.state.invoiceCount += 1
  const invoice = world.add('invoice', {
    id,
    object: 'invoice',
    created: world.nowSec(),
    customer: customer.id,
    subscription: subscription.id,
    number: `LOCAL-${String(world.state.invoiceCount).padStart(4, '0')}`,
    status: due === 0 ? 'paid' : 'open',
    billing_reason: of.reason,
    currency: of.price.currency,
    total,
    amount_due: due,
    amount_paid: 0,
    starting_balance: customer.balance,
    ending_balance: endingBalance,
    attempt_count: 0,
    next_payment_attempt: null,
    hosted_invoice_url: url,
    invoice_pdf: `${url}/print`,
    lines: listOf(
      of.lines.map((line) => ({ id: newId('il'), object: 'line_item' as const, ...line })),
      `/v1/invoices/${id}/lines`,
    ),
  })
  customer.balance = endingBalance
  subscription.latest_invoice = id
  if (due > 0) {
    const intent = newId('pi')
    world.add('payment_intent', {
      id: intent,
      object: 'payment_intent',
      created: world.nowSec(),
      customer: customer.id,
      invoice: id,
      amount: due,
      currency: invoice.currency,
      client_secret: newId(`${intent}_secret`),
      status: 'requires_payment_method',
      last_payment_error: null,
      disputed: false,
    })
  } else world.tell('invoice.paid', invoice)
  return invoice
}

export const intentOf = (world: LocalWorld, invoice: Invoice): Rows['payment_intent'] | undefined =>
  world.all('payment_intent').find((intent) => intent.invoice === invoice.id)

/** The money has moved. */
export const settleInvoice = (world: LocalWorld, invoice: Invoice): void => {
  const intent = intentOf(world, invoice)
  if (intent !== undefined) Object.assign(intent, { status: 'succeeded', last_payment_error: null })
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    next_payment_attempt: null,
  })
  world.tell('invoice.paid', invoice)
}

/** Asks the bank for an open invoice's amount. */
export const tryInvoice = (
  world: LocalWorld,
  invoice: Invoice,
  by: { methodId: string | null; occasion: Occasion },
): BankWord => {
  if (invoice.status === 'paid') return { state: 'paid' }
  const word = bankWord(world, by.methodId, by.occasion)
  const intent = intentOf(world, invoice)
  invoice.attempt_count += 1
  if (word.state === 'paid') settleInvoice(world, invoice)
  else if (word.state === 'asks') {
    if (intent !== undefined) intent.status = 'requires_action'
    world.tell('invoice.payment_action_required', invoice)
  } else {
    if (intent !== undefined)
      Object.assign(intent, {
        status: 'requires_payment_method',
        last_payment_error: { code: word.code, message: word.message },
      })
    world.tell('invoice.payment_failed', invoice)
  }
  return word
}

/** Nothing will be asked for it any more; credit that it used comes back. */
export const voidInvoice = (world: LocalWorld, invoice: Invoice): void => {
  if (invoice.status !== 'open') return
  invoice.status = 'void'
  const customer = customerOf(world, invoice)
  customer.balance += invoice.starting_balance - invoice.ending_balance
  const intent = intentOf(world, invoice)
  if (intent !== undefined) intent.status = 'canceled'
  const subscription = world.find('subscription', invoice.subscription)
  if (subscription.latest_invoice === invoice.id) subscription.pending_update = null
  world.tell('invoice.voided', invoice)
}
