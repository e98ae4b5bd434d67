// What every payment call begins with: is there a provider, who is the caller there, and which
// click is this.
import { randomUUID } from 'node:crypto'
import { signedInUser, type CallContext } from '../calls/call-context.ts'
import { readMutationHeaders } from '../calls/changes/mutation-headers.ts'
import type { PaymentsPort } from '../gateways/payments/payments-port.ts'
import { Refusal } from '../refusal.ts'
import { findCustomer, insertCustomer } from '../store/payment-queries.ts'
import type { PaymentCustomerRow } from '../store/tables.ts'

/** Throws PAYMENT_OFF. */
export const paymentsOf = ({ deps }: CallContext): PaymentsPort => {
  if (deps.payments === null) throw new Refusal('PAYMENT_OFF')
  return deps.payments
}

/**
 * One click, one effect (D-MUTRETRY): the request's own key, apart for every person and call; a new
 * one where none is sent.
 */
export const clickKeyOf = (ctx: CallContext, f: string): string => {
  const { key } = ctx.deps.config.extensions ? readMutationHeaders(ctx.headers) : { key: null }
  return `${f}:${signedInUser(ctx).id}:${key ?? randomUUID()}`
}

export const ownCustomer = (ctx: CallContext): Promise<PaymentCustomerRow | undefined> =>
  findCustomer(ctx.deps.store.db, signedInUser(ctx).id)

/** The caller's customer, made at the provider the first time. */
export const customerFor = async (
  ctx: CallContext,
  payments: PaymentsPort,
): Promise<PaymentCustomerRow> => {
  const { db } = ctx.deps.store
  const { id, email } = signedInUser(ctx)
  const known = await findCustomer(db, id)
  if (known !== undefined) return known
  const made: PaymentCustomerRow = {
    user_id: id,
    customer_id: await payments.createCustomer({ userId: id, email }),
    open_session_id: null,
    open_price_id: null,
    checked_at_ms: 0,
    created_at: ctx.nowSec,
  }
  await insertCustomer(db, made)
  return (await findCustomer(db, id)) ?? made
}
