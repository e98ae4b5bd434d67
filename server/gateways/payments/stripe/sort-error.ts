// What an error of the Stripe SDK means to us. Its texts may quote ids and keys, so only a card's
// own sentence is kept.
import { Stripe } from 'stripe'
import { PaymentDeclined, PaymentRefused, PaymentUnreachable } from '../payments-port.ts'

const unreachable = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'])

/**
 * A PaymentDeclined, PaymentRefused or PaymentUnreachable; what is none of Stripe's comes back as
 * it is.
 */
export const sortedError = (error: unknown): unknown => {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  if (error.type === 'StripeCardError') return new PaymentDeclined(error.message)
  const reason = [error.type, error.code, error.statusCode].filter(Boolean).join(' ')
  return unreachable.has(error.type) ? new PaymentUnreachable(reason) : new PaymentRefused(reason)
}

/** Every function of a group, with its errors sorted. */
export const sortingErrors = <T extends Record<string, (...given: never[]) => Promise<unknown>>>(
  group: T,
): T =>
  Object.fromEntries(
    Object.entries(group).map(([name, run]) => [
      name,
      async (...given: never[]) => {
        try {
          return await run(...given)
        } catch (error) {
          throw sortedError(error)
        }
      },
    ]),
  ) as T
