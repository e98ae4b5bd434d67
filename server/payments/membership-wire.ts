// A membership as the answers carry it (requirements "Shapes").
import type { PlanWire } from '#contract/payments/plan-wire.ts'
import type { SubscriptionWire } from '#contract/payments/subscription-wire.ts'
import type { SubscriptionRow } from '../store/tables.ts'
import { isRunning, planOfPrice } from './read-membership.ts'

const over = new Set(['canceled', 'incomplete_expired'])

/** One that has ended can no longer be changed, and is level 0. */
export const subscriptionWire = (
  row: SubscriptionRow,
  plans: readonly PlanWire[],
): SubscriptionWire => {
  const plan = planOfPrice(plans, row.price_id)
  const runs = isRunning(row.status)
  return {
    id: row.id,
    subscriptionId: over.has(row.status) ? null : row.id,
    level: runs ? (plan?.level ?? null) : 0,
    status: row.status,
    tier: runs ? (plan?.tier ?? null) : 'free',
    plan_name: plan?.name ?? null,
    priceId: row.price_id,
    amount: plan?.amount ?? null,
    currency: plan?.currency ?? null,
    interval: plan?.interval ?? null,
    current_period_start: row.period_start,
    current_period_end: row.period_end,
    cancel_at_period_end: row.ends_with_period === 1,
    scheduled_plan_name:
      row.scheduled_price_id === null
        ? null
        : (planOfPrice(plans, row.scheduled_price_id)?.name ?? null),
    scheduled_price_id: row.scheduled_price_id,
    scheduled_at: row.scheduled_at,
    payment_url: row.payment_url,
  }
}
