// Moving to another plan: what may be chosen, what it would cost, and what came of it
// (R-MEM-017..023). Amounts are minor units of `currency`; times are seconds. `message` is the
// server's own sentence in the caller's language, shown as it is.
import * as z from 'zod/mini'
import { planWireSchema } from './plan-wire.ts'

const text = z.catch(z.nullish(z.string()), null)
const number = z.catch(z.nullish(z.number()), null)

/** What choosing a plan would be for this person. */
export const planChanges = ['current', 'upgrade', 'downgrade', 'subscribe'] as const

/**
 * A plan with what choosing it means: `subscribe` goes to the checkout, `downgrade` to the free
 * plan is a cancellation.
 */
export const subscriptionOptionWireSchema = z.extend(planWireSchema, {
  change: z.catch(z.nullish(z.enum(planChanges)), null),
})
export type SubscriptionOptionWire = z.infer<typeof subscriptionOptionWireSchema>

/** A bare list, or a list named `options`. Always yields the list. */
export const subscriptionOptionsOutputSchema = z.pipe(
  z.union([
    z.array(subscriptionOptionWireSchema),
    z.looseObject({ options: z.nullish(z.array(subscriptionOptionWireSchema)) }),
    z.null(),
  ]),
  z.transform((output) => (Array.isArray(output) ? output : output?.options) ?? []),
)

/**
 * What a change would cost if it were confirmed now. A preview is good for an hour, and the change
 * then costs what it said.
 */
export const planChangePreviewWireSchema = z.looseObject({
  message: text,
  newPriceId: text,
  plan_name: text,
  /** To pay at once; 0 for a downgrade. */
  amount_due: number,
  /** What is left of the present period's payment and taken off, as a positive amount. */
  credit: number,
  /** What the new plan costs at each renewal. */
  next_amount: number,
  next_payment_at: number,
  currency: text,
  interval: text,
  /** When the new plan begins: now for an upgrade, the period's end for a downgrade. */
  effective_at: number,
  /** Until when the figures hold. */
  expires_at: number,
})
export type PlanChangePreviewWire = z.infer<typeof planChangePreviewWireSchema>

/** What came of a change; the subscription is to be read again in any case. */
export const planChangeResultWireSchema = z.looseObject({
  message: text,
  /**
   * `done`; `scheduled`: at `effective_at`; `pending`: the bank asks for a confirmation at
   * `payment_url`, and nothing has changed yet.
   */
  state: z.catch(z.nullish(z.enum(['done', 'scheduled', 'pending'])), null),
  effective_at: number,
  payment_url: text,
})
export type PlanChangeResultWire = z.infer<typeof planChangeResultWireSchema>
