// One suite for whoever takes the payments: the stand-in always, and Stripe's own sandbox where STRIPE_TEST_KEY is set.
import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PlanWire } from '#contract/payments/plan-wire.ts'
import { openLocalPayments } from '#server/gateways/payments/local/local-payments.ts'
import { paySession } from '#server/gateways/payments/local/billing/sessions.ts'
import {
  PaymentRefused,
  type PaymentsPort,
  type SubscriptionFacts,
} from '#server/gateways/payments/payments-port.ts'
import { createStripePayments } from '#server/gateways/payments/stripe-payments.ts'

const nowSec = (): number => Math.floor(Date.now() / 1000)
const returns = {
  successUrl: 'https://app.example.com/payment-success',
  cancelUrl: 'https://app.example.com/payment-cancel',
  language: 'en',
}

type Provider = {
  payments: PaymentsPort
  prices: { pro: string; premium: string }
  /** A new customer who pays for `pro` by a card that is accepted. */
  subscribed: () => Promise<{ customerId: string; subscription: SubscriptionFacts }>
}

const planOf = (priceId: string, amount: number): PlanWire => ({
  id: priceId,
  name: priceId,
  tier: 'pro',
  priceId,
  amount,
  currency: 'usd',
  interval: 'month',
})

const local = async (): Promise<Provider> => {
  const { payments, local: stripe } = openLocalPayments({
    plans: [planOf('pro', 1200), planOf('premium', 2900)],
    nowSec,
    file: null,
  })
  return {
    payments,
    prices: { pro: 'pro', premium: 'premium' },
    subscribed: async () => {
      const customerId = await payments.createCustomer({
        userId: randomUUID(),
        email: 'a@example.com',
      })
      const { sessionId } = await payments.startCheckout({
        ...returns,
        customerId,
        priceId: 'pro',
        key: randomUUID(),
      })
      paySession(stripe.world, stripe.world.find('checkout.session', sessionId), {
        behaviour: 'accepted',
        expires: { month: 12, year: 2099 },
        isConfirmed: true,
      })
      return { customerId, subscription: await running(payments, customerId) }
    },
  }
}

const running = async (payments: PaymentsPort, customerId: string): Promise<SubscriptionFacts> => {
  const subscription = await payments.subscriptionOf(customerId)
  if (subscription === null) throw new Error('there is no subscription')
  return subscription
}

const sandbox = (key: string) => async (): Promise<Provider> => {
  const stripe = new Stripe(key)
  const payments = createStripePayments({
    secretKey: key,
    webhookSecret: 'whsec_x',
    mode: 'test',
    nowSec,
  })
  const product = await stripe.products.create({ name: 'CoinSight suite' })
  const priceOf = async (amount: number): Promise<string> =>
    (
      await stripe.prices.create({
        product: product.id,
        currency: 'usd',
        unit_amount: amount,
        recurring: { interval: 'month' },
      })
    ).id
  const prices = { pro: await priceOf(1200), premium: await priceOf(2900) }
  return {
    payments,
    prices,
    subscribed: async () => {
      const customerId = await payments.createCustomer({
        userId: randomUUID(),
        email: 'suite@example.com',
      })
      const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customerId })
      await stripe.customers.update(customerId, {
        invoice_settings: { default_payment_method: method.id },
      })
      await stripe.subscriptions.create({ customer: customerId, items: [{ price: prices.pro }] })
      return { customerId, subscription: await running(payments, customerId) }
    },
  }
}

