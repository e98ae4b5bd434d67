// What is known of one account's membership, part by part.
import type { Invoice } from '#domain/membership/invoice.ts'
import type { PaymentMethod } from '#domain/membership/payment-method.ts'
import type { PlanOption } from '#domain/membership/plan.ts'
import type { Subscription } from '#domain/membership/subscription.ts'

export type Membership = {
  subscription: Subscription | null
  invoices: readonly Invoice[]
  paymentMethod: PaymentMethod | null
  options: readonly PlanOption[]
}
export type MembershipPart = keyof Membership

export type SavedPart<Part extends MembershipPart> = {
  content: Membership[Part]
  savedAtMs: number
}
