import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { invoiceOfWire, paymentMethodOfWire, planOptionOfWire } from './billing-of-wire.ts'
import { subscriptionOfWire } from './subscription-of-wire.ts'

const read = (output: unknown) => subscriptionOfWire(calls['get-user-subscription'].output.parse(output))

describe('subscription', () => {
  const whole = {
    id: 3, subscriptionId: 'sub_1', level: 2, status: 'active', plan_name: ' Premium ', priceId: 'premium_yearly', amount: 29_000, currency: 'USD', interval: 'year', current_period_start: 1, current_period_end: 2,
    cancel_at_period_end: 1, scheduled_plan_name: 'Pro', scheduled_price_id: 'pro_monthly', scheduled_at: 2, payment_url: 'https://pay.example/i',
  }

  it('R-MEM-002 R-MEM-011: the first of the list named subscriptions is read', () => {
    expect(read({ subscriptions: [whole, { id: 4, level: 1 }] })).toEqual({
      subscriptionId: 'sub_1', level: 2, status: 'active', planName: 'Premium', priceId: 'premium_yearly', price: { amountMinor: 29_000, currency: 'usd', interval: 'year' }, periodEndSec: 2, endsAtPeriodEnd: true,
      scheduled: { planName: 'Pro', priceId: 'pro_monthly', atSec: 2 }, paymentUrl: 'https://pay.example/i',
    })
  })

  it('D-PLANSPUBLIC: nobody\'s subscription is null, however a host says so', () => {
    expect([null, { subscriptions: [] }, { subscriptions: null }, []].map(read)).toEqual([null, null, null, null])
  })

  it('R-MEM-043 D-PLANSHAPE: what is missing or odd is null, and the rest is read', () => {
    expect(read({ subscriptions: [{ id: 'x', level: 'high', status: 5, amount: 5, currency: 'dollars' }] })).toMatchObject({ subscriptionId: null, level: 0, status: '', planName: null, price: null, endsAtPeriodEnd: false, scheduled: null })
  })
})

it('R-MEM-012 R-MEM-043: an invoice of which little is known is still a row, and never shows an amount without a currency', () => {
  expect(invoiceOfWire({ id: 'in_1' })).toEqual({ id: 'in_1', number: null, createdSec: null, amountMinor: null, currency: null, status: null, pageUrl: null, pdfUrl: null })
  expect(invoiceOfWire({ id: 'in_1', amount: 500, currency: '$' })).toMatchObject({ amountMinor: null, currency: null })
  expect(invoiceOfWire({ id: 'in_1', amount: 0, currency: 'JPY' })).toMatchObject({ amountMinor: 0, currency: 'jpy' })
})

it('R-MEM-013 R-MEM-045: of a card no more than brand, last four digits and expiry', () => {
  expect(paymentMethodOfWire({ brand: 'visa', last4: '4242424242424242', exp_month: 4, exp_year: 2030, number: '4242424242424242', cvc: '123' })).toEqual({ brand: 'Visa', last4: '4242', expires: { month: 4, year: 2030 } })
  expect(paymentMethodOfWire({ brand: 'link', last4: null, exp_month: 13, exp_year: 2030 })).toEqual({ brand: 'Link', last4: null, expires: null })
  expect([null, {}].map(paymentMethodOfWire)).toEqual([null, null])
})

it('R-MEM-017: a plan to choose says what choosing it means, or is left out', () => {
  const wire = { id: 'pro-month', name: 'Pro', tier: 'pro', priceId: 'pro_monthly', amount: 1200, currency: 'usd', interval: 'month' }
  expect(planOptionOfWire({ ...wire, change: 'downgrade' })).toMatchObject({ tier: 'pro', priceId: 'pro_monthly', change: 'downgrade' })
  expect(planOptionOfWire({ ...wire, change: null })).toBeNull()
})
