// Asks the payment provider how memberships stand whose notices may have been lost.
import type { Deps } from '../deps.ts'
import { readMembership } from '../payments/read-membership.ts'
import { forgottenCustomers } from '../store/payment-queries.ts'

const forgottenAfterMs = 50 * 60_000
/** Asked one after the other; the rest is the next round's. */
const atOnce = 500

/** Resolves to how many were asked about. Stops at the first the provider cannot answer for. */
export const reconcileMemberships = async (deps: Deps): Promise<number> => {
  const { payments, store, clock } = deps
  if (payments === null) return 0
  const customers = await forgottenCustomers(store.db, clock.nowMs() - forgottenAfterMs, atOnce)
  for (const customer of customers) await readMembership(deps, { payments, customer })
  return customers.length
}
