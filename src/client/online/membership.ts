// Paying, changing plans and ending them.
import {
  openCheckout as openCheckoutBy,
  openMethodUpdate as openMethodUpdateBy,
  verifyPayment as verifyPaymentBy,
} from '#sync/online/membership/payments.ts'
import {
  cancelSubscription as cancelSubscriptionBy,
  reactivateSubscription as reactivateSubscriptionBy,
  changePlan as changePlanBy,
  previewChange as previewChangeBy,
} from '#sync/online/membership/plan-changes.ts'
import { online } from './online.ts'

export const openCheckout = online(openCheckoutBy)
export const openMethodUpdate = online(openMethodUpdateBy)
export const verifyPayment = online(verifyPaymentBy)
export const cancelSubscription = online(cancelSubscriptionBy)
export const reactivateSubscription = online(reactivateSubscriptionBy)
export const changePlan = online(changePlanBy)
export const previewChange = online(previewChangeBy)
