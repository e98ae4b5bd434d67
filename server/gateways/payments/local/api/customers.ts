// What the stand-in answers of customers.
import { forgetPerson } from '../world/forget-person.ts'
import { textAt } from '../form.ts'
import { newId, type Rows } from '../world/local-state.ts'
import { endSubscription } from '../billing/subscribing.ts'
import type { Ask } from './ask.ts'

/** POST /v1/customers. */
export const createCustomer = ({ world, form }: Ask): object =>
  world.add('customer', {
    id: newId('cus'),
    object: 'customer',
    created: world.nowSec(),
    email: textAt(form, 'email') ?? '',
    balance: 0,
    metadata: { user_id: textAt(form, 'metadata.user_id') ?? '' },
    invoice_settings: { default_payment_method: null },
  })

const customerAt = ({ world, ids }: Ask): Rows['customer'] => world.find('customer', ids[0] ?? '')

/** POST /v1/customers/:id: the payment method that invoices go by. */
export const updateCustomer = (ask: Ask): object => {
  const customer = customerAt(ask)
  const method = textAt(ask.form, 'invoice_settings.default_payment_method')
  if (method !== undefined)
    customer.invoice_settings.default_payment_method = ask.world.find('payment_method', method).id
  return customer
}

/** DELETE /v1/customers/:id: ends every subscription with it. */
export const removeCustomer = (ask: Ask): object => {
  const customer = customerAt(ask)
  for (const subscription of ask.world.all('subscription'))
    if (subscription.customer === customer.id) endSubscription(ask.world, subscription)
  forgetPerson(ask.world, customer)
  return { id: customer.id, object: 'customer', deleted: true }
}

/** GET /v1/customers/:id; of one that was removed no more than that. */
export const shownCustomer = (ask: Ask): object => {
  const customer = customerAt(ask)
  return customer.deleted === true
    ? { id: customer.id, object: 'customer', deleted: true }
    : customer
}
