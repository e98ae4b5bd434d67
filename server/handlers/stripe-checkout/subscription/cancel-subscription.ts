// Ends the membership with its period; until then nothing is lost (R-MEM-014).
import { formatDate } from '#domain/format/date.ts'
import type { Handler } from '../../../calls/handler.ts'
import { changeSubscription } from '../../../payments/with-subscription.ts'
import { textOf } from '../../../texts/text-packs.ts'

/** Throws PAYMENT_OFF and SUBSCRIPTION_NOT_CANCELLED. One that is cancelled already stays so. */
export const cancelSubscription: Handler<'cancel-subscription'> = (ctx, { subscriptionId }) =>
  changeSubscription(
    ctx,
    { subscriptionId, code: 'SUBSCRIPTION_NOT_CANCELLED' },
    async ({ payments, subscription }) => {
      if (!subscription.endsWithPeriod) await payments.cancelAtPeriodEnd(subscription)
      return {
        message: textOf('server', ctx.language, {
          key: 'subscriptionCancelled',
          values: { date: formatDate(subscription.periodEndSec) },
        }),
      }
    },
  )
