import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { CallApi } from '#api/call.ts'
import { openCheckout, openMethodUpdate, verifyPayment } from './payments.ts'
import { cancelSubscription, changePlan, previewChange } from './plan-changes.ts'

type SentRequest = { f: string; payload: unknown; key: string | undefined }

/**
 * An API that answers `f` with what `answers` says, an error thrown, and keeps what it was asked.
 */
const serving = (
  answers: (f: string, time: number) => unknown,
  capabilities: readonly string[] = ['idempotency'],
) => {
  const requests: SentRequest[] = []
  const callApi = (async (
    f: string,
    payload: unknown,
    options: { headers?: Record<string, string> } = {},
  ) => {
    if (f === 'get_capabilities') return { capabilities }
    requests.push({ f, payload, key: options.headers?.['idempotency-key'] })
    const answer = answers(f, requests.length)
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as CallApi
  return { callApi, requests }
}

const page = { sessionId: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1' }
const refused = new ApiError({
  kind: 'refused',
  status: 200,
  data: { success: false, errormsg: 'Your card was declined.' },
  message: 'Your card was declined.',
})
const lost = new ApiError({ kind: 'network' })
const origin = 'https://coinsight.example'

describe('the way to a payment page', () => {
  it('R-MEM-008: the plan, who pays, and the two ways back', async () => {
    const { callApi, requests } = serving(() => page)
    expect(await openCheckout(callApi, { priceId: 'pro_monthly', userId: '7', origin })).toEqual({
      kind: 'page',
      url: page.url,
    })
    expect(requests).toMatchObject([
      {
        f: 'create-checkout-session',
        payload: {
          priceId: 'pro_monthly',
          userId: '7',
          successUrl: `${origin}/payment-success`,
          cancelUrl: `${origin}/payment-cancel`,
        },
      },
    ])
  })

  it('R-AUT-067 D-NOTLOGGED: while no user is loaded nothing is asked', async () => {
    const { callApi, requests } = serving(() => page)
    expect(await openCheckout(callApi, { priceId: 'pro_monthly', userId: null, origin })).toEqual({
      kind: 'notLoggedIn',
    })
    expect(requests).toEqual([])
  })

  it('R-MEM-016 D-PAYURL: another card, and both ways lead to the membership', async () => {
    const { callApi, requests } = serving(() => page)
    await openMethodUpdate(callApi, { subscriptionId: 'sub_1', origin })
    expect(requests[0]?.payload).toEqual({
      subscriptionId: 'sub_1',
      successUrl: `${origin}/profile/membership`,
      cancelUrl: `${origin}/profile/membership`,
    })
  })

  it('R-MEM-009: an address nobody should pay at is refused', async () => {
    expect(
      await openCheckout(serving(() => ({ ...page, url: 'http://pay.example/' })).callApi, {
        priceId: 'p',
        userId: '7',
        origin,
      }),
    ).toEqual({ kind: 'unsafe' })
  })

  it('R-MEM-038: what the server says comes along', async () => {
    expect(
      await openCheckout(serving(() => refused).callApi, { priceId: 'p', userId: '7', origin }),
    ).toMatchObject({
      kind: 'failed',
      failure: { reason: 'said', message: 'Your card was declined.' },
    })
  })
})

describe('one effect a click (D-MUTRETRY)', () => {
  it('an answer that was lost is asked for again, under the same key', async () => {
    const { callApi, requests } = serving((_, time) => (time === 1 ? lost : { message: 'Ended' }))
    expect(await cancelSubscription(callApi, 'sub_1')).toEqual({ kind: 'done', message: 'Ended' })
    expect(requests).toHaveLength(2)
    expect(requests[0]?.key).toMatch(/^[\w-]{8,128}$/)
    expect(requests[1]?.key).toBe(requests[0]?.key)
  })

  it.each([
    new ApiError({ kind: 'timeout' }),
    ...[502, 503, 504].map((status) => new ApiError({ kind: 'http', status })),
  ])('so is one that a gateway or a clock cut off (%s)', async (cutOff) => {
    const { callApi, requests } = serving((_, time) => (time === 1 ? cutOff : { message: 'Ended' }))
    expect(await cancelSubscription(callApi, 'sub_1')).toEqual({ kind: 'done', message: 'Ended' })
    expect(requests.map(({ key }) => key)).toEqual([requests[0]?.key, requests[0]?.key])
  })

  it('every click has a key of its own', async () => {
    const { callApi, requests } = serving(() => null)
    await cancelSubscription(callApi, 'sub_1')
    await cancelSubscription(callApi, 'sub_1')
    expect(new Set(requests.map(({ key }) => key)).size).toBe(2)
  })

  it('a refusal is final, and so is a second loss', async () => {
    const no = serving(() => refused)
    expect((await cancelSubscription(no.callApi, 'sub_1')).kind).toBe('failed')
    expect(no.requests).toHaveLength(1)
    const gone = serving(() => lost)
    expect(await cancelSubscription(gone.callApi, 'sub_1')).toEqual({
      kind: 'failed',
      failure: { reason: 'noResponse' },
    })
    expect(gone.requests).toHaveLength(2)
  })

  it('what certainly never left the device is not sent again by itself', async () => {
    const { callApi, requests } = serving(() => new ApiError({ kind: 'network', hasLeft: false }))
    await cancelSubscription(callApi, 'sub_1')
    expect(requests).toHaveLength(1)
  })

  it('a host that knows no keys is asked once, without one', async () => {
    const { callApi, requests } = serving(() => lost, [])
    await cancelSubscription(callApi, 'sub_1')
    expect(requests).toMatchObject([{ key: undefined }])
    expect(requests).toHaveLength(1)
  })
})

describe('another plan', () => {
  const change = {
    direction: 'upgrade',
    subscriptionId: 'sub_1',
    newPriceId: 'premium_monthly',
  } as const

  it('R-MEM-018 R-MEM-020: each direction has its own preview, and what is missing is null', async () => {
    const { callApi, requests } = serving(() => ({
      message: 'You pay the difference.',
      amount_due: 1500,
      credit: 200,
      currency: 'usd',
      next_amount: 2900,
      effective_at: 9,
    }))
    expect(await previewChange(callApi, change, new AbortController().signal)).toEqual({
      message: 'You pay the difference.',
      currency: 'usd',
      dueMinor: 1500,
      creditMinor: 200,
      renewalMinor: 2900,
      effectiveAtSec: 9,
    })
    await previewChange(
      callApi,
      { ...change, direction: 'downgrade' },
      new AbortController().signal,
    )
    expect(requests.map(({ f }) => f)).toEqual([
      'preview-upgrade-subscription',
      'preview-downgrade-subscription',
    ])
    expect(requests[0]?.payload).toEqual({ subscriptionId: 'sub_1', newPriceId: 'premium_monthly' })
    expect(
      await previewChange(serving(() => null).callApi, change, new AbortController().signal),
    ).toMatchObject({ message: null, dueMinor: null, currency: null })
  })

  it('R-MEM-019 R-MEM-021 R-MEM-022: an upgrade is done at once, a downgrade later, where a host does not say', async () => {
    expect(await changePlan(serving(() => null).callApi, change)).toEqual({
      kind: 'done',
      message: null,
    })
    expect(
      await changePlan(serving(() => ({ message: 'Later' })).callApi, {
        ...change,
        direction: 'downgrade',
      }),
    ).toEqual({ kind: 'scheduled', message: 'Later' })
  })

  it('an upgrade that waits for the bank has changed nothing, and leads only to a safe page', async () => {
    const pending = { state: 'pending', payment_url: 'https://invoice.stripe.com/i/1' }
    expect(await changePlan(serving(() => pending).callApi, change)).toEqual({
      kind: 'pending',
      message: null,
      url: 'https://invoice.stripe.com/i/1',
    })
    expect(
      await changePlan(
        serving(() => ({ ...pending, payment_url: 'javascript:1' })).callApi,
        change,
      ),
    ).toMatchObject({ kind: 'pending', url: null })
  })
})

describe('the way back', () => {
  it("R-MEM-010 D-PAYSUCCESS: paid, still processing, or not verified in the server's words", async () => {
    const { callApi, requests } = serving(() => ({ status: 'paid' }))
    expect(
      await verifyPayment(callApi, { paymentIntent: 'pi_1', paymentIntentClientSecret: 's' }),
    ).toEqual({ kind: 'paid' })
    expect(requests).toMatchObject([
      { f: 'verify-payment', payload: { paymentIntent: 'pi_1', paymentIntentClientSecret: 's' } },
    ])
    expect(await verifyPayment(serving(() => null).callApi, { sessionId: 'cs_1' })).toEqual({
      kind: 'paid',
    })
    expect(
      await verifyPayment(serving(() => ({ status: 'processing' })).callApi, { sessionId: 'cs_1' }),
    ).toEqual({ kind: 'processing' })
    expect(
      await verifyPayment(serving(() => refused).callApi, { sessionId: 'cs_1' }),
    ).toMatchObject({ kind: 'failed', failure: { message: 'Your card was declined.' } })
  })
})
