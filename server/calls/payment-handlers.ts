// The handlers of memberships and payments.
import type { CallName } from '#contract/calls.ts'
import type { stripeCheckoutCalls } from '#contract/stripe-checkout.ts'
import { cancelSubscription } from '../handlers/stripe-checkout/cancel-subscription.ts'
import { createCheckoutSession } from '../handlers/stripe-checkout/create-checkout-session.ts'
import { createPaymentUpdateSession } from '../handlers/stripe-checkout/create-payment-update-session.ts'
import { downgradeSubscription } from '../handlers/stripe-checkout/downgrade-subscription.ts'
import { getSubscriptionOptions } from '../handlers/stripe-checkout/get-subscription-options.ts'
import { getSubscriptionPlans } from '../handlers/stripe-checkout/get-subscription-plans.ts'
import { getUserInvoices } from '../handlers/stripe-checkout/get-user-invoices.ts'
import { getUserPaymentMethod } from '../handlers/stripe-checkout/get-user-payment-method.ts'
import { getUserSubscription } from '../handlers/stripe-checkout/get-user-subscription.ts'
import { previewDowngradeSubscription } from '../handlers/stripe-checkout/preview-downgrade-subscription.ts'
import { previewUpgradeSubscription } from '../handlers/stripe-checkout/preview-upgrade-subscription.ts'
import { reactivateSubscription } from '../handlers/stripe-checkout/reactivate-subscription.ts'
import { upgradeSubscription } from '../handlers/stripe-checkout/upgrade-subscription.ts'
import { verifyPayment } from '../handlers/stripe-checkout/verify-payment.ts'
import type { Handler } from './handler.ts'

type PaymentCall = Extract<CallName, keyof typeof stripeCheckoutCalls>

export const paymentHandlers: { readonly [F in PaymentCall]: Handler<F> } = {
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
