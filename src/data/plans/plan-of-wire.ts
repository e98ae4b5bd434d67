// A plan from the wire. Rows that are no plan this product can show are left out, so one odd row
// never hides the rest.
import type { PlanWire } from '#contract/payments/plan-wire.ts'
import { planTiers, type Plan } from '#domain/membership/plan.ts'

/** True for what looks like an ISO 4217 code: `Intl` throws for anything else. */
export const isCurrency = (code: string): boolean => /^[a-z]{3}$/i.test(code)

/** By the tier's own name; a host that has no such field tells it by the level, or in the name. */
const tierOf = ({ tier, level, name }: PlanWire): Plan['tier'] | undefined =>
  planTiers.find((known) => known === tier.toLowerCase()) ??
  (tier === '' && level != null ? planTiers[level] : undefined) ??
  (tier === '' ? planTiers.find((known) => name.toLowerCase().includes(known)) : undefined)

/**
 * The plan of a row; null where its tier, price or currency is missing or unknown (D-PLANSHAPE).
 */
export const planOfWire = (wire: PlanWire): Plan | null => {
  const { id, name, priceId, amount, currency, interval, features, recommended, onSale } = wire
  const known = tierOf(wire)
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
    isAnnounced: onSale === false,
  }
}
