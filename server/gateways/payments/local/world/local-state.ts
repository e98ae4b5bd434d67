// What the stand-in for Stripe holds: the objects our adapter reads, with Stripe's own field names
// (API 2026-10-28), and what it remembers to answer a repeated key alike.
import { randomBytes } from 'node:crypto'

export type Interval = 'month' | 'year'
export type Price = {
  id: string
  object: 'price'
  unit_amount: number
  currency: string
  recurring: { interval: Interval; interval_count: 1 }
  nickname: string
}
export type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string }

/**
 * How the bank behaves towards a card: `secure` asks the person at every payment made in their
 * presence; `fails-later` refuses renewals.
 */
export const cardBehaviours = ['accepted', 'secure', 'fails-later', 'declined'] as const
export type CardBehaviour = (typeof cardBehaviours)[number]

export type Rows = {
  customer: {
    id: string
    object: 'customer'
    created: number
    email: string
    balance: number
    metadata: Record<string, string>
    invoice_settings: { default_payment_method: string | null }
    deleted?: true
  }
  payment_method: {
    id: string
    object: 'payment_method'
    type: 'card'
    customer: string
    card: { brand: string; last4: string; exp_month: number; exp_year: number }
    behaviour: CardBehaviour
  }
  setup_intent: {
    id: string
    object: 'setup_intent'
    status: 'succeeded'
    customer: string
    payment_method: string
  }
  'checkout.session': {
    id: string
    object: 'checkout.session'
    created: number
    expires_at: number
    mode: 'subscription' | 'setup'
    status: 'open' | 'complete' | 'expired'
    payment_status: 'paid' | 'unpaid' | 'no_payment_required'
    customer: string
    price: string | null
    url: string | null
    success_url: string
    cancel_url: string
    subscription: string | null
    invoice: string | null
    setup_intent: string | null
    metadata: Record<string, string>
  }
  subscription: {
    id: string
    object: 'subscription'
    created: number
    customer: string
    status: 'active' | 'past_due' | 'canceled'
    cancel_at: number | null
    cancel_at_period_end: boolean
    canceled_at: number | null
    ended_at: number | null
    billing_cycle_anchor: number
    default_payment_method: string | null
    latest_invoice: string
    schedule: string | null
    pending_update: { expires_at: number; subscription_items: { price: Price }[] } | null
    items: List<{
      id: string
      object: 'subscription_item'
      price: Price
      quantity: 1
      current_period_start: number
      current_period_end: number
    }>
  }
  subscription_schedule: {
    id: string
    object: 'subscription_schedule'
    status: 'active' | 'released' | 'canceled'
    subscription: string
    end_behavior: 'release'
    phases: { start_date: number; end_date: number; items: { price: string; quantity: number }[] }[]
  }
  invoice: {
    id: string
    object: 'invoice'
    created: number
    customer: string
    subscription: string
    number: string
    status: 'open' | 'paid' | 'void' | 'uncollectible'
    billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
    currency: string
    total: number
    amount_due: number
    amount_paid: number
    starting_balance: number
    ending_balance: number
    attempt_count: number
    next_payment_attempt: number | null
    hosted_invoice_url: string
    invoice_pdf: string
    lines: List<{ id: string; object: 'line_item'; amount: number; description: string }>
  }
  payment_intent: {
    id: string
    object: 'payment_intent'
    created: number
    customer: string
    invoice: string
    amount: number
    currency: string
    client_secret: string
    status: 'requires_action' | 'requires_payment_method' | 'succeeded' | 'canceled'
    last_payment_error: { message: string; code: string } | null
    disputed: boolean
  }
}
export type Kind = keyof Rows

export type LocalEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  type: string
  data: { object: unknown }
}

export type LocalState = {
  /** How far its clock has been moved ahead of everybody else's. */
  aheadSec: number
  invoiceCount: number
  rows: { [K in Kind]: Record<string, Rows[K]> }
  replies: Record<string, { request: string; status: number; body: string }>
  /** Not delivered yet, oldest first. */
  events: LocalEvent[]
}

export const emptyState = (): LocalState => ({
  aheadSec: 0,
  invoiceCount: 0,
  rows: {
    customer: {},
    payment_method: {},
    setup_intent: {},
    'checkout.session': {},
    subscription: {},
    subscription_schedule: {},
    invoice: {},
    payment_intent: {},
  },
  replies: {},
  events: [],
})

/** Unguessable, as the hosted pages know people by these alone. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

export const listOf = <T>(data: T[], url: string): List<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
})
