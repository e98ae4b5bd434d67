// What an upgrade would cost this second; for an hour it then costs exactly that (R-MEM-018).
import { formatAmount } from '#domain/membership/plan-price.ts'
import type { Handler } from '../../../calls/handler.ts'
import { moveTo, previewSec, rememberPreview } from '../../../payments/plan-change.ts'
import { refusingAs } from '../../../payments/refusing-as.ts'
import { ownSubscription } from '../../../payments/with-subscription.ts'
import { textOf } from '../../../texts/text-packs.ts'

/** Throws PAYMENT_OFF, PAYMENT_PLAN_UNKNOWN, PAYMENT_PLAN_NOT_ON_SALE, UPGRADE_NOT_PREVIEWED. */
export const previewUpgradeSubscription: Handler<'preview-upgrade-subscription'> = async (
  ctx,
  { subscriptionId, newPriceId },
) => {
  const own = await ownSubscription(ctx, subscriptionId, 'UPGRADE_NOT_PREVIEWED')
  const { payments, customer, subscription } = own
  const plan = moveTo(own, { priceId: newPriceId, way: 'upgrade', code: 'UPGRADE_NOT_PREVIEWED' })
  const nowSec = payments.nowSec()
  const cost = await refusingAs(ctx, 'UPGRADE_NOT_PREVIEWED', () =>
    payments.previewUpgrade({
      subscription,
      customerId: customer.customer_id,
      priceId: newPriceId,
      prorationSec: nowSec,
    }),
  )
  await rememberPreview(ctx, own, { priceId: newPriceId, atSec: nowSec })
  const isSamePeriod =
    own.plans.find(({ priceId }) => priceId === subscription.priceId)?.interval === plan.interval
  const values = {
    plan: plan.name,
    amount: formatAmount(cost.amountDue, cost.currency, ctx.language),
    next: formatAmount(plan.amount, plan.currency, ctx.language),
  }
  return {
    message: textOf('server', ctx.language, { key: 'upgradePreview', values }),
    newPriceId,
    plan_name: plan.name,
    amount_due: cost.amountDue,
    credit: cost.credit,
    next_amount: plan.amount,
    // Another interval begins a period of its own, whose end only the provider's calendar knows.
    next_payment_at: isSamePeriod ? subscription.periodEndSec : null,
    currency: cost.currency,
    interval: plan.interval,
    effective_at: nowSec,
    expires_at: nowSec + previewSec,
  }
}
