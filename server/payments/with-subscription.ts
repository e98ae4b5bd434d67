// The frame of every change to a membership: it is the caller's own and runs, the change is made at
// the provider, and what came of it is read back, also after a refusal.
import type { ErrorCode } from '#contract/error-codes.ts'
import type { PlanWire } from '#contract/payments/plan-wire.ts'
import type { CallContext } from '../calls/call-context.ts'
import type { PaymentsPort, SubscriptionFacts } from '../gateways/payments/payments-port.ts'
import { Refusal } from '../refusal.ts'
import type { PaymentCustomerRow } from '../store/tables.ts'
import { ownCustomer, paymentsOf } from './payments-of.ts'
import { isRunning, readMembership } from './read-membership.ts'
import { refusingAs } from './refusing-as.ts'

export type OwnSubscription = {
  payments: PaymentsPort
  customer: PaymentCustomerRow
  subscription: SubscriptionFacts
  plans: readonly PlanWire[]
}

/**
 * The caller's running subscription, as the provider has it now. Throws PAYMENT_OFF, or `code`
 * where `subscriptionId` is not it.
 */
export const ownSubscription = async (
  ctx: CallContext,
  subscriptionId: string,
  code: ErrorCode,
): Promise<OwnSubscription> => {
  const payments = paymentsOf(ctx)
  const customer = await ownCustomer(ctx)
  if (customer === undefined) throw new Refusal(code)
  const subscription = await refusingAs(ctx, code, () =>
    payments.subscriptionOf(customer.customer_id),
  )
  if (subscription?.id !== subscriptionId || !isRunning(subscription.status))
    throw new Refusal(code)
  return { payments, customer, subscription, plans: await ctx.deps.plans.list() }
}

/**
 * What was done stays done where it cannot be read back just now: the notice or the hourly reading
 * brings it in.
 */
const readBack = async (
  { deps }: CallContext,
  { payments, customer }: OwnSubscription,
): Promise<void> => {
  try {
    await readMembership(deps, { payments, customer })
  } catch (error) {
    if (deps.logger !== false)
      deps.logger.warn(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'a membership could not be read back',
      )
  }
}

type ChangeRequest = { subscriptionId: string; code: ErrorCode }
type Change<T> = (own: OwnSubscription) => Promise<T>

/**
 * A preview that is gone may have been used by the other press of a doubled click, after this one
 * had read the subscription: as it is now, it says whether the change is made already.
 */
const changed = async <T>(
  ctx: CallContext,
  { subscriptionId, code, own }: ChangeRequest & { own: OwnSubscription },
  change: Change<T>,
): Promise<T> => {
  try {
    return await change(own)
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'PAYMENT_PREVIEW_FIRST')) throw error
    return change(await ownSubscription(ctx, subscriptionId, code))
  }
}

/**
 * Makes a change. Throws what ownSubscription throws, PAYMENT_DECLINED, and `code` for every other
 * no.
 */
export const changeSubscription = async <T>(
  ctx: CallContext,
  { subscriptionId, code }: ChangeRequest,
  change: Change<T>,
): Promise<T> => {
  const own = await ownSubscription(ctx, subscriptionId, code)
  try {
    return await refusingAs(ctx, code, () => changed(ctx, { subscriptionId, code, own }, change))
  } finally {
    await readBack(ctx, own)
  }
}
