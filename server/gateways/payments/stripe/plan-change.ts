// Another plan at Stripe. Up: at once, prorated to the second of the preview, and only once it is
// paid (pending_if_incomplete). Down: by a schedule, when the period ends.
import type { Stripe } from 'stripe'
import {
  PaymentDeclined,
  type DowngradeRequest,
  type PaymentsPort,
  type SubscriptionFacts,
  type UpgradeOutcome,
  type UpgradePreview,
  type UpgradeRequest,
} from '../payments-port.ts'
import { releaseSchedule } from './subscription.ts'

const itemsOf = ({ subscription, priceId }: UpgradeRequest) => [
  { id: subscription.itemId, price: priceId },
]

const previewOf = ({ amount_due, currency, lines }: Stripe.Invoice): UpgradePreview => {
  const credit = lines.data.reduce((sum, { amount }) => (amount < 0 ? sum - amount : sum), 0)
  return { amountDue: amount_due, credit, currency }
}

/** What the bank said to the invoice of an upgrade that is pending. */
const intentOf = async (stripe: Stripe, invoice: string): Promise<Stripe.PaymentIntent | null> => {
  const { data } = await stripe.invoicePayments.list({
    invoice,
    expand: ['data.payment.payment_intent'],
  })
  const intent = data.find(({ payment }) => payment.type === 'payment_intent')?.payment
    .payment_intent
  return intent === undefined || typeof intent === 'string' ? null : intent
}

/**
 * After a refusal nothing may wait to be charged later: the invoice is void, and the update with
 * it.
 */
const outcomeOf = async (
  stripe: Stripe,
  { pending_update, latest_invoice }: Stripe.Subscription,
): Promise<UpgradeOutcome> => {
  if (pending_update === null || latest_invoice === null) return { state: 'done' }
  const invoice =
    typeof latest_invoice === 'string'
      ? await stripe.invoices.retrieve(latest_invoice)
      : latest_invoice
  const intent = await intentOf(stripe, invoice.id)
  if (intent?.status === 'requires_action' || intent?.status === 'processing')
    return { state: 'pending', url: invoice.hosted_invoice_url ?? null }
  await stripe.invoices.voidInvoice(invoice.id)
  throw new PaymentDeclined(intent?.last_payment_error?.message ?? '')
}

const takeBackCancellation = async (
  stripe: Stripe,
  { id, endsWithPeriod }: SubscriptionFacts,
): Promise<void> => {
  if (endsWithPeriod) await stripe.subscriptions.update(id, { cancel_at_period_end: false })
}

/** First the plan paid for, to the end of its period, then the other one. */
const phasesOf = ({
  subscription,
  priceId,
  interval,
}: DowngradeRequest): Stripe.SubscriptionScheduleUpdateParams.Phase[] => [
  {
    items: [{ price: subscription.priceId, quantity: 1 }],
    start_date: subscription.periodStartSec,
    end_date: subscription.periodEndSec,
  },
  {
    items: [{ price: priceId, quantity: 1 }],
    duration: { interval, interval_count: 1 },
    proration_behavior: 'none',
  },
]

type Group = Pick<PaymentsPort, 'previewUpgrade' | 'upgrade' | 'downgrade'>

export const stripePlanChange = (stripe: Stripe): Group => ({
  previewUpgrade: async (request) =>
    previewOf(
      await stripe.invoices.createPreview({
        customer: request.customerId,
        subscription: request.subscription.id,
        subscription_details: {
          items: itemsOf(request),
          proration_behavior: 'always_invoice',
          proration_date: request.prorationSec,
        },
      }),
    ),
  upgrade: async (request) => {
    const { subscription, prorationSec, key } = request
    await releaseSchedule(stripe, subscription)
    const updated = await stripe.subscriptions.update(
      subscription.id,
      {
        items: itemsOf(request),
        proration_behavior: 'always_invoice',
        proration_date: prorationSec,
        payment_behavior: 'pending_if_incomplete',
        expand: ['latest_invoice'],
      },
      { idempotencyKey: key },
    )
    const outcome = await outcomeOf(stripe, updated)
    if (outcome.state === 'done') await takeBackCancellation(stripe, subscription)
    return outcome
  },
  downgrade: async (request) => {
    const { subscription, key } = request
    await releaseSchedule(stripe, subscription)
    await takeBackCancellation(stripe, subscription)
    // In place of another one it is another one: an attempt that broke off has left a schedule, and
    // repeating it lets go of that.
    const schedule = await stripe.subscriptionSchedules.create(
      { from_subscription: subscription.id },
      { idempotencyKey: `${key}:${subscription.scheduleId ?? 'first'}` },
    )
    await stripe.subscriptionSchedules.update(
      schedule.id,
      {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: phasesOf(request),
      },
      { idempotencyKey: `${key}:${schedule.id}:plan` },
    )
  },
})
