// Online verbs that lead to the payment provider's pages, and the check on the way back. Nothing
// here is ever queued: nobody is charged later than they pressed.
import type { CallApi } from '#api/call.ts'
import type { HostedPage } from '#contract/calls/stripe-checkout.ts'
import { safePaymentPage } from '#domain/membership/payment-page.ts'
import type { PaymentReturn } from '#domain/membership/payment-return.ts'
import { callOnce } from './keyed-call.ts'
import { onlineFailureOf, type OnlineFailure } from '../online-failure.ts'

export type PaymentPageResult =
  | { kind: 'page'; url: string }
  /** The server named an address that no browser should be sent to. */
  | { kind: 'unsafe' }
  /** Nobody is known who could pay; nothing was asked (R-AUT-067, D-NOTLOGGED). */
  | { kind: 'notLoggedIn' }
  | { kind: 'failed'; failure: OnlineFailure }

const pageOf = async (request: Promise<HostedPage>): Promise<PaymentPageResult> => {
  try {
    const url = safePaymentPage((await request).url)
    return url === null ? { kind: 'unsafe' } : { kind: 'page', url }
  } catch (error) {
    return { kind: 'failed', failure: onlineFailureOf(error) }
  }
}

type Checkout = {
  priceId: string
  /** Null while no user is loaded. */
  userId: string | null
  /** Of this page: the provider leads back to it. */ origin: string
}

/** A page where a plan is paid for (R-MEM-008, R-MEM-009). Never rejects. */
export const openCheckout = async (
  callApi: CallApi,
  { priceId, userId, origin }: Checkout,
): Promise<PaymentPageResult> => {
  if (userId === null) return { kind: 'notLoggedIn' }
  return pageOf(
    callOnce(callApi, (options) =>
      callApi(
        'create-checkout-session',
        {
          priceId,
          userId,
          successUrl: `${origin}/payment-success`,
          cancelUrl: `${origin}/payment-cancel`,
        },
        options,
      ),
    ),
  )
}

/**
 * A page where another card is given; both ways lead back to the membership (R-MEM-016, D-PAYURL).
 * Never rejects.
 */
export const openMethodUpdate = (
  callApi: CallApi,
  { subscriptionId, origin }: { subscriptionId: string; origin: string },
): Promise<PaymentPageResult> => {
  const back = `${origin}/profile/membership`
  return pageOf(
    callOnce(callApi, (options) =>
      callApi(
        'create-payment-update-session',
        { subscriptionId, successUrl: back, cancelUrl: back },
        options,
      ),
    ),
  )
}

export type VerifyResult =
  | { kind: 'paid' }
  | { kind: 'processing' }
  | { kind: 'failed'; failure: OnlineFailure }

/**
 * Whether the payment a person came back with has been made (R-MEM-010). What it opened is asked of
 * the subscription. Never rejects.
 */
export const verifyPayment = async (
  callApi: CallApi,
  returned: PaymentReturn,
): Promise<VerifyResult> => {
  try {
    const output = await callApi('verify-payment', returned)
    return { kind: output?.status === 'processing' ? 'processing' : 'paid' }
  } catch (error) {
    return { kind: 'failed', failure: onlineFailureOf(error) }
  }
}
