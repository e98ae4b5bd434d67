// Asks the payment provider how memberships stand whose notices may have been lost.
import type { Deps } from '../deps.ts'
import { PaymentRefused } from '../gateways/payments/payments-port.ts'
import { readMembership } from '../payments/read-membership.ts'
import { claimReading, forgottenCustomers } from '../store/payment-queries.ts'
import type { PaymentCustomerRow } from '../store/tables.ts'

const forgottenAfterMs = 50 * 60_000
/** Asked one after the other; the rest is the next round's. */
const atOnce = 500

/**
 * Somebody the provider will not speak of waits for the next round like the others, so that nobody
 * waits behind them for ever.
 */
const passBy = async (
  { store, clock, logger }: Deps,
  { user_id: userId }: PaymentCustomerRow,
  { message }: PaymentRefused,
): Promise<void> => {
  if (logger !== false)
    logger.warn({ reason: message }, 'the payment provider refuses to say how a membership stands')
  await claimReading(store.db, userId, clock.nowMs())
}

/**
 * Resolves to how many were asked about. Stops where the provider cannot be reached, and throws
 * PaymentUnreachable then.
 */
export const reconcileMemberships = async (deps: Deps): Promise<number> => {
  const { payments, store, clock } = deps
  if (payments === null) return 0
  const customers = await forgottenCustomers(store.db, clock.nowMs() - forgottenAfterMs, atOnce)
  for (const customer of customers) {
    try {
      await readMembership(deps, { payments, customer })
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error
      await passBy(deps, customer, error)
    }
  }
  return customers.length
}
