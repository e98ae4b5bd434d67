// Moving to another plan: what may be chosen, what it would cost, and what came of it
// (R-MEM-017..023). Amounts are minor units of `currency`; times are seconds. `message` is the
// server's own sentence in the caller's language, shown as it is.
import * as z from 'zod/mini'
import { figure, oneOf, seconds, text } from '../fields.ts'
import { fieldsOrNull } from '../objects.ts'
import { rowsUnder } from '../rows.ts'
import { planWireSchema } from './plan-wire.ts'

/** What choosing a plan would be for this person. */
export const planChanges = ['current', 'upgrade', 'downgrade', 'subscribe'] as const

/**
 * A plan with what choosing it means: `subscribe` goes to the checkout, `downgrade` to the free
 * plan is a cancellation.
 */
export const subscriptionOptionWireSchema = z.extend(planWireSchema, {
  /** Null where a host leaves it to be seen from the plans' levels. */
  change: oneOf(planChanges),
})
export type SubscriptionOptionWire = z.infer<typeof subscriptionOptionWireSchema>

/** A bare list, or a list named `options`. Always yields the list. */
export const subscriptionOptionsOutputSchema = rowsUnder('options', subscriptionOptionWireSchema)

/**
 * What a change would cost if it were confirmed now. A preview is good for an hour, and the change
 * then costs what it said.
 */
export const planChangePreviewWireSchema = fieldsOrNull({
  message: text,
  newPriceId: text,
  plan_name: text,
  /** To pay at once; 0 for a downgrade. */
  amount_due: figure,
  /** What is left of the present period's payment and taken off, as a positive amount. */
  credit: figure,
  /** What the new plan costs at each renewal. */
  next_amount: figure,
  next_payment_at: seconds,
  currency: text,
  interval: text,
  /** When the new plan begins: now for an upgrade, the period's end for a downgrade. */
  effective_at: seconds,
  /** Until when the figures hold. */
  expires_at: seconds,
})
export type PlanChangePreviewWire = z.infer<typeof planChangePreviewWireSchema>

/** What came of a change; the subscription is to be read again in any case. */
export const planChangeResultWireSchema = fieldsOrNull({
  message: text,
  /**
   * `done`; `scheduled`: at `effective_at`; `pending`: the bank asks for a confirmation at
   * `payment_url`, and nothing has changed yet.
   */
  state: oneOf(['done', 'scheduled', 'pending']),
  effective_at: seconds,
  payment_url: text,
})
export type PlanChangeResultWire = z.infer<typeof planChangeResultWireSchema>
