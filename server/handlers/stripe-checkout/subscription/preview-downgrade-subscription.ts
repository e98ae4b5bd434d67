// What a downgrade means and when: nothing is paid now, and the present plan stays until its period
// ends (R-MEM-020, R-MEM-022).
import { formatDate } from '#domain/format/date.ts'
import { formatAmount } from '#domain/membership/plan-price.ts'
import type { Handler } from '../../../calls/handler.ts'
import { moveTo, previewSec, rememberPreview } from '../../../payments/plan-change.ts'
import { ownSubscription } from '../../../payments/with-subscription.ts'
import { textOf } from '../../../texts/text-packs.ts'

/** Throws PAYMENT_OFF, PAYMENT_PLAN_UNKNOWN, PAYMENT_PLAN_NOT_ON_SALE, DOWNGRADE_NOT_PREVIEWED. */
export const previewDowngradeSubscription: Handler<'preview-downgrade-subscription'> = async (
  ctx,
  { subscriptionId, newPriceId },
) => {
  const own = await ownSubscription(ctx, subscriptionId, 'DOWNGRADE_NOT_PREVIEWED')
  const plan = moveTo(own, {
    priceId: newPriceId,
    way: 'downgrade',
    code: 'DOWNGRADE_NOT_PREVIEWED',
  })
  const nowSec = own.payments.nowSec()
  await rememberPreview(ctx, own, { priceId: newPriceId, atSec: nowSec })
  const { periodEndSec } = own.subscription
  const values = {
    plan: plan.name,
    date: formatDate(periodEndSec),
    next: formatAmount(plan.amount, plan.currency, ctx.language),
  }
  return {
    message: textOf('server', ctx.language, {
      key: plan.amount === 0 ? 'downgradePreviewFree' : 'downgradePreview',
      values,
    }),
    newPriceId,
    plan_name: plan.name,
    amount_due: 0,
    credit: 0,
    next_amount: plan.amount,
    next_payment_at: plan.amount === 0 ? null : periodEndSec,
    currency: plan.currency,
    interval: plan.interval,
    effective_at: periodEndSec,
    expires_at: nowSec + previewSec,
  }
}
