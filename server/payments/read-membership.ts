// The one way a membership changes here: the provider is asked how it stands, and the answer is
// written down, tier included. Nothing else is believed, neither a redirect nor the order of
// notices.
import type { PlanWire } from '#contract/payments/plan-wire.ts'
import { membershipTierSchema } from '#contract/account/user-wire.ts'
import type { MembershipTier } from '#domain/account/user.ts'
import type { Deps } from '../deps.ts'
import type { PaymentsPort, SubscriptionFacts } from '../gateways/payments/payments-port.ts'
import {
  claimWebhookEvent,
  claimReading,
  findSubscription,
  replaceOpenSession,
  saveSubscription,
  setTier,
} from '../store/payment-queries.ts'
import type { Executor } from '../store/store.ts'
import type { PaymentCustomerRow, SubscriptionRow } from '../store/tables.ts'
import { lockUser } from '../store/accounts/user-queries.ts'

/** In these the plan may be used; `past_due` while the provider tries again (D-STATUS). */
const running = new Set(['active', 'trialing', 'past_due'])

export const isRunning = (status: string): boolean => running.has(status)

export const planOfPrice = (plans: readonly PlanWire[], priceId: string): PlanWire | undefined =>
  plans.find((plan) => plan.priceId === priceId)

/** Null where the price is none of ours: the tier then stays as it is. */
const tierOf = (
  plans: readonly PlanWire[],
  { status, priceId }: SubscriptionFacts,
): MembershipTier | null => {
  if (!isRunning(status)) return 'free'
  return membershipTierSchema.safeParse(planOfPrice(plans, priceId)?.tier).data ?? null
}

const rowOf = (userId: string, facts: SubscriptionFacts): SubscriptionRow => ({
  user_id: userId,
  id: facts.id,
  status: facts.status,
  price_id: facts.priceId,
  period_start: facts.periodStartSec,
  period_end: facts.periodEndSec,
  ends_with_period: facts.endsWithPeriod ? 1 : 0,
  scheduled_price_id: facts.scheduled?.priceId ?? null,
  scheduled_at: facts.scheduled?.atSec ?? null,
  payment_url: facts.paymentUrl,
})

/**
 * A membership that has ended frees the tier once, and leaves alone what an administrator gives
 * afterwards.
 */
const write = async (
  trx: Executor,
  customer: PaymentCustomerRow,
  { facts, tier }: { facts: SubscriptionFacts; tier: MembershipTier | null },
): Promise<void> => {
  const { user_id: userId } = customer
  const before = await findSubscription(trx, userId)
  await saveSubscription(trx, rowOf(userId, facts))
  const isNews = before === undefined || before.id !== facts.id || before.status !== facts.status
  if (tier !== null && (isRunning(facts.status) || isNews)) await setTier(trx, userId, tier)
  if (isRunning(facts.status))
    await replaceOpenSession(trx, userId, { from: customer.open_session_id, to: null })
}

type Question = {
  payments: PaymentsPort
  customer: PaymentCustomerRow
  /** Taken in with its effect, in one transaction. */
  webhookEventId?: string
}

/**
 * Asks and writes. Resolves to what the provider said; throws what the port throws, and nothing has
 * changed then.
 */
export const readMembership = async (
  { store, clock, plans }: Deps,
  { payments, customer, webhookEventId }: Question,
): Promise<SubscriptionFacts | null> => {
  const readAtMs = clock.nowMs()
  const facts = await payments.subscriptionOf(customer.customer_id)
  const tier = facts === null ? null : tierOf(await plans.list(), facts)
  await store.transaction(async (trx) => {
    if (!(await lockUser(trx, customer.user_id)) && webhookEventId === undefined) return
    if (
      webhookEventId !== undefined &&
      !(await claimWebhookEvent(trx, webhookEventId, Math.floor(readAtMs / 1000)))
    )
      return
    if (!(await claimReading(trx, customer.user_id, readAtMs)) || facts === null) return
    await write(trx, customer, { facts, tier })
  })
  return facts
}
