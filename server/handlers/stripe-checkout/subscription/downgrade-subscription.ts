// The smaller plan when the period ends (R-MEM-021, R-MEM-022); to the free one that is a
// cancellation.
import type { Handler } from '../../../calls/handler.ts'
import { moveTo, shownPreview } from '../../../payments/plan-change.ts'
import { changeSubscription } from '../../../payments/with-subscription.ts'
import { forgetPreviews } from '../../../store/payment-queries.ts'
import { textOf } from '../../../texts/text-packs.ts'

/**
 * Throws PAYMENT_OFF, PAYMENT_PLAN_UNKNOWN, PAYMENT_PLAN_NOT_ON_SALE, PAYMENT_PREVIEW_FIRST, DOWNGRADE_FAILED. Planned
 * already: so it stays.
 */
export const downgradeSubscription: Handler<'downgrade-subscription'> = (
  ctx,
  { subscriptionId, newPriceId },
) =>
  changeSubscription(ctx, { subscriptionId, code: 'DOWNGRADE_FAILED' }, async (own) => {
    const { payments, customer, subscription } = own
    const done = {
      message: textOf('server', ctx.language, { key: 'downgradeScheduled' }),
      state: 'scheduled' as const,
      effective_at: subscription.periodEndSec,
      payment_url: null,
    }
    const plan = moveTo(own, { priceId: newPriceId, way: 'downgrade', code: 'DOWNGRADE_FAILED' })
    const isFree = plan.tier === 'free'
    if (isFree ? subscription.endsWithPeriod : subscription.scheduled?.priceId === newPriceId)
      return done
    const { key } = await shownPreview(own, ctx.deps.store.db, newPriceId)
    const interval = plan.interval === 'year' ? 'year' : 'month'
    if (isFree) await payments.cancelAtPeriodEnd(subscription)
    else
      await payments.downgrade({
        subscription,
        priceId: newPriceId,
        interval,
        key: `downgrade:${key}`,
      })
    await forgetPreviews(ctx.deps.store.db, customer.user_id)
    return done
  })