const suite = (open: () => Promise<Provider>): void => {
  let provider: Provider
  beforeAll(async () => {
    provider = await open()
  })

  it('knows its prices and says where they differ', async () => {
    const { payments, prices } = provider
    expect(
      await payments.priceProblem({
        priceId: prices.pro,
        amount: 1200,
        currency: 'usd',
        interval: 'month',
      }),
    ).toBeNull()
    expect(
      await payments.priceProblem({
        priceId: prices.pro,
        amount: 1300,
        currency: 'usd',
        interval: 'month',
      }),
    ).toContain('1300 usd a month')
  })

  it('R-MEM-008 opens a checkout, the same one for the same key, and closes it', async () => {
    const { payments, prices } = provider
    const customerId = await payments.createCustomer({
      userId: randomUUID(),
      email: 'a@example.com',
    })
    const key = randomUUID()
    const first = await payments.startCheckout({ ...returns, customerId, priceId: prices.pro, key })
    expect(first).toMatchObject({
      sessionId: expect.stringMatching(/^cs_/),
      url: expect.stringMatching(/^https:/),
    })
    expect(
      await payments.startCheckout({ ...returns, customerId, priceId: prices.pro, key }),
    ).toEqual(first)
    expect(await payments.openCheckout(first.sessionId)).toEqual(first)
    expect(await payments.paymentOfSession(first.sessionId)).toEqual({
      customerId,
      state: 'unpaid',
      isSetup: false,
    })
    await payments.endCheckout(first.sessionId)
    await payments.endCheckout(first.sessionId)
    expect(await payments.openCheckout(first.sessionId)).toBeNull()
    expect(await payments.subscriptionOf(customerId)).toBeNull()
  })

  it('R-MEM-012 R-MEM-013 R-MEM-014 R-MEM-015 tells of a subscription, ends it with its period and takes that back', async () => {
    const { payments, prices } = provider
    const { customerId, subscription } = await provider.subscribed()
    expect(subscription).toMatchObject({
      status: 'active',
      priceId: prices.pro,
      endsWithPeriod: false,
      scheduled: null,
      paymentUrl: null,
    })
    expect(await payments.methodOf(customerId)).toMatchObject({ brand: 'visa', last4: '4242' })
    expect(await payments.invoicesOf(customerId)).toMatchObject([
      {
        amount: 1200,
        currency: 'usd',
        status: 'paid',
        url: expect.stringMatching(/^https?:/),
        pdfUrl: expect.stringMatching(/^https?:/),
      },
    ])
    await payments.cancelAtPeriodEnd(subscription)
    const ending = await running(payments, customerId)
    expect(ending).toMatchObject({ status: 'active', endsWithPeriod: true })
    await payments.reactivate(ending)
    expect(await running(payments, customerId)).toMatchObject({ endsWithPeriod: false })
    await payments.endAllNow(customerId)
    expect(await running(payments, customerId)).toMatchObject({ status: 'canceled' })
  })

  it('R-MEM-018 R-MEM-019 an upgrade costs what its preview said, sent twice it is charged once', async () => {
    const { payments, prices } = provider
    const { customerId, subscription } = await provider.subscribed()
    const wish = {
      subscription,
      customerId,
      priceId: prices.premium,
      prorationSec: subscription.periodStartSec + 60,
      key: randomUUID(),
    }
    const { amountDue } = await payments.previewUpgrade(wish)
    expect([await payments.upgrade(wish), await payments.upgrade(wish)]).toEqual([
      { state: 'done' },
      { state: 'done' },
    ])
    expect(await running(payments, customerId)).toMatchObject({
      priceId: prices.premium,
      status: 'active',
    })
    expect((await payments.invoicesOf(customerId)).map(({ amount }) => amount)).toEqual([
      amountDue,
      1200,
    ])
  })

  it('R-MEM-021 R-MEM-022 a downgrade is planned for the period’s end, and a cancellation or a reactivation lets go of it', async () => {
    const { payments, prices } = provider
    const { customerId, subscription } = await provider.subscribed()
    await payments.upgrade({
      subscription,
      customerId,
      priceId: prices.premium,
      prorationSec: subscription.periodStartSec + 60,
      key: randomUUID(),
    })
    const large = await running(payments, customerId)
    await payments.downgrade({
      subscription: large,
      priceId: prices.pro,
      interval: 'month',
      key: randomUUID(),
    })
    const planned = await running(payments, customerId)
    expect(planned).toMatchObject({
      priceId: prices.premium,
      scheduled: { priceId: prices.pro, atSec: large.periodEndSec },
    })
    await payments.reactivate(planned)
    expect(await running(payments, customerId)).toMatchObject({ scheduled: null, scheduleId: null })
    await payments.downgrade({
      subscription: await running(payments, customerId),
      priceId: prices.pro,
      interval: 'month',
      key: randomUUID(),
    })
    await payments.cancelAtPeriodEnd(await running(payments, customerId))
    expect(await running(payments, customerId)).toMatchObject({
      scheduled: null,
      endsWithPeriod: true,
    })
  })

  it('a downgrade that broke off half-way is planned when it is sent again', async () => {
    const { payments, prices } = provider
    const { customerId, subscription } = await provider.subscribed()
    const wish = {
      subscription,
      priceId: prices.premium,
      interval: 'month',
      key: randomUUID(),
    } as const
    await expect(payments.downgrade({ ...wish, priceId: 'price_of_nothing' })).rejects.toThrow(
      PaymentRefused,
    )
    const half = await running(payments, customerId)
    expect(half).toMatchObject({ scheduleId: expect.any(String), scheduled: null })
    await payments.downgrade({ ...wish, subscription: half })
    expect(await running(payments, customerId)).toMatchObject({
      scheduled: { priceId: prices.premium },
    })
  })

  it('removes a customer with what runs, and does so again without complaint', async () => {
    const { payments } = provider
    const { customerId } = await provider.subscribed()
    await payments.removeCustomer(customerId)
    await payments.removeCustomer(customerId)
    expect(await payments.methodOf(customerId)).toBeNull()
  })
}

describe('the local provider', () => {
  suite(local)
})

const key = process.env['STRIPE_TEST_KEY']
describe.skipIf(key === undefined)(
  `Stripe’s sandbox${key === undefined ? ' (SKIPPED: STRIPE_TEST_KEY is not set)' : ''}`,
  () => {
    suite(sandbox(key ?? 'sk_test_none'))
  },
)
