// What happens to people who pay, told to the end: each story leaves this server and the provider in agreement, and the money
// is taken once. On both engines.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SubscriptionWire } from '#contract/subscription-wire.ts'
import type { PlanChangePreviewWire, PlanChangeResultWire } from '#contract/plan-change-wire.ts'
import { PaymentRefused } from '#server/gateways/payments/payments-port.ts'
import { reconcileMemberships } from '#server/jobs/reconcile-memberships.ts'
import { describeOnBothStores, type Place } from '#tests/fakes/both-stores.ts'
import { outputOf } from '#tests/fakes/answer-output.ts'
import { standingOf } from '#tests/fakes/membership-standing.ts'
import { fastStoreAt } from '#tests/fakes/fast-store.ts'
import { returnUrls, servePaying, type PayingServer, type Person } from '#tests/fakes/paying-server.ts'

const daySec = 86_400
const proMonth = 1200
const premiumMonth = 2900

describeOnBothStores('paying', (makePlace) => {
  let place: Place
  let server: PayingServer
  let person: Person
  let count = 0
  let year = 0

  beforeAll(async () => {
    place = await makePlace()
    server = await servePaying(await fastStoreAt(place), { environment: place.environment })
  })
  beforeEach(async () => {
    count += 1
    year = server.toJanuary31()
    person = await server.register(`payer${count}`)
    server.notices()
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const call = (...[f, payload]: Parameters<PayingServer['call']>) => server.call(f, payload, { token: person.token })
  const shown = async (): Promise<SubscriptionWire | undefined> => outputOf('get-user-subscription', await call('get-user-subscription', {})).subscriptions[0]
  const tier = async (): Promise<string> => outputOf('retrieve_current_user', await call('retrieve_current_user', {})).user.membershipTier
  const customer = () => server.deps.store.db.selectFrom('payment_customers').selectAll().where('user_id', '=', person.userId).executeTakeFirst()
  /** What the bank has taken from this person so far, payment by payment. */
  const charges = async (): Promise<number[]> => (await standingOf(server, person)).charges

  /** After every story: what is shown, what is stored and what the provider has are one. */
  const expectAgreement = async (): Promise<void> => {
    const own = await customer()
    if (own === undefined) return
    await server.deliver(server.notices())
    const { stored, atProvider, paidTier } = await standingOf(server, person)
    expect(stored).toEqual(atProvider)
    expect(await tier()).toBe(paidTier)
    await server.deps.payments?.removeCustomer(own.customer_id)
  }
  afterEach(expectAgreement)

  const preview = async (way: 'upgrade' | 'downgrade', subscriptionId: string, newPriceId: string) => (await call(`preview-${way}-subscription`, { subscriptionId, newPriceId })).output as PlanChangePreviewWire
  const move = async (way: 'upgrade' | 'downgrade', subscriptionId: string, newPriceId: string) => {
    await preview(way, subscriptionId, newPriceId)
    return call(`${way}-subscription`, { subscriptionId, newPriceId })
  }

  const daysOfFebruary = (): number => new Date(Date.UTC(year, 2, 0)).getUTCDate()

  it('R-MEM-008 R-MEM-011 R-MEM-044 success: a page of the provider, back, verified, charged once', async () => {
    const opened = await server.checkout(person, 'pro_monthly')
    expect(opened).toMatchObject({ status: 200, success: true, output: { sessionId: expect.stringMatching(/^cs_/), url: expect.stringContaining('/local/payments/checkout/') } })
    const { url, sessionId } = outputOf('create-checkout-session', opened)
    expect(await (await server.fetch(url)).text()).toContain('$12.00')
    const paid = await server.onPage(url, { do: 'pay', card: 'accepted', expires: '2099-12' })
    expect(paid).toMatchObject({ status: 303, location: `${returnUrls.successUrl}?session_id=${sessionId}` })
    // The redirect alone opens nothing (R-MEM-039).
    expect(await tier()).toBe('free')
    expect(await call('verify-payment', { sessionId })).toMatchObject({ success: true, output: { status: 'paid', isSetup: false, message: 'Payment confirmed. Your membership is active.' } })
    expect(await tier()).toBe('pro')
    expect(await shown()).toMatchObject({ status: 'active', level: 1, plan_name: 'Pro', priceId: 'pro_monthly', amount: proMonth, cancel_at_period_end: false, current_period_end: Date.UTC(year, 2, 0, 12) / 1000 })
    expect(await call('verify-payment', { sessionId })).toMatchObject({ success: true })
    expect(await charges()).toEqual([proMonth])
    expect((await call('get-user-payment-method', {})).output).toEqual({ brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2099 })
    expect((await call('get-user-invoices', {})).output).toMatchObject([{ number: expect.stringMatching(/^LOCAL-/), amount: proMonth, currency: 'usd', status: 'paid' }])
  })

  it('declined: the page says so, nothing is charged, another card on the same page works', async () => {
    const { url, sessionId } = outputOf('create-checkout-session', await server.checkout(person, 'pro_monthly'))
    expect(await server.onPage(url, { do: 'pay', card: 'declined', expires: '2099-12' })).toMatchObject({ status: 402, text: expect.stringContaining('Your card was declined.') })
    expect(await call('verify-payment', { sessionId })).toMatchObject({ status: 200, success: false, error: 'PAYMENT_NOT_VERIFIED', errormsg: 'Failed to verify payment' })
    expect(await charges()).toEqual([])
    expect(await server.onPage(url, { do: 'pay', card: 'accepted', expires: '2099-12' })).toMatchObject({ status: 303 })
    expect(await charges()).toEqual([proMonth])
  })

  it('3-D Secure: the bank asks, a no charges nothing, a yes charges once', async () => {
    const { url } = outputOf('create-checkout-session', await server.checkout(person, 'pro_monthly'))
    const form = { card: 'secure', expires: '2099-12' }
    expect((await server.onPage(url, { ...form, do: 'pay' })).text).toContain('Your bank asks')
    expect(await server.onPage(url, { ...form, do: 'refuse' })).toMatchObject({ status: 402 })
    expect(await charges()).toEqual([])
    expect(await server.onPage(url, { ...form, do: 'confirm' })).toMatchObject({ status: 303 })
    expect(await charges()).toEqual([proMonth])
  })

  it('abandoned: back without paying leads to the cancel address, and nothing has happened', async () => {
    const { url } = outputOf('create-checkout-session', await server.checkout(person, 'pro_monthly'))
    expect(await server.onPage(url, { do: 'leave' })).toMatchObject({ status: 303, location: returnUrls.cancelUrl })
    expect([await tier(), await charges(), (await call('get-user-subscription', {})).output]).toEqual(['free', [], { subscriptions: [] }])
  })

  it('D-MUTRETRY double click and two tabs: one page for all, paid once; a paid page is closed', async () => {
    const clicks = await Promise.all([server.checkout(person, 'pro_monthly', 'click-0001'), server.checkout(person, 'pro_monthly', 'click-0001'), server.checkout(person, 'pro_monthly', 'click-0002')])
    expect(new Set(clicks.map((click) => outputOf('create-checkout-session', click).sessionId)).size).toBe(1)
    const { url } = outputOf('create-checkout-session', await server.checkout(person, 'pro_monthly', 'click-0003'))
    const form = { do: 'pay', card: 'accepted', expires: '2099-12' }
    const paid = await Promise.all([server.onPage(url, form), server.onPage(url, form)])
    expect(paid.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 410])
    expect(await charges()).toEqual([proMonth])
    expect(await server.checkout(person, 'premium_monthly')).toMatchObject({ status: 200, error: 'PAYMENT_ALREADY_SUBSCRIBED' })
  })

  it('two tabs with two plans: the page opened first is closed, so that only one can be paid', async () => {
    const first = outputOf('create-checkout-session', await server.checkout(person, 'pro_monthly'))
    const second = outputOf('create-checkout-session', await server.checkout(person, 'premium_monthly'))
    expect(await server.onPage(first.url, { do: 'pay', card: 'accepted', expires: '2099-12' })).toMatchObject({ status: 410 })
    expect(await server.onPage(second.url, { do: 'pay', card: 'accepted', expires: '2099-12' })).toMatchObject({ status: 303 })
    expect(await charges()).toEqual([premiumMonth])
  })

  it('back button: the paid page is gone, and a second checkout is refused', async () => {
    await server.buy(person, 'pro_monthly')
    const session = server.local.world.all('checkout.session').at(-1)
    expect((await server.fetch(`/local/payments/checkout/${session?.id}`)).status).toBe(410)
    expect(await server.checkout(person, 'pro_monthly')).toMatchObject({ success: false, errormsg: 'You already have a subscription. Change its plan instead of buying a second one.' })
    expect(await charges()).toEqual([proMonth])
  })

  it('lost reply: the person never comes back, and the notice alone brings the membership', async () => {
    const { url } = outputOf('create-checkout-session', await server.checkout(person, 'pro_monthly'))
    await server.onPage(url, { do: 'pay', card: 'accepted', expires: '2099-12' })
    expect(await server.deliver(server.notices())).toEqual([200, 200, 200])
    expect(await tier()).toBe('pro')
  })

  it('lost notice: the hourly comparison brings it, and asks nobody twice within the hour', async () => {
    const { url } = outputOf('create-checkout-session', await server.checkout(person, 'pro_monthly'))
    await server.onPage(url, { do: 'pay', card: 'accepted', expires: '2099-12' })
    server.notices()
    server.pass(3600)
    expect(await reconcileMemberships(server.deps)).toBeGreaterThan(0)
    expect(await tier()).toBe('pro')
    expect(await reconcileMemberships(server.deps)).toBe(0)
  })

  it('lost notice of one whose predecessor the provider no longer knows: the comparison goes on behind it', async () => {
    const { url } = outputOf('create-checkout-session', await server.checkout(person, 'pro_monthly'))
    await server.onPage(url, { do: 'pay', card: 'accepted', expires: '2099-12' })
    server.notices()
    const unknown = await server.register(`forgotten${count}`)
    await server.deps.store.db.insertInto('payment_customers').values({ user_id: unknown.userId, customer_id: `cus_gone${count}`, open_session_id: null, open_price_id: null, checked_at_ms: 0, created_at: 0 }).execute()
    server.pass(3600)
    const { payments } = server.deps
    if (payments === null) throw new Error('no payments')
    const subscriptionOf: typeof payments.subscriptionOf = async (id) => {
      if (id === `cus_gone${count}`) throw new PaymentRefused('StripeInvalidRequestError resource_missing 404')
      return payments.subscriptionOf(id)
    }
    const deps = { ...server.deps, payments: { ...payments, subscriptionOf } }
    await reconcileMemberships(deps)
    expect(await tier()).toBe('pro')
    expect(await reconcileMemberships(deps), 'asked about again within the hour').toBe(0)
    await server.deps.store.db.deleteFrom('payment_customers').where('user_id', '=', unknown.userId).execute()
  })

  it('late, doubled and out of order: old notices change nothing that has moved on', async () => {
    const id = await server.buy(person, 'pro_monthly')
    const old = server.notices()
    await move('upgrade', id, 'premium_monthly')
    const newer = server.notices()
    expect(new Set(await server.deliver([...newer.toReversed(), ...old.toReversed(), ...old, ...newer]))).toEqual(new Set([200]))
    expect(await shown()).toMatchObject({ priceId: 'premium_monthly', status: 'active' })
    const stored = await server.deps.store.db.selectFrom('payment_notices').select('id').execute()
    for (const { id: notice } of [...old, ...newer]) expect(stored.filter((row) => row.id === notice)).toHaveLength(1)
  })

  it('R-MEM-018 R-MEM-019 upgrade costs what its preview said, to the second, whenever within the hour it is confirmed', async () => {
    const id = await server.buy(person, 'pro_monthly')
    server.pass(10 * daySec)
    expect(await call('upgrade-subscription', { subscriptionId: id, newPriceId: 'premium_monthly' })).toMatchObject({ status: 200, error: 'PAYMENT_PREVIEW_FIRST' })
    const told = await preview('upgrade', id, 'premium_monthly')
    expect(told).toMatchObject({ newPriceId: 'premium_monthly', plan_name: 'Premium', next_amount: premiumMonth, amount_due: Math.round((premiumMonth * (daysOfFebruary() - 10)) / daysOfFebruary()) - Math.round((proMonth * (daysOfFebruary() - 10)) / daysOfFebruary()), message: expect.stringContaining('$') })
    server.pass(1800)
    const upgrades = await Promise.all([1, 2, 3].map(() => call('upgrade-subscription', { subscriptionId: id, newPriceId: 'premium_monthly' })))
    expect(upgrades.filter(({ success }) => success).length).toBeGreaterThan(0)
    expect(await call('upgrade-subscription', { subscriptionId: id, newPriceId: 'premium_monthly' })).toMatchObject({ success: true, output: { state: 'done' } })
    expect(await charges()).toEqual([proMonth, told.amount_due])
    expect(await tier()).toBe('premium')
  })

  it('a preview that is too old does not count', async () => {
    const id = await server.buy(person, 'pro_monthly')
    await preview('upgrade', id, 'premium_monthly')
    server.pass(3601)
    expect(await call('upgrade-subscription', { subscriptionId: id, newPriceId: 'premium_monthly' })).toMatchObject({ error: 'PAYMENT_PREVIEW_FIRST' })
    expect(await charges()).toEqual([proMonth])
  })

  it('R-MEM-038 an upgrade the bank declines changes nothing, says why in the bank’s words, and leaves nothing to be charged later', async () => {
    const id = await server.buy(person, 'pro_monthly', 'fails-later')
    expect(await move('upgrade', id, 'premium_monthly')).toMatchObject({ status: 200, success: false, error: 'PAYMENT_DECLINED', errormsg: 'Your card has insufficient funds.' })
    expect(await shown()).toMatchObject({ priceId: 'pro_monthly', status: 'active', payment_url: null })
    expect(await charges()).toEqual([proMonth])
  })

  it('an upgrade that the bank wants confirmed waits for the word, keeps the old plan until then, and is charged once', async () => {
    const id = await server.buy(person, 'pro_monthly', 'secure')
    const { output } = await move('upgrade', id, 'premium_monthly')
    const { state, payment_url: url } = output as PlanChangeResultWire
    expect([state, await tier(), (await shown())?.payment_url]).toEqual(['pending', 'pro', url])
    const form = { do: 'confirm', card: 'secure', expires: '2099-12' }
    await server.onPage(String(url), form)
    await server.onPage(String(url), form)
    await server.deliver(server.notices())
    expect([await tier(), (await charges()).length]).toEqual(['premium', 2])
  })

  it('a confirmation nobody gives lapses after a day, and the old plan goes on', async () => {
    const id = await server.buy(person, 'pro_monthly', 'secure')
    await move('upgrade', id, 'premium_monthly')
    server.pass(daySec)
    await server.deliver(server.notices())
    expect([await tier(), await charges(), (await shown())?.payment_url]).toEqual(['pro', [proMonth], null])
  })

  it('R-MEM-014 R-MEM-015 upgrade then cancel, twice, then reactivate: kept until the end, and then as it was', async () => {
    const id = await server.buy(person, 'pro_monthly')
    await move('upgrade', id, 'premium_monthly')
    for (let n = 0; n < 2; n += 1) expect(await call('cancel-subscription', { subscriptionId: id })).toMatchObject({ success: true, output: { message: expect.stringContaining(`${daysOfFebruary()} Feb ${year}`) } })
    expect(await shown()).toMatchObject({ status: 'active', cancel_at_period_end: true, level: 2 })
    expect(await call('reactivate-subscription', { subscriptionId: id })).toMatchObject({ success: true })
    expect(await shown()).toMatchObject({ cancel_at_period_end: false })
    await call('cancel-subscription', { subscriptionId: id })
    server.pass(29 * daySec)
    await server.deliver(server.notices())
    expect(await shown()).toMatchObject({ status: 'canceled', level: 0, subscriptionId: null })
    expect(await call('reactivate-subscription', { subscriptionId: id })).toMatchObject({ status: 200, error: 'SUBSCRIPTION_NOT_REACTIVATED', errormsg: 'Subscription could not be reactivated' })
    expect(await charges()).toHaveLength(2)
    expect(await server.checkout(person, 'pro_monthly')).toMatchObject({ success: true })
  })

  it('R-MEM-020 R-MEM-021 R-MEM-022 R-MEM-023 a downgrade waits for the period’s end and is charged at its own price', async () => {
    const id = await server.buy(person, 'premium_monthly')
    expect(await call('downgrade-subscription', { subscriptionId: id, newPriceId: 'pro_monthly' })).toMatchObject({ error: 'PAYMENT_PREVIEW_FIRST' })
    const told = await preview('downgrade', id, 'pro_monthly')
    expect(told).toMatchObject({ amount_due: 0, next_amount: proMonth, effective_at: Date.UTC(year, 2, 0, 12) / 1000, message: expect.stringContaining('Nothing is due now') })
    for (let n = 0; n < 2; n += 1) {
      expect(await call('downgrade-subscription', { subscriptionId: id, newPriceId: 'pro_monthly' })).toMatchObject({ success: true, output: { state: 'scheduled', message: 'Your subscription will be downgraded at the end of the period' } })
    }
    expect(await shown()).toMatchObject({ level: 2, scheduled_plan_name: 'Pro', scheduled_price_id: 'pro_monthly', scheduled_at: told.effective_at })
    server.pass(29 * daySec)
    await server.deliver(server.notices())
    expect(await shown()).toMatchObject({ level: 1, scheduled_plan_name: null })
    expect(await charges()).toEqual([premiumMonth, proMonth])
  })

  it('downgrade then upgrade: the planned downgrade gives way; reactivating takes one back; to free is a cancellation', async () => {
    const id = await server.buy(person, 'premium_monthly')
    await move('downgrade', id, 'pro_monthly')
    expect(await move('upgrade', id, 'premium_yearly')).toMatchObject({ success: true, output: { state: 'done' } })
    expect(await shown()).toMatchObject({ priceId: 'premium_yearly', scheduled_plan_name: null })
    server.pass(1)
    await move('downgrade', id, 'pro_yearly')
    expect(await call('reactivate-subscription', { subscriptionId: id })).toMatchObject({ success: true })
    expect(await shown()).toMatchObject({ scheduled_plan_name: null, cancel_at_period_end: false })
    expect(await move('downgrade', id, 'free_monthly')).toMatchObject({ success: true, output: { state: 'scheduled' } })
    expect(await shown()).toMatchObject({ cancel_at_period_end: true })
  })

  it('an upgrade the bank declines leaves the planned downgrade planned', async () => {
    const id = await server.buy(person, 'pro_yearly', 'fails-later')
    await move('downgrade', id, 'pro_monthly')
    expect(await move('upgrade', id, 'premium_yearly')).toMatchObject({ error: 'PAYMENT_DECLINED' })
    expect(await shown()).toMatchObject({ priceId: 'pro_yearly', scheduled_price_id: 'pro_monthly' })
  })

  it('R-MEM-016 expired card at renewal: past due but kept, another card pays what is open, once', async () => {
    const id = await server.buy(person, 'pro_monthly', 'accepted', `${year}-02`)
    server.pass(29 * daySec)
    expect(await charges()).toEqual([proMonth, proMonth])
    server.pass(31 * daySec)
    await server.deliver(server.notices())
    expect(await shown()).toMatchObject({ status: 'past_due', level: 1, payment_url: expect.stringContaining('/local/payments/invoices/') })
    const update = await call('create-payment-update-session', { subscriptionId: id, successUrl: '/profile/membership', cancelUrl: '/profile/membership' })
    const { url, sessionId } = outputOf('create-checkout-session', update)
    expect(await server.onPage(url, { do: 'pay', card: 'accepted', expires: '2098-05' })).toMatchObject({ status: 303, location: `http://localhost:4173/profile/membership?session_id=${sessionId}` })
    expect(await call('verify-payment', { sessionId })).toMatchObject({ success: true, output: { isSetup: true } })
    await server.deliver(server.notices())
    expect(await shown()).toMatchObject({ status: 'active', payment_url: null })
    expect((await call('get-user-payment-method', {})).output).toMatchObject({ exp_month: 5, exp_year: 2098 })
    expect(await charges()).toEqual([proMonth, proMonth, proMonth])
  })

  it('a renewal that fails to the end: tried again three times, then the membership is over', async () => {
    await server.buy(person, 'pro_monthly', 'fails-later')
    for (const days of [29, 3, 5, 7]) {
      server.pass(days * daySec)
      await server.deliver(server.notices())
    }
    expect([(await shown())?.status, await tier(), await charges()]).toEqual(['canceled', 'free', [proMonth]])
  })

  it('dispute: the membership ends at once and is charged no more', async () => {
    await server.buy(person, 'pro_monthly')
    server.pass(daySec)
    const invoice = server.local.world.all('invoice').at(-1)
    server.local.dispute(invoice?.id ?? '')
    await server.deliver(server.notices())
    expect([await shown(), await tier()]).toMatchObject([{ status: 'canceled', current_period_end: server.local.world.nowSec() }, 'free'])
    server.pass(60 * daySec)
    expect(await charges()).toEqual([proMonth])
  })

  it('a tier that an administrator gives after the end stays', async () => {
    const id = await server.buy(person, 'pro_monthly')
    await call('cancel-subscription', { subscriptionId: id })
    server.pass(29 * daySec)
    await server.deliver(server.notices())
    await server.deps.store.db.updateTable('users').set({ tier: 'premium' }).where('id', '=', person.userId).execute()
    server.pass(7200)
    await reconcileMemberships(server.deps)
    expect(await tier()).toBe('premium')
    await server.deps.store.db.updateTable('users').set({ tier: 'free' }).where('id', '=', person.userId).execute()
  })

  it('an account that is deleted is paid for no longer', async () => {
    await server.buy(person, 'pro_monthly')
    const own = await customer()
    expect(await call('delete_account', { password: 'Correct-horse-9' })).toMatchObject({ success: true })
    expect(server.local.world.find('customer', own?.customer_id ?? '')).toMatchObject({ deleted: true, email: '' })
    expect(await server.deliver(server.notices())).not.toContain(503)
    server.pass(60 * daySec)
    expect(server.local.world.all('payment_intent').filter((intent) => intent.customer === own?.customer_id)).toHaveLength(1)
  })

  describe('what is not theirs', () => {
    it('R-MEM-010 D-PAYSUCCESS another person’s payment, a wrong secret and nothing at all are not verified', async () => {
      await server.buy(person, 'pro_monthly')
      const [session, intent] = [server.local.world.all('checkout.session').at(-1), server.local.world.all('payment_intent').at(-1)]
      const payment = { paymentIntent: intent?.id ?? '', paymentIntentClientSecret: intent?.client_secret ?? '' }
      expect(await call('verify-payment', payment)).toMatchObject({ success: true, output: { status: 'paid' } })
      const stranger = await server.register(`stranger${count}`)
      await server.buy(stranger, 'pro_monthly')
      const by = (payload: object) => server.call('verify-payment', payload, { token: stranger.token })
      for (const payload of [{ sessionId: session?.id ?? '' }, payment, {}, { sessionId: 'cs_nothing' }]) expect(await by(payload)).toMatchObject({ status: 200, error: 'PAYMENT_NOT_VERIFIED' })
      expect(await call('verify-payment', { ...payment, paymentIntentClientSecret: 'guess' })).toMatchObject({ error: 'PAYMENT_NOT_VERIFIED' })
    })

    it('a userId in the payload is nobody: the token’s owner gets the checkout', async () => {
      const stranger = await server.register(`other${count}`)
      const answer = await server.call('create-checkout-session', { priceId: 'pro_monthly', userId: stranger.userId, ...returnUrls }, { token: person.token })
      const { sessionId } = outputOf('create-checkout-session', answer)
      expect(server.local.world.find('checkout.session', sessionId).customer).toBe((await customer())?.customer_id)
    })
  })
})
