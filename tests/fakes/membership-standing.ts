// How somebody's membership stands: as this server has stored it, as the provider has it, and what the bank has taken.
import type { SubscriptionFacts } from '#server/gateways/payments/payments-port.ts'
import type { PayingServer } from './paying-server.ts'

/** What both sides know of a subscription, in the same words. */
type Known = {
  id: string
  status: string
  price: string
  end: number
  ends: boolean
  next: string | null
  pay: string | null
}

export type Standing = {
  stored: Known | null
  atProvider: Known | null
  /** The tier that the server opens gates by, and the one that follows from what the provider has. */
  tier: string
  paidTier: string
  /** What was taken so far, payment by payment, in minor units. */
  charges: number[]
  /** The provider's invoices, newest first. */
  invoices: { amount: number; currency: string; status: string | null }[]
}

const running = new Set(['active', 'past_due'])

const knownOf = (facts: SubscriptionFacts): Known => ({
  id: facts.id,
  status: facts.status,
  price: facts.priceId,
  end: facts.periodEndSec,
  ends: facts.endsWithPeriod,
  next: facts.scheduled?.priceId ?? null,
  pay: facts.paymentUrl,
})

const storedOf = async (
  { deps: { store } }: PayingServer,
  userId: string,
): Promise<Known | null> => {
  const row = await store.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row
    ? {
        id: row.id,
        status: row.status,
        price: row.price_id,
        end: row.period_end,
        ends: row.ends_with_period === 1,
        next: row.scheduled_price_id,
        pay: row.payment_url,
      }
    : null
}

/** Asks both sides anew. Prices are named for their tier, as `pro_monthly`. */
export const standingOf = async (
  server: PayingServer,
  { userId }: { userId: string },
): Promise<Standing> => {
  const { store, payments } = server.deps
  const customer = await store.db
    .selectFrom('payment_customers')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const facts = customer && payments ? await payments.subscriptionOf(customer.customer_id) : null
  const { tier } = await store.db
    .selectFrom('users')
    .select('tier')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const taken = server.local.world
    .all('payment_intent')
    .filter((intent) => intent.customer === customer?.customer_id && intent.status === 'succeeded')
  return {
    stored: await storedOf(server, userId),
    atProvider: facts && knownOf(facts),
    tier,
    paidTier:
      facts !== null && running.has(facts.status) ? (facts.priceId.split('_')[0] ?? '') : 'free',
    charges: taken.map(({ amount }) => amount),
    invoices: customer && payments ? await payments.invoicesOf(customer.customer_id) : [],
  }
}
