// The larger plan at once, for what its preview said, and only when it is paid (R-MEM-019).
import type { Handler } from '../../../calls/handler.ts'
import { PaymentDeclined } from '../../../gateways/payments/payments-port.ts'
import { moveTo, scheduleAgain, shownPreview } from '../../../payments/plan-change.ts'
import { changeSubscription } from '../../../payments/with-subscription.ts'
import { forgetPreviews } from '../../../store/payment-queries.ts'
import { textOf } from '../../../texts/text-packs.ts'

/**
 * Throws PAYMENT_OFF, PAYMENT_PLAN_UNKNOWN, PAYMENT_PLAN_NOT_ON_SALE, PAYMENT_PREVIEW_FIRST, PAYMENT_DECLINED,
 * UPGRADE_FAILED. On the plan already: done.
 */
export const upgradeSubscription: Handler<'upgrade-subscription'> = (
  ctx,
  { subscriptionId, newPriceId },
) =>
  changeSubscription(ctx, { subscriptionId, code: 'UPGRADE_FAILED' }, async (own) => {
    const { payments, customer, subscription } = own
    const say = (key: string) => textOf('server', ctx.language, { key })
    if (subscription.priceId === newPriceId)
      return {
        message: say('upgradeDone'),
        state: 'done',
        effective_at: subscription.periodStartSec,
        payment_url: null,
      }
    moveTo(own, { priceId: newPriceId, way: 'upgrade', code: 'UPGRADE_FAILED' })
    const { atSec: prorationSec, key } = await shownPreview(own, ctx.deps.store.db, newPriceId)
    try {
      const outcome = await payments.upgrade({
        subscription,
        customerId: customer.customer_id,
        priceId: newPriceId,
        prorationSec,
        key: `upgrade:${key}`,
      })
      const isDone = outcome.state === 'done'
      return {
        message: say(isDone ? 'upgradeDone' : 'upgradePending'),
        state: outcome.state,
        effective_at: isDone ? payments.nowSec() : null,
        payment_url: outcome.state === 'pending' ? outcome.url : null,
      }
    } catch (error) {
      if (error instanceof PaymentDeclined) await scheduleAgain(own)
      throw error
    } finally {
      await forgetPreviews(ctx.deps.store.db, customer.user_id)
    }
  })
