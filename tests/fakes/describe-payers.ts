// Stories of people who pay, on both engines: each begins on a 31 January with somebody new, and ends with what is shown, what is
// stored and what the provider has being one.
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { PlanChangePreviewWire } from '#contract/payments/plan-change-wire.ts'
import type { SubscriptionWire } from '#contract/payments/subscription-wire.ts'
import type { PaymentCustomerRow } from '#server/store/tables.ts'
import { outputOf } from './answer-output.ts'
import { describeOnBothStores, type Place } from './both-stores.ts'
import { fastStoreAt } from './fast-store.ts'
import type { ServerAnswer } from './memory-server.ts'
import { standingOf } from './membership-standing.ts'
import { servePaying, type PayingServer, type Person } from './paying-server.ts'

type Way = 'upgrade' | 'downgrade'

export type PayerStory = {
  server: PayingServer
  person: Person
  /** Tells the people of one server apart. */
  count: number
  year: number
  call: (...given: Parameters<PayingServer['call']>) => Promise<ServerAnswer>
  shown: () => Promise<SubscriptionWire | undefined>
  tier: () => Promise<string>
  customer: () => Promise<PaymentCustomerRow | undefined>
  /** What the bank has taken from this person so far, payment by payment. */
  charges: () => Promise<number[]>
  preview: (way: Way, subscriptionId: string, newPriceId: string) => Promise<PlanChangePreviewWire>
  /** Previews and confirms. */
  move: (way: Way, subscriptionId: string, newPriceId: string) => Promise<ServerAnswer>
  daysOfFebruary: () => number
}

const newStory = (): PayerStory => {
  const story = {
    count: 0,
    year: 0,
    call: (f, payload) => story.server.call(f, payload, { token: story.person.token }),
    shown: async () =>
      outputOf('get-user-subscription', await story.call('get-user-subscription', {}))
        .subscriptions[0],
    tier: async () =>
      outputOf('retrieve_current_user', await story.call('retrieve_current_user', {})).user
        .membershipTier,
    customer: () =>
      story.server.deps.store.db
        .selectFrom('payment_customers')
        .selectAll()
        .where('user_id', '=', story.person.userId)
        .executeTakeFirst(),
    charges: async () => (await standingOf(story.server, story.person)).charges,
    preview: async (way, subscriptionId, newPriceId) =>
      (await story.call(`preview-${way}-subscription`, { subscriptionId, newPriceId }))
        .output as PlanChangePreviewWire,
    move: async (way, subscriptionId, newPriceId) => {
      await story.preview(way, subscriptionId, newPriceId)
      return story.call(`${way}-subscription`, { subscriptionId, newPriceId })
    },
    daysOfFebruary: () => new Date(Date.UTC(story.year, 2, 0)).getUTCDate(),
  } as PayerStory
  return story
}

/** Without a customer nothing was begun. */
const expectAgreement = async ({ server, person, customer, tier }: PayerStory): Promise<void> => {
  const own = await customer()
  if (own === undefined) return
  await server.deliver(server.notices())
  const { stored, atProvider, paidTier } = await standingOf(server, person)
  expect(stored).toEqual(atProvider)
  expect(await tier()).toBe(paidTier)
  await server.deps.payments?.removeCustomer(own.customer_id)
}

export const describePayers = (name: string, suite: (story: PayerStory) => void): void =>
  describeOnBothStores(name, (makePlace) => {
    const story = newStory()
    let place: Place

    beforeAll(async () => {
      place = await makePlace()
      story.server = await servePaying(await fastStoreAt(place), { environment: place.environment })
    })
    beforeEach(async () => {
      story.count += 1
      story.year = story.server.toJanuary31()
      story.person = await story.server.register(`payer${story.count}`)
      story.server.notices()
    })
    afterEach(() => expectAgreement(story))
    afterAll(async () => {
      await story.server.close()
      await place.remove()
    })

    suite(story)
  })
