// What happens by the clock: renewals, endings, planned changes, failed payments tried again, pages
// that are too old.
import { makeInvoice, methodIdOf, settleInvoice, tryInvoice, voidInvoice } from './invoicing.ts'
import { periodEndAfter } from './billing-time.ts'
import type { Rows } from '../world/local-state.ts'
import type { LocalWorld } from '../world/local-world.ts'
import { applyPrice, endSubscription, itemOf, releaseSchedule } from './subscribing.ts'

type Subscription = Rows['subscription']

const daySec = 86_400
/**
 * Days after which a failed renewal is tried again; after the last of them the subscription ends.
 */
const retryDays = [3, 5, 7]

/** The price that a schedule has planned for this moment. */
const plannedPrice = (
  world: LocalWorld,
  { schedule: id }: Subscription,
  atSec: number,
): string | null => {
  if (id === null) return null
  const schedule = world.find('subscription_schedule', id)
  const phase = schedule.phases.find(
    ({ start_date, end_date }) => start_date <= atSec && atSec < end_date,
  )
  if (phase === undefined) releaseSchedule(world, id)
  return phase?.items[0]?.price ?? null
}

const collect = (world: LocalWorld, subscription: Subscription, invoice: Rows['invoice']): void => {
  const word = tryInvoice(world, invoice, {
    methodId: methodIdOf(world, subscription),
    occasion: 'renewal',
  })
  if (word.state === 'paid') {
    if (subscription.status === 'past_due') subscription.status = 'active'
    return
  }
  const inDays = retryDays[invoice.attempt_count - 1]
  if (inDays === undefined) {
    invoice.next_payment_attempt = null
    return endSubscription(world, subscription)
  }
  invoice.next_payment_attempt = world.nowSec() + inDays * daySec
  subscription.status = 'past_due'
}

const renew = (world: LocalWorld, subscription: Subscription): void => {
  const item = itemOf(subscription)
  const startSec = item.current_period_end
  if (subscription.pending_update !== null)
    voidInvoice(world, world.find('invoice', subscription.latest_invoice))
  if (subscription.cancel_at_period_end) return endSubscription(world, subscription)
  const planned = plannedPrice(world, subscription, startSec)
  if (planned !== null && planned !== item.price.id) {
    const to = world.price(planned)
    if (to.recurring.interval !== item.price.recurring.interval)
      subscription.billing_cycle_anchor = startSec
    item.price = to
  }
  Object.assign(item, {
    current_period_start: startSec,
    current_period_end: periodEndAfter(
      subscription.billing_cycle_anchor,
      item.price.recurring.interval,
      startSec,
    ),
  })
  const invoice = makeInvoice(world, subscription, {
    reason: 'subscription_cycle',
    lines: [{ amount: item.price.unit_amount, description: item.price.nickname }],
    price: item.price,
  })
  collect(world, subscription, invoice)
  return world.tell('customer.subscription.updated', subscription)
}

const retry = (world: LocalWorld, invoice: Rows['invoice']): void => {
  const subscription = world.find('subscription', invoice.subscription)
  collect(world, subscription, invoice)
  world.tell('customer.subscription.updated', subscription)
}

type Due = { atSec: number; run: () => void }

const dueOfSubscription = (world: LocalWorld, subscription: Subscription): Due[] => {
  if (subscription.status === 'canceled') return []
  const { pending_update: pending } = subscription
  return [
    { atSec: itemOf(subscription).current_period_end, run: () => renew(world, subscription) },
    ...(pending === null
      ? []
      : [
          {
            atSec: pending.expires_at,
            run: () => voidInvoice(world, world.find('invoice', subscription.latest_invoice)),
          },
        ]),
  ]
}

const allDue = (world: LocalWorld): Due[] => [
  ...world.all('subscription').flatMap((subscription) => dueOfSubscription(world, subscription)),
  ...world
    .all('invoice')
    .flatMap((invoice) =>
      invoice.status === 'open' && invoice.next_payment_attempt !== null
        ? [{ atSec: invoice.next_payment_attempt, run: () => retry(world, invoice) }]
        : [],
    ),
  ...world.all('checkout.session').flatMap((session) =>
    session.status === 'open'
      ? [
          {
            atSec: session.expires_at,
            run: () => void Object.assign(session, { status: 'expired', url: null }),
          },
        ]
      : [],
  ),
]

/**
 * Lets everything happen that is due by `untilSec`, each at its own moment and in order. `setNow`
 * moves the clock there.
 */
export const catchUp = (
  world: LocalWorld,
  untilSec: number,
  setNow: (sec: number) => void,
): void => {
  for (;;) {
    const [next] = allDue(world).toSorted((a, b) => a.atSec - b.atSec)
    if (next === undefined || next.atSec > untilSec) break
    setNow(next.atSec)
    next.run()
  }
  setNow(untilSec)
}

/** An open invoice paid by hand: what waited for it happens. */
export const payByHand = (world: LocalWorld, invoice: Rows['invoice']): void => {
  const subscription = world.find('subscription', invoice.subscription)
  settleInvoice(world, invoice)
  const pending =
    subscription.latest_invoice === invoice.id
      ? subscription.pending_update?.subscription_items[0]
      : undefined
  if (pending !== undefined) return applyPrice(world, subscription, pending.price)
  if (subscription.status === 'past_due') subscription.status = 'active'
  return world.tell('customer.subscription.updated', subscription)
}
