// Subscriptions of Stripe: read as one picture, ended with the period, taken up again.
import type { Stripe } from 'stripe'
import type { PaymentsPort, SubscriptionFacts } from '../payments-port.ts'

const over = new Set<string>(['canceled', 'incomplete_expired'])

const priceIdOf = (price: string | { id: string }): string =>
  typeof price === 'string' ? price : price.id

/** The next phase of a schedule that brings another price. */
const scheduledIn = (
  schedule: string | Stripe.SubscriptionSchedule | null,
  { priceId, periodStartSec }: { priceId: string; periodStartSec: number },
): SubscriptionFacts['scheduled'] => {
  if (
    schedule === null ||
    typeof schedule === 'string' ||
    !['active', 'not_started'].includes(schedule.status)
  )
    return null
  const next = schedule.phases.find(
    (phase) =>
      phase.start_date > periodStartSec &&
      phase.items[0] !== undefined &&
      priceIdOf(phase.items[0].price) !== priceId,
  )
  return next?.items[0] === undefined
    ? null
    : { priceId: priceIdOf(next.items[0].price), atSec: next.start_date }
}

const paymentUrlOf = ({
  status,
  pending_update,
  latest_invoice,
}: Stripe.Subscription): string | null => {
  const isWaiting = pending_update !== null || ['past_due', 'unpaid', 'incomplete'].includes(status)
  if (
    !isWaiting ||
    latest_invoice === null ||
    typeof latest_invoice === 'string' ||
    latest_invoice.status !== 'open'
  )
    return null
  return latest_invoice.hosted_invoice_url ?? null
}

/**
 * Needs `schedule` and `latest_invoice` expanded. Null for one that has no price, which is not
 * ours.
 */
const factsOf = (subscription: Stripe.Subscription): SubscriptionFacts | null => {
  const item = subscription.items.data[0]
  if (item === undefined) return null
  // A dispute or a renewal that failed to the end ends it before its period does.
  const endSec = Math.min(item.current_period_end, subscription.ended_at ?? item.current_period_end)
  const base = { priceId: item.price.id, periodStartSec: item.current_period_start }
  return {
    ...base,
    id: subscription.id,
    status: subscription.status,
    itemId: item.id,
    periodEndSec: endSec,
    endsWithPeriod:
      subscription.cancel_at_period_end ||
      (subscription.cancel_at !== null && subscription.cancel_at <= endSec),
    scheduleId: subscription.schedule === null ? null : priceIdOf(subscription.schedule),
    scheduled: over.has(subscription.status) ? null : scheduledIn(subscription.schedule, base),
    paymentUrl: paymentUrlOf(subscription),
  }
}

/**
 * A schedule refuses changes of what it manages, so it goes first; what it has planned is then
 * forgotten.
 */
export const releaseSchedule = async (
  stripe: Stripe,
  { scheduleId }: SubscriptionFacts,
): Promise<void> => {
  if (scheduleId !== null) await stripe.subscriptionSchedules.release(scheduleId)
}

type Group = Pick<PaymentsPort, 'subscriptionOf' | 'cancelAtPeriodEnd' | 'reactivate' | 'endAllNow'>

export const stripeSubscription = (stripe: Stripe): Group => ({
  subscriptionOf: async (customerId) => {
    const { data } = await stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: 20,
      expand: ['data.schedule', 'data.latest_invoice'],
    })
    const newestFirst = data.toSorted((a, b) => b.created - a.created)
    const shown =
      newestFirst.find(({ status }) => !over.has(status) && status !== 'incomplete') ??
      newestFirst.find(({ status }) => status === 'incomplete') ??
      newestFirst[0]
    return shown === undefined ? null : factsOf(shown)
  },
  cancelAtPeriodEnd: async (subscription) => {
    await releaseSchedule(stripe, subscription)
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  },
  reactivate: async (subscription) => {
    await releaseSchedule(stripe, subscription)
    if (subscription.endsWithPeriod)
      await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
  },
  endAllNow: async (customerId) => {
    const { data } = await stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: 20,
    })
    for (const { id, status } of data) if (!over.has(status)) await stripe.subscriptions.cancel(id)
  },
})
