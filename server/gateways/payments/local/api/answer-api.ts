// The routes of Stripe that the adapter uses, with Stripe's refusals.
import { listAt, textAt, type Form } from '../form.ts'
import { LocalFault } from '../world/local-fault.ts'
import type { Rows } from '../world/local-state.ts'
import type { LocalWorld } from '../world/local-world.ts'
import { presented } from '../present.ts'
import { createSchedule, planSchedule } from '../billing/schedules.ts'
import { expireSession, openSession } from '../billing/sessions.ts'
import { releaseSchedule } from '../billing/subscribing.ts'
import type { Ask } from './ask.ts'
import { createCustomer, removeCustomer, shownCustomer, updateCustomer } from './customers.ts'
import {
  invoiceAt,
  invoicePayments,
  listInvoices,
  payInvoice,
  previewInvoice,
  voidOpenInvoice,
} from './invoices.ts'
import {
  cancelSubscription,
  listSubscriptions,
  subscriptionAt,
  updateSubscription,
} from './subscriptions.ts'

type Route = readonly [method: string, path: RegExp, answer: (ask: Ask) => object]

const id = '([a-z]+_[A-Za-z0-9_]+)'
const at = (path: string): RegExp => new RegExp(`^/v1/${path.replace('ID', id)}$`)

const routes: readonly Route[] = [
  ['POST', at('customers'), createCustomer],
  ['GET', at('customers/ID'), shownCustomer],
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
  ['DELETE', at('subscriptions/ID'), cancelSubscription],
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
  ['POST', at('invoices/ID/void'), voidOpenInvoice],
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
