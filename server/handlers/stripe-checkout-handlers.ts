// The handler of every call of POST /stripe_checkout.php: memberships and payments.
import type { stripeCheckoutCalls } from '#contract/calls/stripe-checkout.ts'
import type { HandlersOf } from '../calls/handler.ts'
import { createCheckoutSession } from './stripe-checkout/payment/create-checkout-session.ts'
import { createPaymentUpdateSession } from './stripe-checkout/payment/create-payment-update-session.ts'
import { getUserInvoices } from './stripe-checkout/payment/get-user-invoices.ts'
import { getUserPaymentMethod } from './stripe-checkout/payment/get-user-payment-method.ts'
import { verifyPayment } from './stripe-checkout/payment/verify-payment.ts'
import { cancelSubscription } from './stripe-checkout/subscription/cancel-subscription.ts'
import { downgradeSubscription } from './stripe-checkout/subscription/downgrade-subscription.ts'
import { getSubscriptionOptions } from './stripe-checkout/subscription/get-subscription-options.ts'
import { getSubscriptionPlans } from './stripe-checkout/subscription/get-subscription-plans.ts'
import { getUserSubscription } from './stripe-checkout/subscription/get-user-subscription.ts'
import { previewDowngradeSubscription } from './stripe-checkout/subscription/preview-downgrade-subscription.ts'
import { previewUpgradeSubscription } from './stripe-checkout/subscription/preview-upgrade-subscription.ts'
import { reactivateSubscription } from './stripe-checkout/subscription/reactivate-subscription.ts'
import { upgradeSubscription } from './stripe-checkout/subscription/upgrade-subscription.ts'

export const stripeCheckoutHandlers: HandlersOf<typeof stripeCheckoutCalls> = {
  'get-subscription-plans': getSubscriptionPlans,
  'create-checkout-session': createCheckoutSession,
  'verify-payment': verifyPayment,
  'get-user-subscription': getUserSubscription,
  'get-user-invoices': getUserInvoices,
  'get-user-payment-method': getUserPaymentMethod,
  'cancel-subscription': cancelSubscription,
  'reactivate-subscription': reactivateSubscription,
  'create-payment-update-session': createPaymentUpdateSession,
  'get-subscription-options': getSubscriptionOptions,
  'preview-upgrade-subscription': previewUpgradeSubscription,
  'upgrade-subscription': upgradeSubscription,
  'preview-downgrade-subscription': previewDowngradeSubscription,
  'downgrade-subscription': downgradeSubscription,
}
