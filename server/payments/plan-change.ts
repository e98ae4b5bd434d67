// Moving to another plan: which way it goes, and that nobody moves without having seen what it
// costs (R-MEM-019, R-MEM-021).
import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '#contract/error-codes.ts'
import { planIntervals, type PlanWire } from '#contract/payments/plan-wire.ts'
import { membershipTierSchema } from '#contract/account/user-wire.ts'
import { planChangeOf, type PlanChange, type PlanPlace } from '#domain/membership/plan-change.ts'
import type { CallContext } from '../calls/call-context.ts'
import { Refusal } from '../refusal.ts'
import { findPreview, savePreview } from '../store/payment-queries.ts'
import type { Executor } from '../store/store.ts'
import { planOfPrice } from './read-membership.ts'
import type { OwnSubscription } from './with-subscription.ts'

/** How long what a preview said holds. */
export const previewSec = 3600

const placeOf = ({ tier, interval }: Pick<PlanWire, 'tier' | 'interval'>): PlanPlace | null => {
  const [knownTier, knownInterval] = [
    membershipTierSchema.safeParse(tier),
    planIntervals.find((known) => known === interval),
  ]
  return knownTier.success && knownInterval !== undefined
    ? { tier: knownTier.data, interval: knownInterval }
    : null
}

/** What choosing `to` is for somebody on `from`; null where a plan is not one of ours. */
export const changeBetween = (from: PlanWire | null, to: PlanWire): PlanChange | null => {
  const [here, there] = [from && placeOf(from), placeOf(to)]
  if (there === null || (from !== null && here === null)) return null
  return planChangeOf(here, there)
}

/**
 * Throws PAYMENT_PLAN_NOT_ON_SALE for a plan that is only announced (decision 201). Whoever has its
 * tier may still change how it is billed.
 */
export const assertOnSale = (plan: PlanWire, from: PlanWire | null): void => {
  if (plan.onSale === false && from?.tier !== plan.tier)
    throw new Refusal('PAYMENT_PLAN_NOT_ON_SALE')
}

/** The plan of a price. Throws PAYMENT_PLAN_UNKNOWN. */
export const planFor = (
  plans: readonly PlanWire[],
  priceId: string,
): PlanWire & { priceId: string; amount: number; currency: string; interval: string } => {
  const plan = planOfPrice(plans, priceId)
  if (plan === undefined) throw new Refusal('PAYMENT_PLAN_UNKNOWN')
  return {
    ...plan,
    priceId,
    amount: plan.amount ?? 0,
    currency: plan.currency ?? 'usd',
    interval: plan.interval ?? 'month',
  }
}

/**
 * The plan that is moved to. Throws PAYMENT_PLAN_UNKNOWN, PAYMENT_PLAN_NOT_ON_SALE, and `code` where
 * the move does not go that way.
 */
export const moveTo = (
  { plans, subscription }: OwnSubscription,
  move: { priceId: string; way: 'upgrade' | 'downgrade'; code: ErrorCode },
) => {
  const plan = planFor(plans, move.priceId)
  const from = planOfPrice(plans, subscription.priceId)
  if (from === undefined || changeBetween(from, plan) !== move.way) throw new Refusal(move.code)
  assertOnSale(plan, from)
  return plan
}

/** Remembers what was shown, and by the provider's clock when. */
export const rememberPreview = async (
  ctx: CallContext,
  { customer, subscription }: OwnSubscription,
  shown: { priceId: string; atSec: number },
): Promise<void> => {
  await savePreview(ctx.deps.store.db, {
    user_id: customer.user_id,
    price_id: shown.priceId,
    subscription_id: subscription.id,
    previewed_at: shown.atSec,
    preview_id: randomUUID(),
  })
}

/**
 * When the caller was shown what this costs, and the key of the decision made on it: the same for
 * every click on that preview, another after the next one, however soon that comes. Throws
 * PAYMENT_PREVIEW_FIRST without a preview, or where it was too long ago.
 */
export const shownPreview = async (
  { payments, customer, subscription }: OwnSubscription,
  db: Executor,
  priceId: string,
): Promise<{ atSec: number; key: string }> => {
  const preview = await findPreview(db, customer.user_id, priceId)
  const holds =
    preview?.subscription_id === subscription.id &&
    preview.previewed_at >= subscription.periodStartSec &&
    payments.nowSec() - preview.previewed_at <= previewSec
  if (preview === undefined || !holds) throw new Refusal('PAYMENT_PREVIEW_FIRST')
  return { atSec: preview.previewed_at, key: `${subscription.id}:${priceId}:${preview.preview_id}` }
}

/** A refused upgrade has cost the downgrade that was planned: it is planned anew. */
export const scheduleAgain = async ({
  payments,
  customer,
  subscription,
  plans,
}: OwnSubscription): Promise<void> => {
  const { scheduled, scheduleId } = subscription
  const now = scheduled && (await payments.subscriptionOf(customer.customer_id))
  if (!scheduled || now === null) return
  const interval = planOfPrice(plans, scheduled.priceId)?.interval === 'year' ? 'year' : 'month'
  await payments.downgrade({
    subscription: now,
    priceId: scheduled.priceId,
    interval,
    key: `again:${scheduleId}`,
  })
}
