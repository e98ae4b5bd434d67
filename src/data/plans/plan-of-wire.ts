// A plan from the wire. Rows that are no plan this product can show are left out, so one odd row
// never hides the rest.
import type { PlanWire } from '#contract/payments/plan-wire.ts'
import { planTiers, type Plan } from '#domain/membership/plan.ts'

/** True for what looks like an ISO 4217 code: `Intl` throws for anything else. */
export const isCurrency = (code: string): boolean => /^[a-z]{3}$/i.test(code)

/**
 * The plan of a row; null where its tier, price or currency is missing or unknown (D-PLANSHAPE).
 */
export const planOfWire = ({
  id,
  name,
  tier,
  priceId,
  amount,
  currency,
  interval,
  features,
  recommended,
}: PlanWire): Plan | null => {
  const known = planTiers.find((candidate) => candidate === tier.toLowerCase())
  if (!known || typeof amount !== 'number' || amount < 0 || !currency || !isCurrency(currency))
    return null
  return {
    id,
    name: name.trim() || known,
    tier: known,
    priceId: priceId ?? null,
    amountMinor: amount,
    currency: currency.toLowerCase(),
    interval: interval === 'year' ? 'year' : 'month',
    features: features ?? [],
    isRecommended: recommended === true,
  }
}
