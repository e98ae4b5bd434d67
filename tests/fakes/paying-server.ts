// A server with the local payment provider, its clock and its webhook in the test's hand, and people who pay there.
import { createRenewedTokens } from '#server/auth/session/session-tokens.ts'
import type { Clock } from '#server/clock.ts'
import { signed } from '#server/gateways/payments/local/deliver.ts'
import { openLocalPayments } from '#server/gateways/payments/local/local-payments.ts'
import type {
  CardBehaviour,
  LocalEvent,
} from '#server/gateways/payments/local/world/local-state.ts'
import type { LocalStripe } from '#server/gateways/payments/local/local-stripe.ts'
import { registerLocalPages } from '#server/gateways/payments/local/pages/register-pages.ts'
import { plansOfFile } from '#server/gateways/plans/plans-of-file.ts'
import type { Store } from '#server/store/store.ts'
import { outputOf, registered } from './answer-output.ts'
import {
  serveStore,
  type FakeServer,
  type FakeServerOptions,
  type ServerAnswer,
} from './memory-server.ts'

export type Person = { token: string; userId: string; email: string }

export type PayingServer = FakeServer & {
  local: LocalStripe
  /** Moves everybody's clock. */
  pass: (sec: number) => void
  /** Moves everybody's clock to noon of the next 31 January, a day that not every month has; resolves to its year. */
  toJanuary31: () => number
  /** Everything the provider has told since the last time, not delivered. */
  notices: () => LocalEvent[]
  /** Delivers these as the provider would; resolves to the statuses. */
  deliver: (events: readonly LocalEvent[]) => Promise<number[]>
  register: (name: string) => Promise<Person>
  /** What a person does on a page of the provider; where they are sent, or the page they see. */
  onPage: (
    url: string,
    form: Record<string, string>,
  ) => Promise<{ status: number; location: string | null; text: string }>
  /** Opens a checkout. */
  checkout: (person: Person, priceId: string, key?: string) => Promise<ServerAnswer>
  /** Buys a plan by card, comes back and is verified; resolves to the subscription's id. */
  buy: (person: Person, priceId: string, card?: CardBehaviour, expires?: string) => Promise<string>
}

const origin = 'http://localhost:4173'
export const returnUrls = {
  successUrl: `${origin}/payment-success`,
  cancelUrl: `${origin}/payment-cancel`,
}

/** The provider for servers of tests: `ports` and `attach` go into the server's options. */
export const localProvider = async (clock: Clock) => {
  // Every plan can be bought here; what is only announced has a test of its own.
  const plans = plansOfFile(undefined, ['premium'])
  const opened = openLocalPayments({
    plans: await plans.list(),
    nowSec: () => Math.floor(clock.nowMs() / 1000),
    file: null,
  })
  return {
    ...opened,
    ports: { payments: opened.payments, plans },
    attach: (http: Parameters<typeof registerLocalPages>[0]) =>
      registerLocalPages(http, opened.local),
  }
}

/** Where the clock of stories begins unless told. */
const storiesBeginMs = Date.UTC(2026, 0, 31, 12)

/** Serves a store with payments. Sessions outlast every story. `fromMs`: where its clock stands until it is moved. */
export const servePaying = async (
  store: Store,
  { fromMs = storiesBeginMs, ...options }: FakeServerOptions & { fromMs?: number } = {},
): Promise<PayingServer> => {
  let nowMs = fromMs
  const clock: Clock = { nowMs: () => nowMs }
  const { local, ports, attach } = await localProvider(clock)
  const tokens = await createRenewedTokens(() => [
    'a secret of thirty-two characters, for payers alone',
  ])
  const sessions = { ...tokens, read: (token: string) => tokens.read(token, 0) }
  const environment = { SESSION_IDLE_DAYS: '400', ...options.environment }
  const server = await serveStore(store, {
    ...options,
    environment,
    clock,
    attach,
    ports: { ...ports, sessions, ...options.ports },
  })

  const onPage: PayingServer['onPage'] = async (url, form) => {
    const response = await server.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    })
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    }
  }
  const checkout: PayingServer['checkout'] = ({ token }, priceId, key) =>
    server.call(
      'create-checkout-session',
      { priceId, ...returnUrls },
      { token, headers: key === undefined ? {} : { 'idempotency-key': key } },
    )

  return {
    ...server,
    local,
    onPage,
    checkout,
    pass: (sec) => {
      nowMs += sec * 1000
      local.settle()
    },
    toJanuary31: () => {
      const year = new Date(nowMs).getUTCFullYear() + 1
      nowMs = Date.UTC(year, 0, 31, 12)
      local.settle()
      return year
    },
    notices: () => local.world.state.events.splice(0),
    deliver: async (events) => {
      const statuses: number[] = []
      for (const event of events) {
        const { body, signature } = signed(event, {
          secret: local.webhookSecret,
          nowSec: Math.floor(nowMs / 1000),
        })
        statuses.push(
          (
            await server.fetch('/stripe_webhook.php', {
              method: 'POST',
              headers: { 'content-type': 'application/json', 'stripe-signature': signature },
              body,
            })
          ).status,
        )
      }
      return statuses
    },
    register: async (name) => {
      const email = `${name}@example.com`
      const { token, userId } = registered(
        await server.call('register_user', { email, password: 'Correct-horse-9', username: name }),
      )
      await store.db
        .updateTable('sessions')
        .set({ expires_at: 9_999_999_999 })
        .where('user_id', '=', userId)
        .execute()
      return { token, userId, email }
    },
    buy: async (person, priceId, card = 'accepted', expires = '2099-12') => {
      const { url } = outputOf('create-checkout-session', await checkout(person, priceId))
      const { location } = await onPage(url, { do: 'confirm', card, expires })
      await server.call(
        'verify-payment',
        { sessionId: new URL(location ?? '').searchParams.get('session_id') ?? '' },
        { token: person.token },
      )
      const { subscriptions } = outputOf(
        'get-user-subscription',
        await server.call('get-user-subscription', {}, { token: person.token }),
      )
      return subscriptions[0]?.id ?? ''
    },
  }
}
