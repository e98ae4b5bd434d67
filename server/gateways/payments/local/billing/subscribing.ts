// Subscriptions: begun, moved to another price, ended. The period is the price's, counted from the
// anchor.
import { wrong } from '../world/local-fault.ts'
import { dueOf, makeInvoice, methodIdOf, tryInvoice, voidInvoice, type Line } from './invoicing.ts'
import { periodEndAfter } from './billing-time.ts'
import { listOf, newId, type Price, type Rows } from '../world/local-state.ts'
import type { LocalWorld } from '../world/local-world.ts'

type Subscription = Rows['subscription']
export type Item = Subscription['items']['data'][number]

const pendingForSec = 23 * 3600

export const itemOf = (subscription: Subscription): Item => {
  const [item] = subscription.items.data
  if (item === undefined) throw wrong('The subscription has no items.')
  return item
}

/** Begins one whose first invoice has been paid at the till. */
export const beginSubscription = (
  world: LocalWorld,
  of: { customer: string; price: Price; methodId: string },
): Subscription => {
  const nowSec = world.nowSec()
  const id = newId('sub')
  const item: Item = {
    id: newId('si'),
    object: 'subscription_item',
    price: of.price,
    quantity: 1,
    current_period_start: nowSec,
    current_period_end: periodEndAfter(nowSec, of.price.recurring.interval, nowSec),
  }
  const subscription = world.add('subscription', {
    id,
    object: 'subscription',
    created: nowSec,
    customer: of.customer,
    status: 'active',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    billing_cycle_anchor: nowSec,
    default_payment_method: of.methodId,
    latest_invoice: '',
    schedule: null,
    pending_update: null,
    items: listOf([item], '/v1/subscription_items'),
  })
  world.tell('customer.subscription.created', subscription)
  return subscription
}

const share = (amount: number, part: number, whole: number): number =>
  Math.round((amount * part) / whole)

/**
 * The two lines of a move: what is left of the old price comes off, and the new one is paid for the
 * same rest or for a period of its own.
 */
export const linesOfMove = (
  subscription: Subscription,
  to: Price,
  prorationSec: number,
): Line[] => {
  const { price, current_period_start: startSec, current_period_end: endSec } = itemOf(subscription)
  const left = Math.min(Math.max(endSec - prorationSec, 0), endSec - startSec)
  const isSameInterval = price.recurring.interval === to.recurring.interval
  return [
    {
      amount: -share(price.unit_amount, left, endSec - startSec),
      description: `Unused time on ${price.nickname}`,
    },
    {
      amount: isSameInterval ? share(to.unit_amount, left, endSec - startSec) : to.unit_amount,
      description: `${isSameInterval ? 'Remaining time on ' : ''}${to.nickname}`,
    },
  ]
}

/** What a move would cost now. */
export const dueOfMove = (
  world: LocalWorld,
  subscription: Subscription,
  move: { to: Price; prorationSec: number },
) => {
  const lines = linesOfMove(subscription, move.to, move.prorationSec)
  return { lines, ...dueOf(lines, world.find('customer', subscription.customer).balance) }
}

/** The new price from now on; another interval begins a new period. */
export const applyPrice = (world: LocalWorld, subscription: Subscription, to: Price): void => {
  const item = itemOf(subscription)
  if (item.price.recurring.interval !== to.recurring.interval) {
    const nowSec = world.nowSec()
    subscription.billing_cycle_anchor = nowSec
    Object.assign(item, {
      current_period_start: nowSec,
      current_period_end: periodEndAfter(nowSec, to.recurring.interval, nowSec),
    })
  }
  item.price = to
  subscription.pending_update = null
  world.tell('customer.subscription.updated', subscription)
}

/**
 * payment_behavior=pending_if_incomplete: the price changes once its invoice is paid, and not
 * before.
 */
export const moveWhenPaid = (
  world: LocalWorld,
  subscription: Subscription,
  move: { to: Price; prorationSec: number },
): void => {
  if (itemOf(subscription).price.id === move.to.id) return
  const earlier = world.find('invoice', subscription.latest_invoice)
  if (subscription.pending_update !== null) voidInvoice(world, earlier)
  const invoice = makeInvoice(world, subscription, {
    reason: 'subscription_update',
    lines: linesOfMove(subscription, move.to, move.prorationSec),
    price: move.to,
  })
  const word = tryInvoice(world, invoice, {
    methodId: methodIdOf(world, subscription),
    occasion: 'change',
  })
  if (word.state === 'paid') return applyPrice(world, subscription, move.to)
  subscription.pending_update = {
    expires_at: world.nowSec() + pendingForSec,
    subscription_items: [{ price: move.to }],
  }
  return world.tell('customer.subscription.updated', subscription)
}

/** Lets go of a schedule; the subscription goes on as it is. */
export const releaseSchedule = (
  world: LocalWorld,
  scheduleId: string,
): Rows['subscription_schedule'] => {
  const schedule = world.find('subscription_schedule', scheduleId)
  if (schedule.status !== 'active')
    throw wrong('You can only release a subscription schedule that is not_started or active.')
  schedule.status = 'released'
  world.find('subscription', schedule.subscription).schedule = null
  world.tell('subscription_schedule.released', {
    ...schedule,
    customer: world.find('subscription', schedule.subscription).customer,
  })
  return schedule
}

export const endSubscription = (world: LocalWorld, subscription: Subscription): void => {
  if (subscription.status === 'canceled') return
  if (subscription.pending_update !== null)
    voidInvoice(world, world.find('invoice', subscription.latest_invoice))
  if (subscription.schedule !== null) {
    world.find('subscription_schedule', subscription.schedule).status = 'canceled'
    subscription.schedule = null
  }
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? world.nowSec(),
    ended_at: world.nowSec(),
  })
  world.tell('customer.subscription.deleted', subscription)
}
