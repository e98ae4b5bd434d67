// Where the payment provider tells what happened: the body as it came, since its signature is over
// exactly these bytes.
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { PaymentForged, webhookPath } from '../gateways/payments/payments-port.ts'
import { inRequest } from '../logging/request-scope.ts'
import { takeWebhookEvent } from '../payments/take-webhook-event.ts'
import { Refusal } from '../refusal.ts'

const retryAfterSec = 60

const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

/**
 * 200 once a notice has had its effect, 400 for one that is not signed, 503 where it is to be sent
 * again.
 */
export const registerPaymentWebhook = async (http: FastifyInstance, deps: Deps): Promise<void> => {
  const { audit, payments, clock, keyedHash, logger } = deps
  if (payments === null) return
  await http.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    app.post(webhookPath, ({ id, ip, body, headers }) =>
      inRequest(id, async () => {
        try {
          const notice = payments.readWebhookEvent(
            bytesOf(body),
            String(headers['stripe-signature'] ?? ''),
            Math.floor(clock.nowMs() / 1000),
          )
          await takeWebhookEvent(deps, payments, notice)
          return { received: true }
        } catch (error) {
          if (error instanceof PaymentForged) {
            audit.record({
              event: 'webhook_refused',
              account: null,
              network: keyedHash(`network ${ip}`),
            })
            throw new Refusal('REQUEST_MALFORMED')
          }
          if (logger !== false)
            logger.warn(
              { reason: error instanceof Error ? error.name : 'unknown' },
              'a notice of the payment provider could not be taken in',
            )
          throw new Refusal('SERVER_STOPPING', { retryAfterSec })
        }
      }),
    )
  })
}
