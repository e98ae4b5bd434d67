// The built app over a server whose provider, clock and notices are in the test's hand, and a person who pays there.
import { resolve } from 'node:path'
import { outputOf } from '#tests/fakes/answer-output.ts'
import { emptyMemoryStore } from '#tests/fakes/memory-server.ts'
import { servePaying, type PayingServer, type Person } from '#tests/fakes/paying-server.ts'
import type { CardBehaviour } from '#server/gateways/payments/local/world/local-state.ts'
import { enterWith } from './enter-as.ts'
import { sampleMarket } from './sample-market.ts'
import type { RunningServer } from './server.ts'
import { test as base } from './online-test.ts'

export type Payer = Person & {
  /** Buys a plan at the provider without a browser, comes back and is verified. */
  buy: (priceId: string, card?: CardBehaviour, expires?: string) => Promise<void>
  /** The subscription that is shown; empty without one. */
  subscriptionId: () => Promise<string>
}

type PayingFixtures = {
  /** Whoever the test's pages belong to. */
  payer: Payer
}

let people = 0

export const test = base.extend<PayingFixtures, { paying: PayingServer; server: RunningServer }>({
  paying: [
    async ({}, use) => {
      const paying = await servePaying(await emptyMemoryStore(), {
        market: await sampleMarket(),
        fromMs: Math.floor(Date.now() / 1000) * 1000,
        environment: { APP_DIR: resolve('dist') },
      })
      await use(paying)
      await paying.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ paying }, use) => {
      const port = await paying.listen()
      await use({ port, dataDir: '', stop: async () => {}, output: () => '' })
    },
    { scope: 'worker' },
  ],
  payer: async ({ context, line: { origin }, paying }, use) => {
    people += 1
    const person = await paying.register(`payer${people}`)
    await enterWith(context, person)
    const call = (...[f, payload]: Parameters<PayingServer['call']>) =>
      paying.call(f, payload, { token: person.token, headers: { origin } })
    const buy: Payer['buy'] = async (priceId, card = 'accepted', expires = '2099-12') => {
      const { url, sessionId } = outputOf(
        'create-checkout-session',
        await call('create-checkout-session', {
          priceId,
          successUrl: '/payment-success',
          cancelUrl: '/payment-cancel',
        }),
      )
      await paying.onPage(url, { do: 'confirm', card, expires })
      await call('verify-payment', { sessionId })
    }
    const subscriptionId = async (): Promise<string> =>
      outputOf('get-user-subscription', await call('get-user-subscription', {})).subscriptions[0]
        ?.id ?? ''
    paying.notices()
    await use({ ...person, buy, subscriptionId })
  },
})

export { expect } from '@playwright/test'
