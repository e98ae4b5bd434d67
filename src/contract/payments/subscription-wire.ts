// A person's membership as the wire carries it (R-MEM-002..005, D-STATUS, requirements "Shapes").
// Times are seconds.
import * as z from 'zod/mini'
import { flag, seconds, text, whole, word } from '../fields.ts'
import { rowsUnder } from '../rows.ts'

/**
 * Another host may leave anything out, or write it otherwise: such a field is null, and the rest is
 * still shown.
 */
export const subscriptionWireSchema = z.looseObject({
  id: text,
  /** The provider's id, which every change names. Null: nothing can be changed. */
  subscriptionId: text,
  /** 0 free, 1 pro, 2 premium; above 0 means paid (R-MEM-003). */
  level: whole,
  /**
   * The provider's word: active, trialing, past_due, canceled, incomplete, incomplete_expired,
   * unpaid, paused; or another one, shown as plain text (D-STATUS).
   */
  status: word,
  tier: text,
  plan_name: text,
  priceId: text,
  /** Minor units of `currency`, for one `interval`. */
  amount: whole,
  /** ISO 4217, in any case. */
  currency: text,
  /** `month` or `year`. */
  interval: text,
  current_period_start: seconds,
  current_period_end: seconds,
  /** True: it ends with this period instead of renewing. */
  cancel_at_period_end: flag,
  /** The plan that follows at `scheduled_at`, after a downgrade. */
  scheduled_plan_name: text,
  scheduled_price_id: text,
  scheduled_at: seconds,
  /**
   * Where an invoice that waits for payment is paid: after a failed renewal, or an upgrade that the
   * bank wants confirmed.
   */
  payment_url: text,
})
export type SubscriptionWire = z.infer<typeof subscriptionWireSchema>

/**
 * The list named `subscriptions`, whose first entry is shown; null and a bare list of other hosts
 * are read too. Always yields the list.
 */
export const subscriptionsOutputSchema = z.pipe(
  rowsUnder('subscriptions', subscriptionWireSchema),
  z.transform((subscriptions) => ({ subscriptions })),
)
