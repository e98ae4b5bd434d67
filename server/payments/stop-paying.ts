// Before an account goes, its subscription ends: nobody pays for what is no longer there.
import type { CallContext } from '../calls/call-context.ts'
import { ownCustomer } from './payments-of.ts'
import { refusingAs } from './refusing-as.ts'

/**
 * Removes the caller's customer at the provider. Throws ACCOUNT_STILL_PAYING where it cannot say.
 */
export const stopPaying = async (ctx: CallContext): Promise<void> => {
  const { payments } = ctx.deps
  const customer = await ownCustomer(ctx)
  if (payments === null || customer === undefined) return
  await refusingAs(ctx, 'ACCOUNT_STILL_PAYING', () => payments.removeCustomer(customer.customer_id))
}
