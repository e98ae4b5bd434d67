// Buying a plan, told to the end: whatever happens on the provider's page, the money is taken once.
import { expect, it } from 'vitest'
import { outputOf } from '#tests/fakes/answer-output.ts'
import { describePayers } from '#tests/fakes/describe-payers.ts'
import { returnUrls } from '#tests/fakes/paying-server.ts'

const proMonth = 1200
const premiumMonth = 2900

describePayers('people buying', (story) => {
  const { call, shown, tier, charges } = story

  it('R-MEM-008 R-MEM-011 R-MEM-044 success: a page of the provider, back, verified, charged once', async () => {
    const opened = await story.server.checkout(story.person, 'pro_monthly')
    expect(opened).toMatchObject({
      status: 200,
      success: true,
      output: {
        sessionId: expect.stringMatching(/^cs_/),
        url: expect.stringContaining('/local/payments/checkout/'),
      },
    })
    const { url, sessionId } = outputOf('create-checkout-session', opened)
    expect(await (await story.server.fetch(url)).text()).toContain('$12.00')
    const paid = await story.server.onPage(url, { do: 'pay', card: 'accepted', expires: '2099-12' })
    expect(paid).toMatchObject({
      status: 303,
      location: `${returnUrls.successUrl}?session_id=${sessionId}`,
    })
    // The redirect alone opens nothing (R-MEM-039).
    expect(await tier()).toBe('free')
    expect(await call('verify-payment', { sessionId })).toMatchObject({
      success: true,
      output: {
        status: 'paid',
        isSetup: false,
        message: 'Payment confirmed. Your membership is active.',
      },
    })
    expect(await tier()).toBe('pro')
    expect(await shown()).toMatchObject({
      status: 'active',
      level: 1,
      plan_name: 'Pro',
      priceId: 'pro_monthly',
      amount: proMonth,
      cancel_at_period_end: false,
      current_period_end: Date.UTC(story.year, 2, 0, 12) / 1000,
    })
    expect(await call('verify-payment', { sessionId })).toMatchObject({ success: true })
    expect(await charges()).toEqual([proMonth])
    expect((await call('get-user-payment-method', {})).output).toEqual({
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2099,
    })
    expect((await call('get-user-invoices', {})).output).toMatchObject([
      {
        number: expect.stringMatching(/^LOCAL-/),
        amount: proMonth,
        currency: 'usd',
        status: 'paid',
      },
    ])
  })

  it('declined: the page says so, nothing is charged, another card on the same page works', async () => {
    const { url, sessionId } = outputOf(
      'create-checkout-session',
      await story.server.checkout(story.person, 'pro_monthly'),
    )
    expect(
      await story.server.onPage(url, { do: 'pay', card: 'declined', expires: '2099-12' }),
    ).toMatchObject({ status: 402, text: expect.stringContaining('Your card was declined.') })
    expect(await call('verify-payment', { sessionId })).toMatchObject({
      status: 200,
      success: false,
      error: 'PAYMENT_NOT_VERIFIED',
      errormsg: 'Failed to verify payment',
    })
    expect(await charges()).toEqual([])
    expect(
      await story.server.onPage(url, { do: 'pay', card: 'accepted', expires: '2099-12' }),
    ).toMatchObject({ status: 303 })
    expect(await charges()).toEqual([proMonth])
  })

  it('3-D Secure: the bank asks, a no charges nothing, a yes charges once', async () => {
    const { url } = outputOf(
      'create-checkout-session',
      await story.server.checkout(story.person, 'pro_monthly'),
    )
    const form = { card: 'secure', expires: '2099-12' }
    expect((await story.server.onPage(url, { ...form, do: 'pay' })).text).toContain(
      'Your bank asks',
    )
    expect(await story.server.onPage(url, { ...form, do: 'refuse' })).toMatchObject({ status: 402 })
    expect(await charges()).toEqual([])
    expect(await story.server.onPage(url, { ...form, do: 'confirm' })).toMatchObject({
      status: 303,
    })
    expect(await charges()).toEqual([proMonth])
  })

  it('abandoned: back without paying leads to the cancel address, and nothing has happened', async () => {
    const { url } = outputOf(
      'create-checkout-session',
      await story.server.checkout(story.person, 'pro_monthly'),
    )
    expect(await story.server.onPage(url, { do: 'leave' })).toMatchObject({
      status: 303,
      location: returnUrls.cancelUrl,
    })
    expect([
      await tier(),
      await charges(),
      (await call('get-user-subscription', {})).output,
    ]).toEqual(['free', [], { subscriptions: [] }])
  })

  it('D-MUTRETRY double click and two tabs: one page for all, paid once; a paid page is closed', async () => {
    const clicks = await Promise.all([
      story.server.checkout(story.person, 'pro_monthly', 'click-0001'),
      story.server.checkout(story.person, 'pro_monthly', 'click-0001'),
      story.server.checkout(story.person, 'pro_monthly', 'click-0002'),
    ])
    expect(
      new Set(clicks.map((click) => outputOf('create-checkout-session', click).sessionId)).size,
    ).toBe(1)
    const { url } = outputOf(
      'create-checkout-session',
      await story.server.checkout(story.person, 'pro_monthly', 'click-0003'),
    )
    const form = { do: 'pay', card: 'accepted', expires: '2099-12' }
    const paid = await Promise.all([story.server.onPage(url, form), story.server.onPage(url, form)])
    expect(paid.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 410])
    expect(await charges()).toEqual([proMonth])
    expect(await story.server.checkout(story.person, 'premium_monthly')).toMatchObject({
      status: 200,
      error: 'PAYMENT_ALREADY_SUBSCRIBED',
    })
  })

  it('two tabs with two plans: the page opened first is closed, so that only one can be paid', async () => {
    const first = outputOf(
      'create-checkout-session',
      await story.server.checkout(story.person, 'pro_monthly'),
    )
    const second = outputOf(
      'create-checkout-session',
      await story.server.checkout(story.person, 'premium_monthly'),
    )
    expect(
      await story.server.onPage(first.url, { do: 'pay', card: 'accepted', expires: '2099-12' }),
    ).toMatchObject({ status: 410 })
    expect(
      await story.server.onPage(second.url, { do: 'pay', card: 'accepted', expires: '2099-12' }),
    ).toMatchObject({ status: 303 })
    expect(await charges()).toEqual([premiumMonth])
  })

  it('back button: the paid page is gone, and a second checkout is refused', async () => {
    await story.server.buy(story.person, 'pro_monthly')
    const session = story.server.local.world.all('checkout.session').at(-1)
    expect((await story.server.fetch(`/local/payments/checkout/${session?.id}`)).status).toBe(410)
    expect(await story.server.checkout(story.person, 'pro_monthly')).toMatchObject({
      success: false,
      errormsg: 'You already have a membership. Change its plan instead of buying a second one.',
    })
    expect(await charges()).toEqual([proMonth])
  })
})
