// What a payment call says when it cannot be done: the catalogue's sentence in the caller's language, the provider's own first;
// and what never leaves this server.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PayloadOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { stripeCheckoutCalls } from '#contract/calls/stripe-checkout.ts'
import { systemClock } from '#server/clock.ts'
import { signed } from '#server/gateways/payments/local/deliver.ts'
import { PaymentUnreachable, type PaymentsPort } from '#server/gateways/payments/payments-port.ts'
import { plansOfFile } from '#server/gateways/plans/plans-of-file.ts'
import { createStripePayments } from '#server/gateways/payments/stripe-payments.ts'
import { outputOf, registered } from '#tests/fakes/answer-output.ts'
import { dumpStore } from '#tests/fakes/dump-store.ts'
import {
  createMemoryServer,
  emptyMemoryStore,
  type FakeServer,
} from '#tests/fakes/memory-server.ts'
import {
  localProvider,
  returnUrls,
  servePaying,
  type PayingServer,
  type Person,
} from '#tests/fakes/paying-server.ts'
import { samplePayloads } from '#tests/fakes/sample-payloads.ts'

type PaymentCall = keyof typeof stripeCheckoutCalls

const here = { subscriptionId: 'sub_1' }
const there = { ...here, newPriceId: 'premium_monthly' }
const home = { successUrl: '/profile/membership', cancelUrl: '/profile/membership' }

/** Each call, its code and its sentences (requirements, "Turkish table"). */
const catalogue: {
  lines: string
  f: PaymentCall
  payload: PayloadOf<Calls[PaymentCall]>
  code: string
  en: string
  tr: string
}[] = [
  {
    lines: 'R-MEM-024 R-MEM-025 T-11',
    f: 'create-checkout-session',
    payload: { priceId: 'pro_monthly', ...returnUrls },
    code: 'PAYMENT_SESSION_NOT_CREATED',
    en: 'Failed to create checkout session',
    tr: 'Ödeme oturumu oluşturulamadı',
  },
  {
    lines: 'R-MEM-024 R-MEM-026 T-12',
    f: 'verify-payment',
    payload: { sessionId: 'cs_1' },
    code: 'PAYMENT_NOT_VERIFIED',
    en: 'Failed to verify payment',
    tr: 'Ödeme doğrulanamadı',
  },
  {
    lines: 'R-MEM-028 T-14',
    f: 'get-user-invoices',
    payload: {},
    code: 'INVOICES_NOT_RETRIEVED',
    en: 'Could not retrieve invoice history',
    tr: 'Fatura geçmişi alınamadı',
  },
  {
    lines: 'R-MEM-029 T-15',
    f: 'get-user-payment-method',
    payload: {},
    code: 'PAYMENT_METHOD_NOT_RETRIEVED',
    en: 'Could not retrieve payment method information',
    tr: 'Ödeme yöntemi bilgileri alınamadı',
  },
  {
    lines: 'R-MEM-030 T-16',
    f: 'cancel-subscription',
    payload: here,
    code: 'SUBSCRIPTION_NOT_CANCELLED',
    en: 'Subscription could not be cancelled',
    tr: 'Abonelik iptal edilemedi',
  },
  {
    lines: 'R-MEM-031 T-17',
    f: 'reactivate-subscription',
    payload: here,
    code: 'SUBSCRIPTION_NOT_REACTIVATED',
    en: 'Subscription could not be reactivated',
    tr: 'Abonelik yeniden etkinleştirilemedi',
  },
  {
    lines: 'R-MEM-032 T-18',
    f: 'create-payment-update-session',
    payload: { ...here, ...home },
    code: 'PAYMENT_UPDATE_NOT_CREATED',
    en: 'Payment method update session could not be created',
    tr: 'Ödeme yöntemi güncelleme oturumu oluşturulamadı',
  },
  {
    lines: 'R-MEM-034 T-20',
    f: 'preview-upgrade-subscription',
    payload: there,
    code: 'UPGRADE_NOT_PREVIEWED',
    en: 'Upgrade preview could not be retrieved',
    tr: 'Yükseltme önizlemesi alınamadı',
  },
  {
    lines: 'R-MEM-035 T-21',
    f: 'upgrade-subscription',
    payload: there,
    code: 'UPGRADE_FAILED',
    en: 'Subscription upgrade failed',
    tr: 'Abonelik yükseltme işlemi başarısız oldu',
  },
  {
    lines: 'R-MEM-036 T-22',
    f: 'preview-downgrade-subscription',
    payload: there,
    code: 'DOWNGRADE_NOT_PREVIEWED',
    en: 'Downgrade preview could not be retrieved',
    tr: 'Düşürme önizlemesi alınamadı',
  },
  {
    lines: 'R-MEM-037 T-23',
    f: 'downgrade-subscription',
    payload: there,
    code: 'DOWNGRADE_FAILED',
    en: 'Subscription downgrade failed',
    tr: 'Abonelik düşürme işlemi başarısız oldu',
  },
]

