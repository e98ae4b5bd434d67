// What the stand-in answers of subscriptions.
import { textAt } from '../form.ts'
import { LocalFault, missing, wrong } from '../world/local-fault.ts'
import type { Rows } from '../world/local-state.ts'
import { listed } from '../present.ts'
import { endSubscription, itemOf, moveWhenPaid } from '../billing/subscribing.ts'
import { moveOf, type Ask } from './ask.ts'

/** GET /v1/subscriptions/:id. */
export const subscriptionAt = ({ world, ids }: Ask): Rows['subscription'] =>
  world.find('subscription', ids[0] ?? '')

/** POST /v1/subscriptions/:id, with the refusals of Stripe. */
export const updateSubscription = (ask: Ask): object => {
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

/** GET /v1/subscriptions, of one customer. */
export const listSubscriptions = ({ world, form }: Ask): object => {
  const status = textAt(form, 'status')
  const rows = world
    .all('subscription')
    .filter(
      ({ customer, status: own }) =>
        customer === textAt(form, 'customer') && (status === 'all' || own !== 'canceled'),
    )
  return listed(rows, { url: '/v1/subscriptions', limit: Number(textAt(form, 'limit') ?? 10) })
}

/** DELETE /v1/subscriptions/:id. */
export const cancelSubscription = (ask: Ask): object => {
  const subscription = subscriptionAt(ask)
  if (subscription.status === 'canceled') throw missing('subscription')
  endSubscription(ask.world, subscription)
  return subscription
}
