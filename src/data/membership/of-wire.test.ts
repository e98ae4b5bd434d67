import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { invoiceOfWire, paymentMethodOfWire, planOptionOfWire } from './billing-of-wire.ts'
import { subscriptionOfWire } from './subscription-of-wire.ts'

const read = (output: unknown) =>
  subscriptionOfWire(calls['get-user-subscription'].output.parse(output))

describe('subscription', () => {
  const whole = {
    id: 3,
    subscriptionId: 'sub_1',
    level: 2,
    status: 'active',
    plan_name: ' Premium ',
    priceId: 'premium_yearly',
    amount: 29_000,
    currency: 'USD',
    interval: 'year',
    current_period_start: 1,
    current_period_end: 2,
    cancel_at_period_end: 1,
    scheduled_plan_name: 'Pro',
    scheduled_price_id: 'pro_monthly',
    scheduled_at: 2,
    payment_url: 'https://pay.example/i',
  }

  it('R-MEM-002 R-MEM-011: the first of the list named subscriptions is read', () => {
    expect(read({ subscriptions: [whole, { id: 4, level: 1 }] })).toEqual({
      subscriptionId: 'sub_1',
      level: 2,
      status: 'active',
      planName: 'Premium',
      priceId: 'premium_yearly',
      price: { amountMinor: 29_000, currency: 'usd', interval: 'year' },
      periodEndSec: 2,
      endsAtPeriodEnd: true,
      scheduled: { planName: 'Pro', priceId: 'pro_monthly', atSec: 2 },
      paymentUrl: 'https://pay.example/i',
    })
  })

  it("D-PLANSPUBLIC: nobody's subscription is null, however a host says so", () => {
    expect([null, { subscriptions: [] }, { subscriptions: null }, []].map(read)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('R-MEM-043 D-PLANSHAPE: what is missing or odd is null, and the rest is read', () => {
    expect(
      read({
        subscriptions: [{ id: 'x', level: 'high', status: 5, amount: 5, currency: 'dollars' }],
      }),
    ).toMatchObject({
      subscriptionId: null,
      level: 0,
      status: '',
      planName: null,
      price: null,
      endsAtPeriodEnd: false,
      scheduled: null,
    })
  })
})

it('R-MEM-012 R-MEM-043: an invoice of which little is known is still a row, and never shows an amount without a currency', () => {
  expect(invoiceOfWire({ id: 'in_1' })).toEqual({
    id: 'in_1',
    number: null,
    createdSec: null,
    amountMinor: null,
    currency: null,
    status: null,
    pageUrl: null,
    pdfUrl: null,
  })
  expect(invoiceOfWire({ id: 'in_1', amount: 500, currency: '$' })).toMatchObject({
    amountMinor: null,
    currency: null,
  })
  expect(invoiceOfWire({ id: 'in_1', amount: 0, currency: 'JPY' })).toMatchObject({
    amountMinor: 0,
    currency: 'jpy',
  })
})

it('R-MEM-013 R-MEM-045: of a card no more than brand, last four digits and expiry', () => {
  expect(
    paymentMethodOfWire({
      brand: 'visa',
      last4: '4242424242424242',
      exp_month: 4,
      exp_year: 2030,
      number: '4242424242424242',
      cvc: '123',
    }),
  ).toEqual({ brand: 'Visa', last4: '4242', expires: { month: 4, year: 2030 } })
  expect(
    paymentMethodOfWire({ brand: 'link', last4: null, exp_month: 13, exp_year: 2030 }),
  ).toEqual({ brand: 'Link', last4: null, expires: null })
  expect([null, {}].map(paymentMethodOfWire)).toEqual([null, null])
})

it('R-MEM-017 D-PHPTYPES: a plan to choose says what choosing it means, or leaves that to be seen', () => {
  const wire = {
    id: 'pro-month',
    name: 'Pro',
    tier: 'pro',
    priceId: 'pro_monthly',
    amount: 1200,
    currency: 'usd',
    interval: 'month',
  }
  expect(planOptionOfWire({ ...wire, change: 'downgrade' })).toMatchObject({
    tier: 'pro',
    priceId: 'pro_monthly',
    change: 'downgrade',
  })
  expect(planOptionOfWire({ ...wire, change: null })).toMatchObject({ tier: 'pro', change: null })
})

const priced = (over: object) =>
  read({ subscriptions: [{ id: 's', amount: 500, currency: 'EUR', ...over }] })?.price

it('R-MEM-043: a price is an amount in a known currency for a month or a year, or none at all', () => {
  expect([priced({}), priced({ interval: 'year' }), priced({ interval: 'decade' })]).toEqual(
    ['month', 'year', 'month'].map((interval) => ({ amountMinor: 500, currency: 'eur', interval })),
  )
  expect([
    priced({ amount: 0 })?.amountMinor,
    priced({ amount: null }),
    priced({ currency: null }),
    priced({ currency: 'euros' }),
  ]).toEqual([0, null, null, null])
})

it('R-MEM-011: a plan that follows is told by its name, with what is known of it', () => {
  expect(read({ subscriptions: [{ id: 's', scheduled_plan_name: 'Pro' }] })?.scheduled).toEqual({
    planName: 'Pro',
    priceId: null,
    atSec: null,
  })
  expect(
    read({ subscriptions: [{ id: 's', plan_name: '  ', cancel_at_period_end: 0 }] }),
  ).toMatchObject({ planName: null, endsAtPeriodEnd: false })
})

it('R-MEM-012: an invoice that is fully told keeps every part', () => {
  expect(
    invoiceOfWire({
      id: 'in_1',
      number: 'A-1',
      created: 5,
      amount: -300,
      currency: 'USD',
      status: 'paid',
      hosted_invoice_url: 'https://i.example',
      invoice_pdf: 'https://p.example',
    }),
  ).toEqual({
    id: 'in_1',
    number: 'A-1',
    createdSec: 5,
    amountMinor: -300,
    currency: 'usd',
    status: 'paid',
    pageUrl: 'https://i.example',
    pdfUrl: 'https://p.example',
  })
})

const expiry = (exp_month: number | null, exp_year: number | null) =>
  paymentMethodOfWire({ brand: 'visa', exp_month, exp_year })?.expires

it('R-MEM-013: a card of which a part is known shows that part; a date that is none is not shown', () => {
  expect([
    paymentMethodOfWire({ brand: null, last4: '42' }),
    paymentMethodOfWire({ brand: 'amex' }),
    paymentMethodOfWire({ brand: '', last4: '' }),
  ]).toEqual([
    { brand: null, last4: '42', expires: null },
    { brand: 'American Express', last4: null, expires: null },
    null,
  ])
  expect([
    expiry(1, 2030),
    expiry(12, 2030),
    expiry(0, 2030),
    expiry(13, 2030),
    expiry(5, null),
    expiry(null, 2030),
  ]).toEqual([{ month: 1, year: 2030 }, { month: 12, year: 2030 }, null, null, null, null])
})

it('R-MEM-017: what is no plan can not be chosen', () => {
  expect(
    planOptionOfWire({
      id: 'x',
      name: 'X',
      tier: 'gold',
      amount: 5,
      currency: 'usd',
      change: 'upgrade',
    }),
  ).toBeNull()
})
