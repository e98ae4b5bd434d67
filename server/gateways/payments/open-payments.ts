// Payments as the configuration says: Stripe, its stand-in inside this server, or none.
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { PlanWire } from '#contract/payments/plan-wire.ts'
import { systemClock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { ConfigError } from '../../config/config-error.ts'
import type { LocalStripe } from './local/local-stripe.ts'
import { PaymentUnreachable, webhookPath, type PaymentsPort } from './payments-port.ts'

export type OpenPayments = {
  payments: PaymentsPort | null
  /** Adds the stand-in's pages to the app, and has its notices delivered there. */
  attach: (http: FastifyInstance) => Promise<void>
}

const none: OpenPayments = { payments: null, attach: async () => {} }

const nowSec = (): number => Math.floor(systemClock.nowMs() / 1000)

/**
 * Throws ConfigError where a price in the file is not what people would be charged; a provider that
 * cannot say is let pass, and what is not on sale needs no price yet.
 */
const assertPrices = async (
  payments: PaymentsPort,
  plans: readonly PlanWire[],
  onUnreachable: () => void,
): Promise<void> => {
  for (const { priceId, amount, currency, interval, onSale } of plans) {
    if (onSale === false || !priceId || !amount || !currency || !interval) continue
    try {
      const problem = await payments.priceProblem({ priceId, amount, currency, interval })
      if (problem !== null)
        throw new ConfigError(`PLANS_FILE and Stripe differ: ${problem}. Correct one of them.`)
    } catch (error) {
      if (error instanceof ConfigError) throw error
      if (error instanceof PaymentUnreachable) return onUnreachable()
      throw new ConfigError(
        `PLANS_FILE names the price ${priceId}, which Stripe does not give to this key. ` +
          'Correct PLANS_FILE or STRIPE_SECRET_KEY.',
      )
    }
  }
}

const openLocal = async (
  { dataDir }: Config,
  plans: readonly PlanWire[],
): Promise<OpenPayments> => {
  const [{ openLocalPayments }, { registerLocalPages }] = await Promise.all([
    import('./local/local-payments.ts'),
    import('./local/pages/register-pages.ts'),
  ])
  const { payments, local } = openLocalPayments({
    plans,
    nowSec,
    file: path.join(dataDir, 'local-payments.json'),
  })
  return { payments, attach: (http) => attachLocal(http, local, registerLocalPages) }
}

const attachLocal = async (
  http: FastifyInstance,
  local: LocalStripe,
  registerPages: (http: FastifyInstance, local: LocalStripe) => Promise<void>,
): Promise<void> => {
  await registerPages(http, local)
  local.deliverTo(async ({ body, signature }) => {
    const answer = await http.inject({
      method: 'POST',
      url: webhookPath,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    })
    return answer.statusCode
  })
}

/** The SDK is large, so it is loaded only here. Throws ConfigError. */
export const openPayments = async (
  config: Config,
  { plans, onUnreachable }: { plans: readonly PlanWire[]; onUnreachable: () => void },
): Promise<OpenPayments> => {
  if (config.payments === null) return none
  if (config.payments.kind === 'local') return openLocal(config, plans)
  const { createStripePayments } = await import('./stripe-payments.ts')
  const payments = createStripePayments({ ...config.payments, nowSec })
  await assertPrices(payments, plans, onUnreachable)
  return { ...none, payments }
}
