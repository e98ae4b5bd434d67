// The routes of Stripe that the adapter uses, with Stripe's refusals.
import { bankWord } from './bank.ts'
import { listAt, textAt, type Form } from './form.ts'
import { intentOf, methodIdOf, tryInvoice, voidInvoice } from './billing/invoicing.ts'
import { forgetPerson } from './world/forget-person.ts'
import { LocalFault, missing, wrong } from './world/local-fault.ts'
import { listOf, newId, type Price, type Rows } from './world/local-state.ts'
import type { LocalWorld } from './world/local-world.ts'
import { listed, presented } from './present.ts'
import { payByHand } from './billing/renewing.ts'
import { createSchedule, planSchedule } from './billing/schedules.ts'
import { expireSession, openSession } from './billing/sessions.ts'
import {
  dueOfMove,
  endSubscription,
  itemOf,
  moveWhenPaid,
  releaseSchedule,
} from './billing/subscribing.ts'

export type Ask = {
  world: LocalWorld
  form: Form
  /** The ids in the path, in order. */ ids: readonly string[]
}
type Route = readonly [method: string, path: RegExp, answer: (ask: Ask) => object]

const createCustomer = ({ world, form }: Ask): object =>
  world.add('customer', {
    id: newId('cus'),
    object: 'customer',
    created: world.nowSec(),
    email: textAt(form, 'email') ?? '',
    balance: 0,
    metadata: { user_id: textAt(form, 'metadata.user_id') ?? '' },
    invoice_settings: { default_payment_method: null },
  })

const customerAt = ({ world, ids }: Ask): Rows['customer'] => world.find('customer', ids[0] ?? '')

const updateCustomer = (ask: Ask): object => {
  const customer = customerAt(ask)
  const method = textAt(ask.form, 'invoice_settings.default_payment_method')
  if (method !== undefined)
    customer.invoice_settings.default_payment_method = ask.world.find('payment_method', method).id
  return customer
}

const removeCustomer = (ask: Ask): object => {
  const customer = customerAt(ask)
  for (const subscription of ask.world.all('subscription'))
    if (subscription.customer === customer.id) endSubscription(ask.world, subscription)
  forgetPerson(ask.world, customer)
  return { id: customer.id, object: 'customer', deleted: true }
}

const subscriptionAt = ({ world, ids }: Ask): Rows['subscription'] =>
  world.find('subscription', ids[0] ?? '')

const moveOf = ({ world, form }: Ask, at: string): { to: Price; prorationSec: number } | null => {
  const to = textAt(form, `${at}items.0.price`)
  return to === undefined
    ? null
    : {
        to: world.price(to),
        prorationSec: Number(textAt(form, `${at}proration_date`) ?? world.nowSec()),
      }
}

const updateSubscription = (ask: Ask): object => {
  const { world, form } = ask
  const subscription = subscriptionAt(ask)
  if (subscription.status === 'canceled')
    throw new LocalFault(404, 'invalid_request_error', {
      code: 'resource_missing',
      message: 'A canceled subscription can only update its cancellation_details and metadata.',
    })
  const method = textAt(form, 'default_payment_method')
  const ends = textAt(form, 'cancel_at_period_end')
  const move = moveOf(ask, '')
  if ((ends !== undefined || move !== null) && subscription.schedule !== null)
    throw wrong(
      'The subscription is managed by a subscription schedule. Please update the schedule instead.',
    )
  if (move !== null && ends !== undefined)
    throw wrong(
      'cancel_at_period_end cannot be set together with payment_behavior=pending_if_incomplete.',
    )
  if (method !== undefined)
    subscription.default_payment_method = world.find('payment_method', method).id
  if (ends !== undefined)
    Object.assign(
      subscription,
      ends === 'true'
        ? {
            cancel_at_period_end: true,
            cancel_at: itemOf(subscription).current_period_end,
            canceled_at: world.nowSec(),
          }
        : { cancel_at_period_end: false, cancel_at: null, canceled_at: null },
    )
  if (move === null) world.tell('customer.subscription.updated', subscription)
  else moveWhenPaid(world, subscription, move)
  return subscription
}

const listSubscriptions = ({ world, form }: Ask): object => {
  const status = textAt(form, 'status')
  const rows = world
    .all('subscription')
    .filter(
      ({ customer, status: own }) =>
        customer === textAt(form, 'customer') && (status === 'all' || own !== 'canceled'),
    )
  return listed(rows, { url: '/v1/subscriptions', limit: Number(textAt(form, 'limit') ?? 10) })
}

