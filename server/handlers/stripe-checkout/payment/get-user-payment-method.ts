// What the caller pays by, as far as it may be shown (R-MEM-013, R-MEM-045).
import type { PaymentMethodWire } from '#contract/payments/payment-method-wire.ts'
import type { Handler } from '../../../calls/handler.ts'
import type { MethodFacts } from '../../../gateways/payments/payments-port.ts'
import { ownCustomer } from '../../../payments/payments-of.ts'
import { refusingAs } from '../../../payments/refusing-as.ts'

const wireOf = ({ brand, last4, expMonth, expYear }: MethodFacts): PaymentMethodWire => ({
  brand,
  last4,
  exp_month: expMonth,
  exp_year: expYear,
})

/** Null where there is none. Throws PAYMENT_METHOD_NOT_RETRIEVED. */
export const getUserPaymentMethod: Handler<'get-user-payment-method'> = async (ctx) => {
  const { payments } = ctx.deps
  const customer = await ownCustomer(ctx)
  if (payments === null || customer === undefined) return null
  const method = await refusingAs(ctx, 'PAYMENT_METHOD_NOT_RETRIEVED', () =>
    payments.methodOf(customer.customer_id),
  )
  return method && wireOf(method)
}
