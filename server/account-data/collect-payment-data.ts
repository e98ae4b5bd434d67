// What a store holds of somebody's membership, for the document its owner takes away.
import type { AccountData } from '#contract/account/account-data-wire.ts'
import { findCustomer, findSubscription } from '../store/payment-queries.ts'
import type { Executor } from '../store/store.ts'

type PaymentData = Pick<AccountData, 'payment_customers' | 'subscriptions' | 'plan_previews'>

/** One moment of it: to be called in a transaction. */
export const collectPaymentData = async (db: Executor, userId: string): Promise<PaymentData> => {
  const customer = await findCustomer(db, userId)
  const subscription = await findSubscription(db, userId)
  const previews = await db
    .selectFrom('plan_previews')
    .select(['price_id', 'subscription_id', 'previewed_at'])
    .where('user_id', '=', userId)
    .orderBy('previewed_at')
    .execute()
  return {
    payment_customers:
      customer === undefined
        ? []
        : [
            {
              customer_id: customer.customer_id,
              open_session_id: customer.open_session_id,
              checked_at: Math.floor(customer.checked_at_ms / 1000),
              created_at: customer.created_at,
            },
          ],
    subscriptions:
      subscription === undefined
        ? []
        : [
            {
              id: subscription.id,
              status: subscription.status,
              price_id: subscription.price_id,
              period_start: subscription.period_start,
              period_end: subscription.period_end,
              ends_with_period: subscription.ends_with_period === 1,
              scheduled_price_id: subscription.scheduled_price_id,
              scheduled_at: subscription.scheduled_at,
              payment_url: subscription.payment_url,
            },
          ],
    plan_previews: previews,
  }
}
