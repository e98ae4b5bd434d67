// Where the membership plans come from. Today a file; a payment provider can take its place.
import type { PlanWire } from '#contract/payments/plan-wire.ts'

export type PlansPort = {
  /** Every plan, cheapest tier first, monthly before yearly. */
  list: () => Promise<PlanWire[]>
}
