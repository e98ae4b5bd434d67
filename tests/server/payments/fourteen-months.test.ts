// One subscriber, day by day through fourteen months: renewals, an upgrade, a card that expires, recovery, a downgrade, a
// cancellation taken back, a change to yearly. What the bank took is known beforehand, to the cent and the day.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outputOf } from '#tests/fakes/answer-output.ts'
import { emptyMemoryStore } from '#tests/fakes/memory-server.ts'
import { servePaying, type PayingServer, type Person } from '#tests/fakes/paying-server.ts'

const daySec = 86_400
const month = { pro: 1200, premium: 2900 } as const
const dayOf = (sec: number): string => new Date(sec * 1000).toISOString().slice(0, 10)

let server: PayingServer
let person: Person
let subscriptionId = ''

beforeAll(async () => {
  server = await servePaying(await emptyMemoryStore())
  person = await server.register('faithful')
})
afterAll(() => server.close())

const call = (...[f, payload]: Parameters<PayingServer['call']>) =>
  server.call(f, payload, { token: person.token })
const shown = async () =>
  outputOf('get-user-subscription', await call('get-user-subscription', {})).subscriptions[0]
/** What each preview said would be due, in the order of the moves. */
const previewed: (number | null | undefined)[] = []
const move = (way: 'upgrade' | 'downgrade', newPriceId: string) => async (): Promise<void> => {
  previewed.push(
    outputOf(
      'preview-upgrade-subscription',
      await call(`preview-${way}-subscription`, { subscriptionId, newPriceId }),
    )?.amount_due,
  )
  expect(await call(`${way}-subscription`, { subscriptionId, newPriceId })).toMatchObject({
    success: true,
  })
}
const saveAnotherCard = async (): Promise<void> => {
  expect(await shown()).toMatchObject({ status: 'past_due', level: 2 })
  const update = await call('create-payment-update-session', {
    subscriptionId,
    successUrl: '/profile/membership',
    cancelUrl: '/profile/membership',
  })
  const { url, sessionId } = outputOf('create-checkout-session', update)
  await server.onPage(url, { do: 'pay', card: 'accepted', expires: '2040-01' })
  await call('verify-payment', { sessionId })
  expect(await shown()).toMatchObject({ status: 'active', level: 2, payment_url: null })
}

/** What the person does, and when. */
const deeds: Record<string, () => Promise<unknown>> = {
  '2026-04-10': move('upgrade', 'premium_monthly'),
  '2026-09-05': saveAnotherCard,
  '2026-10-15': move('downgrade', 'pro_monthly'),
  '2026-12-05': () => call('cancel-subscription', { subscriptionId }),
  '2026-12-06': () => call('reactivate-subscription', { subscriptionId }),
  '2027-03-10': move('upgrade', 'pro_yearly'),
}

/** The part of a price for the days that are left of a period, rounded to cents; counted on a calendar, not by the code under test. */
const part = (price: number, { left, of }: { left: number; of: number }): number =>
  Math.round((price * left) / of)
/** 10 April to 30 April, of 31 March to 30 April. */
const april = { left: 20, of: 30 }
/** 10 March to 31 March, of 28 February to 31 March. A year begins at once and is paid whole. */
const march = { left: 21, of: 31 }
const dueInApril = part(month.premium, april) - part(month.pro, april)
const dueInMarch = 12_000 - part(month.pro, march)

/** Invoices by the day they are dated. */
const ledger: readonly (readonly [string, number])[] = [
  ['2026-01-31', month.pro],
  ['2026-02-28', month.pro],
  ['2026-03-31', month.pro],
  ['2026-04-10', dueInApril],
  ['2026-04-30', month.premium],
  ['2026-05-31', month.premium],
  ['2026-06-30', month.premium],
  ['2026-07-31', month.premium],
  ['2026-08-31', month.premium],
  ['2026-09-30', month.premium],
  ['2026-10-31', month.pro],
  ['2026-11-30', month.pro],
  ['2026-12-31', month.pro],
  ['2027-01-31', month.pro],
  ['2027-02-28', month.pro],
  ['2027-03-10', dueInMarch],
]

it('R-MEM-012 R-MEM-022 fourteen months: every invoice on its day and to the cent, charged once, tier and provider as one all the way', async () => {
  subscriptionId = await server.buy(person, 'pro_monthly', 'accepted', '2026-07')
  const tiers = new Set<string>()
  const overdue: string[] = []
  for (let day = 1; day <= 424; day += 1) {
    server.pass(daySec)
    await deeds[dayOf(server.local.world.nowSec())]?.()
    const events = server.notices()
    if (events.length === 0) continue
    // Doubled, and the last first.
    await server.deliver([...events.toReversed(), ...events])
    const [here, there] = [await shown(), server.local.world.find('subscription', subscriptionId)]
    expect([
      here?.status,
      here?.priceId,
      here?.current_period_end,
      here?.cancel_at_period_end,
    ]).toEqual([
      there.status,
      there.items.data[0]?.price.id,
      there.items.data[0]?.current_period_end,
      there.cancel_at_period_end,
    ])
    const { tier } = await server.deps.store.db
      .selectFrom('users')
      .select('tier')
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow()
    expect(tier).toBe(here?.tier)
    tiers.add(tier)
    if (here?.status === 'past_due') overdue.push(dayOf(server.local.world.nowSec()))
  }
  expect(dayOf(server.local.world.nowSec())).toBe('2027-03-31')
  expect(tiers).toEqual(new Set(['pro', 'premium']))
  // The card is good through July: refused on the last day of August and three days later, and then another one is given.
  expect(overdue).toEqual(['2026-08-31', '2026-09-03'])
  expect([previewed, [dueInApril, dueInMarch]]).toEqual([
    [1133, 0, 11_187],
    [1133, 11_187],
  ])

  const invoices = outputOf('get-user-invoices', await call('get-user-invoices', {}))
  expect(invoices.toReversed().map(({ created, amount }) => [dayOf(created ?? 0), amount])).toEqual(
    ledger.map((entry) => [...entry]),
  )
  expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(['paid']))
  for (const { lines, total, amount_paid: paid } of server.local.world.all('invoice'))
    expect([lines.data.reduce((sum, { amount }) => sum + amount, 0), paid]).toEqual([total, total])
  const taken = server.local.world
    .all('payment_intent')
    .filter(({ status }) => status === 'succeeded')
  const billed = ledger.reduce((sum, [, amount]) => sum + amount, 0)
  expect([taken.length, taken.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([
    ledger.length,
    billed,
  ])
  expect(await shown()).toMatchObject({
    priceId: 'pro_yearly',
    current_period_end: Date.UTC(2028, 2, 10, 12) / 1000,
  })
})
