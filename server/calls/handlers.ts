// The handler of every f of the contract, one table an endpoint; the type refuses a table that
// misses one.
import type { Calls } from '#contract/calls.ts'
import { authenticationHandlers } from '../handlers/authentication-handlers.ts'
import { clientHandlers } from '../handlers/client-handlers.ts'
import { stripeCheckoutHandlers } from '../handlers/stripe-checkout-handlers.ts'
import type { HandlersOf } from './handler.ts'

export const handlers: HandlersOf<Calls> = {
  ...authenticationHandlers,
  ...clientHandlers,
  ...stripeCheckoutHandlers,
}