const serverTextsOf = (language: string) =>
  JSON.parse(
    readFileSync(
      path.resolve(import.meta.dirname, `../../../locales/${language}/server.json`),
      'utf8',
    ),
  ) as Record<string, string>

const noAnswer = (): never => {
  throw new PaymentUnreachable('no answer')
}

const stripeOver = (transport: typeof fetch) =>
  createStripePayments({
    secretKey: 'sk_test_x',
    webhookSecret: 'whsec_x',
    mode: 'test',
    nowSec: () => 0,
    fetch: transport,
  })
const wrongKey = () =>
  Promise.resolve(
    Response.json(
      { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_x' } },
      { status: 401 },
    ),
  )

/** A provider that cannot be reached. */
const unreachable = (payments: PaymentsPort): PaymentsPort =>
  ({
    ...Object.fromEntries(Object.keys(payments).map((name) => [name, async () => noAnswer()])),
    mode: 'local',
    nowSec: payments.nowSec,
    readWebhookEvent: payments.readWebhookEvent,
  }) as unknown as PaymentsPort

describe('a provider that does not answer', () => {
  let server: FakeServer
  let provider: Awaited<ReturnType<typeof localProvider>>
  let person: { token: string; id: string }
  beforeAll(async () => {
    provider = await localProvider(systemClock)
    server = await createMemoryServer({
      attach: provider.attach,
      ports: { payments: unreachable(provider.payments) },
    })
    const { token, userId } = registered(
      await server.call('register_user', {
        email: 'a@example.com',
        password: 'Correct-horse-9',
        username: 'ann',
      }),
    )
    person = { token, id: userId }
    await server.deps.store.db
      .insertInto('payment_customers')
      .values({
        user_id: person.id,
        customer_id: 'cus_1',
        open_session_id: null,
        open_price_id: null,
        checked_at_ms: 0,
        created_at: 0,
      })
      .execute()
  })
  afterAll(() => server.close())

  it.each(catalogue)(
    '$lines $f says its sentence, exactly, in English and Turkish, and that it may be tried again',
    async ({ f, payload, code, en, tr }) => {
      for (const [language, sentence] of [
        ['en', en],
        ['tr', tr],
      ] as const) {
        const answer = await server.call(f, payload, {
          token: person.token,
          headers: { 'accept-language': language },
        })
        expect(answer).toMatchObject({
          status: 200,
          success: false,
          output: null,
          error: code,
          errormsg: sentence,
          retryable: true,
        })
      }
    },
  )

  it.each([
    ['R-MEM-027 T-13', 'SUBSCRIPTION_NOT_RETRIEVED', 'Abonelik bilgileri alınamadı'],
    ['R-MEM-033 T-19', 'SUBSCRIPTION_OPTIONS_NOT_RETRIEVED', 'Abonelik seçenekleri alınamadı'],
    ['R-MEM-023 T-03', 'downgradeScheduled', 'Aboneliğiniz dönem sonunda düşürülecektir'],
  ])('%s %s in Turkish', (_, key, sentence) => {
    expect(serverTextsOf('tr')[key]).toBe(sentence)
  })

  it('what is read from the store still answers: subscription, options and plans', async () => {
    for (const f of [
      'get-user-subscription',
      'get-subscription-options',
      'get-subscription-plans',
    ] as const)
      expect(await server.call(f, {}, { token: person.token })).toMatchObject({ success: true })
  })

  it('an account is not deleted while it might go on paying', async () => {
    expect(
      await server.call('delete_account', { password: 'Correct-horse-9' }, { token: person.token }),
    ).toMatchObject({ status: 503, error: 'ACCOUNT_STILL_PAYING' })
    expect(await server.call('retrieve_current_user', {}, { token: person.token })).toMatchObject({
      success: true,
    })
  })

  it('a notice is asked for again, and leaves no trace until it has had its effect', async () => {
    const event = {
      id: 'evt_1',
      object: 'event' as const,
      api_version: '',
      created: 0,
      type: 'customer.subscription.updated',
      data: { object: { id: 'sub_1', customer: 'cus_1' } },
    }
    const { body, signature } = signed(event, {
      secret: provider.local.webhookSecret,
      nowSec: Math.floor(Date.now() / 1000),
    })
    const answer = await server.fetch('/stripe_webhook.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    })
    expect([answer.status, (await dumpStore(server.deps.store))['payment_notices']]).toEqual([
      503,
      [],
    ])
  })

  it('the SDK’s own failures are sorted: no network is unreachable, a wrong key is refused', async () => {
    await expect(
      stripeOver(() => Promise.reject(new TypeError('fetch failed'))).invoicesOf('cus_1'),
    ).rejects.toMatchObject({ name: 'PaymentUnreachable' })
    const failure = stripeOver(wrongKey).invoicesOf('cus_1')
    await expect(failure).rejects.toMatchObject({
      name: 'PaymentRefused',
      message: expect.not.stringContaining('sk_test'),
    })
  })
})

it('D-PROVIDER without a provider: plans answer, nobody has anything, and every change says that payment is not set up', async () => {
  const server = await createMemoryServer()
  const { token } = registered(
    await server.call('register_user', {
      email: 'a@example.com',
      password: 'Correct-horse-9',
      username: 'ann',
    }),
  )
  expect((await server.call('get_config', {})).output).toMatchObject({ payments: 'off' })
  expect((await server.call('get-user-invoices', {}, { token })).output).toEqual([])
  expect((await server.call('get-user-payment-method', {}, { token })).output).toBeNull()
  for (const { f, payload } of catalogue.filter(({ f: name }) => !name.startsWith('get-')))
    expect(await server.call(f, payload as never, { token })).toMatchObject({
      status: 200,
      error: 'PAYMENT_OFF',
    })
  expect((await server.fetch('/stripe_webhook.php', { method: 'POST', body: '{}' })).status).toBe(
    404,
  )
  await server.close()
})

describe('what is refused or kept to ourselves', () => {
  let server: PayingServer
  let person: Person
  const logged: string[] = []
  const answered: string[] = []
  beforeAll(async () => {
    const logger = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
    server = await servePaying(await emptyMemoryStore(), { ports: { logger } })
    person = await server.register('private')
  })
  afterAll(() => server.close())
  const call = async (...[f, payload]: Parameters<PayingServer['call']>) => {
    const answer = await server.call(f, payload, { token: person.token })
    answered.push(JSON.stringify(answer))
    return answer
  }

  it.each([
    'https://evil.example/payment-success',
    '//evil.example/x',
    'javascript:alert(1)',
    '/\\evil.example',
    'http://localhost:4173@evil.example/',
    'http://localhost:9/payment-success',
    'payment-success',
    'data:text/html,x',
  ])('R-MEM-016 D-PAYURL an address of return off this app is refused by name: %s', async (url) => {
    expect(
      await call('create-checkout-session', {
        priceId: 'pro_monthly',
        successUrl: url,
        cancelUrl: '/payment-cancel',
      }),
    ).toMatchObject({ status: 422, fields: ['successUrl'] })
    expect(
      await call('create-payment-update-session', {
        ...here,
        successUrl: '/profile/membership',
        cancelUrl: url,
      }),
    ).toMatchObject({ status: 422, fields: ['cancelUrl'] })
  })

  it('201 an announced plan is neither bought nor changed to; whoever has it keeps it and may pay by the year', async () => {
    const announced = await servePaying(await emptyMemoryStore(), {
      ports: { plans: plansOfFile() },
    })
    const buyer = await announced.register('buyer')
    const refused = { status: 200, success: false, error: 'PAYMENT_PLAN_NOT_ON_SALE' }
    expect(await announced.checkout(buyer, 'premium_monthly')).toMatchObject({
      ...refused,
      errormsg: 'This plan is not on sale yet. Please choose another one.',
    })
    const subscriptionId = await announced.buy(buyer, 'pro_monthly')
    const move = (newPriceId: string) =>
      announced.call(
        'preview-upgrade-subscription',
        { subscriptionId, newPriceId },
        { token: buyer.token },
      )
    expect(await move('premium_monthly')).toMatchObject(refused)
    expect(await move('pro_yearly')).toMatchObject({ success: true })
    await announced.close()

    const store = await emptyMemoryStore()
    let plans = plansOfFile(undefined, ['premium'])
    const later = await servePaying(store, { ports: { plans: { list: () => plans.list() } } })
    const holder = await later.register('holder')
    const held = await later.buy(holder, 'premium_monthly')
    plans = plansOfFile()
    expect(
      await later.call(
        'preview-upgrade-subscription',
        { subscriptionId: held, newPriceId: 'premium_yearly' },
        { token: holder.token },
      ),
    ).toMatchObject({ success: true })
    expect(await later.call('get-user-subscription', {}, { token: holder.token })).toMatchObject({
      success: true,
      output: { subscriptions: [{ priceId: 'premium_monthly' }] },
    })
    await later.close()
  })

  it('a plan nobody offers, and the free one, cannot be bought', async () => {
    for (const priceId of ['price_of_nobody', 'free_monthly'])
      expect(await server.checkout(person, priceId)).toMatchObject({
        status: 200,
        error: 'PAYMENT_PLAN_UNKNOWN',
      })
  })

  it('a notice that is unsigned, signed by another, changed or old is refused and does nothing', async () => {
    await server.checkout(person, 'pro_monthly')
    const [nowSec, secret] = [server.local.world.nowSec(), server.local.webhookSecret]
    const event = {
      id: 'evt_forged',
      object: 'event' as const,
      api_version: '',
      created: nowSec,
      type: 'customer.subscription.updated',
      data: { object: { customer: 'cus' } },
    }
    const good = signed(event, { secret, nowSec })
    const before = await dumpStore(server.deps.store)
    const forged = [
      { body: good.body, signature: '' },
      { body: good.body, signature: signed(event, { secret: 'whsec_other', nowSec }).signature },
      { body: `${good.body} `, signature: good.signature },
      signed(event, { secret, nowSec: nowSec - 301 }),
      { body: '', signature: good.signature },
    ]
    for (const { body, signature } of forged) {
      const answer = await server.fetch('/stripe_webhook.php', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        ...(body === '' ? {} : { body }),
      })
      expect(answer.status).toBe(400)
    }
    expect(await dumpStore(server.deps.store)).toEqual(before)
  })

  it('R-MEM-045 no card data, key or secret is in answers, log or store; the pages ask for none', async () => {
    const opened = await call('create-checkout-session', { priceId: 'pro_monthly', ...returnUrls })
    const { url, sessionId } = outputOf('create-checkout-session', opened)
    const page = await (await server.fetch(url)).text()
    await server.onPage(url, { do: 'confirm', card: 'secure', expires: '2099-12' })
    await server.deliver(server.notices())
    await call('verify-payment', { sessionId })
    const { subscriptions } = outputOf(
      'get-user-subscription',
      await call('get-user-subscription', {}),
    )
    const own = { subscriptionId: subscriptions[0]?.id ?? '', newPriceId: 'premium_monthly' }
    await call('preview-upgrade-subscription', own)
    await call('upgrade-subscription', own)
    for (const f of [
      'get-user-invoices',
      'get-user-payment-method',
      'get-subscription-options',
      'export_my_data',
    ] as const)
      await call(f, {})
    await call('verify-payment', {
      paymentIntent: 'pi_x',
      paymentIntentClientSecret: 'pi_x_secret_y',
    })
    const stored = JSON.stringify(await dumpStore(server.deps.store))
    const secret = /\b(sk|rk|pk)_(live|test)_|whsec_|_secret_|\b(?:\d[ -]?){13,19}\b(?=")|cvc|cvv/i
    for (const text of [...answered, ...logged, page]) expect(text).not.toMatch(secret)
    expect(stored).not.toMatch(/whsec_|sk_test|_secret_|\b3184\b|visa/)
    expect(page).not.toMatch(/<script|cc-number|name="(number|cvc)"/)
  })

  it('R-MEM-045 the policy of every page is the same with payments as without, the provider’s own pages included', async () => {
    const plain = await createMemoryServer()
    const policies = [
      await plain.fetch('/healthz'),
      await server.fetch('/healthz'),
      await server.fetch('/local/payments'),
    ].map(({ headers }) => headers.get('content-security-policy'))
    expect(policies[0]).toContain("script-src 'self'")
    expect(new Set(policies).size).toBe(1)
    await plain.close()
  })

  it('R-MEM-046 every payment call but the plans needs the token, and refuses one that is not ours', async () => {
    const ids = {
      coinList: '',
      saleList: '',
      email: '',
      password: '',
      verifyToken: '',
      otherSession: '',
      subscriptionId: 'sub_1',
      checkoutId: 'cs_1',
    }
    const own = (Object.keys(stripeCheckoutCalls) as PaymentCall[]).filter(
      (f) => f !== 'get-subscription-plans',
    )
    expect(await server.call('get-subscription-plans', {})).toMatchObject({
      status: 200,
      success: true,
    })
    const answers = await Promise.all(
      own.flatMap((f) =>
        [{}, { token: 'no.such.token' }].map(async (caller) => ({
          f,
          ...(await server.call(f, samplePayloads[f](ids) as never, caller)),
        })),
      ),
    )
    expect(
      answers.filter(({ status, success, output }) => status !== 401 || success || output !== null),
    ).toEqual([])
    expect(answers).toHaveLength(2 * 13)
  })
})
