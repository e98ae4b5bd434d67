// A person's membership as the wire carries it (R-MEM-002..005, D-STATUS, requirements "Shapes").
// Times are seconds.
import * as z from 'zod/mini'

const text = z.catch(z.nullish(z.string()), null)
const number = z.catch(z.nullish(z.number()), null)

/**
 * Another host may leave anything out, or write it otherwise: such a field is null, and the rest is
 * still shown.
 */
export const subscriptionWireSchema = z.looseObject({
  id: z.coerce.string(),
  /** The provider's id, which every change names. Null: nothing can be changed. */
  subscriptionId: text,
  /** 0 free, 1 pro, 2 premium; above 0 means paid (R-MEM-003). */
  level: number,
  /**
   * The provider's word: active, trialing, past_due, canceled, incomplete, incomplete_expired,
   * unpaid, paused; or another one, shown as plain text (D-STATUS).
   */
  status: text,
  tier: text,
  plan_name: text,
  priceId: text,
  /** Minor units of `currency`, for one `interval`. */
  amount: number,
  /** ISO 4217, in any case. */
  currency: text,
  /** `month` or `year`. */
  interval: text,
  current_period_start: number,
  current_period_end: number,
  /** True: it ends with this period instead of renewing. */
  cancel_at_period_end: z.catch(z.nullish(z.union([z.boolean(), z.number()])), null),
  /** The plan that follows at `scheduled_at`, after a downgrade. */
  scheduled_plan_name: text,
  scheduled_price_id: text,
  scheduled_at: number,
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
  z.union([
    z.looseObject({ subscriptions: z.nullish(z.array(subscriptionWireSchema)) }),
    z.array(subscriptionWireSchema),
    z.null(),
  ]),
  z.transform((output) => ({
    subscriptions: (Array.isArray(output) ? output : output?.subscriptions) ?? [],
  })),
)
