// Takes a cancellation or a planned downgrade back before it comes true (R-MEM-015).
import type { Handler } from '../../../calls/handler.ts'
import { changeSubscription } from '../../../payments/with-subscription.ts'
import { textOf } from '../../../texts/text-packs.ts'

/** Throws PAYMENT_OFF and SUBSCRIPTION_NOT_REACTIVATED, also for one that has ended. */
export const reactivateSubscription: Handler<'reactivate-subscription'> = (
  ctx,
  { subscriptionId },
) =>
  changeSubscription(
    ctx,
    { subscriptionId, code: 'SUBSCRIPTION_NOT_REACTIVATED' },
    async ({ payments, subscription }) => {
      if (subscription.endsWithPeriod || subscription.scheduled !== null)
        await payments.reactivate(subscription)
      return { message: textOf('server', ctx.language, { key: 'subscriptionReactivated' }) }
    },
  )