const listInvoices = ({ world, form }: Ask): object => {
  const asked = (field: 'customer' | 'subscription' | 'status', own: string): boolean =>
    (textAt(form, field) ?? own) === own
  const rows = world
    .all('invoice')
    .filter(
      ({ customer, subscription, status }) =>
        asked('customer', customer) &&
        asked('subscription', subscription) &&
        asked('status', status),
    )
  return listed(rows, { url: '/v1/invoices', limit: Number(textAt(form, 'limit') ?? 10) })
}

const previewInvoice = (ask: Ask): object => {
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

const invoiceAt = ({ world, ids }: Ask): Rows['invoice'] => world.find('invoice', ids[0] ?? '')

const payInvoice = (ask: Ask): object => {
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

const invoicePayments = ({ world, form }: Ask): object => {
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

const voided = (ask: Ask): object => {
  const invoice = invoiceAt(ask)
  if (invoice.status !== 'open')
    throw wrong('You can only pass in open invoices. This invoice is not open.')
  voidInvoice(ask.world, invoice)
  return invoice
}

const ended = (ask: Ask): object => {
  const subscription = subscriptionAt(ask)
  if (subscription.status === 'canceled') throw missing('subscription')
  endSubscription(ask.world, subscription)
  return subscription
}

const id = '([a-z]+_[A-Za-z0-9_]+)'
const at = (path: string): RegExp => new RegExp(`^/v1/${path.replace('ID', id)}$`)

const routes: readonly Route[] = [
  ['POST', at('customers'), createCustomer],
  [
    'GET',
    at('customers/ID'),
    (ask) => {
      const customer = customerAt(ask)
      return customer.deleted === true
        ? { id: customer.id, object: 'customer', deleted: true }
        : customer
    },
  ],
  ['POST', at('customers/ID'), updateCustomer],
  ['DELETE', at('customers/ID'), removeCustomer],
  ['GET', at('prices/(.+)'), ({ world, ids }) => world.price(ids[0] ?? '')],
  ['POST', at('checkout/sessions'), ({ world, form }) => openSession(world, form)],
  [
    'GET',
    at('checkout/sessions/ID'),
    ({ world, ids }) => world.find('checkout.session', ids[0] ?? ''),
  ],
  [
    'POST',
    at('checkout/sessions/ID/expire'),
    ({ world, ids }) => expireSession(world, ids[0] ?? ''),
  ],
  ['GET', at('subscriptions'), listSubscriptions],
  ['GET', at('subscriptions/ID'), subscriptionAt],
  ['POST', at('subscriptions/ID'), updateSubscription],
  ['DELETE', at('subscriptions/ID'), ended],
  [
    'POST',
    at('subscription_schedules'),
    ({ world, form }) => createSchedule(world, textAt(form, 'from_subscription') ?? ''),
  ],
  [
    'POST',
    at('subscription_schedules/ID'),
    ({ world, form, ids }) => planSchedule(world, ids[0] ?? '', listAt(form, 'phases')),
  ],
  [
    'POST',
    at('subscription_schedules/ID/release'),
    ({ world, ids }) => releaseSchedule(world, ids[0] ?? ''),
  ],
  ['GET', at('invoices'), listInvoices],
  ['POST', at('invoices/create_preview'), previewInvoice],
  ['GET', at('invoices/ID'), invoiceAt],
  ['POST', at('invoices/ID/pay'), payInvoice],
  ['POST', at('invoices/ID/void'), voided],
  ['GET', at('invoice_payments'), invoicePayments],
  ['GET', at('payment_intents/ID'), ({ world, ids }) => world.find('payment_intent', ids[0] ?? '')],
]

const isRow = (answer: object): answer is Rows[keyof Rows] =>
  'object' in answer &&
  ['invoice', 'payment_method', 'checkout.session'].includes(String(answer.object)) &&
  'created' in answer

/** The body of an answer. Throws LocalFault. */
export const answerApi = (
  world: LocalWorld,
  request: { method: string; path: string; form: Form },
): object => {
  for (const [method, path, answer] of routes) {
    const found = method === request.method ? path.exec(request.path) : null
    if (found === null) continue
    const body = answer({ world, form: request.form, ids: found.slice(1) })
    return isRow(body) ? presented(body) : body
  }
  throw new LocalFault(404, 'invalid_request_error', {
    code: 'url_unknown',
    message: `Unrecognized request URL (${request.method}: ${request.path}).`,
  })
}
