// How the server has people pay: what it asks of a payment provider, in its own words. Card data
// stays with the provider (R-MEM-045); amounts are minor units, times seconds. `key`: the same key
// has one effect, however often it is sent.
import type { HostedPage } from '#contract/calls/stripe-checkout.ts'

/** Where the provider's notices arrive. */
export const webhookPath = '/stripe_webhook.php'

type Returns = {
  customerId: string
  successUrl: string
  cancelUrl: string
  language: string
  key: string
}

/** A subscription as the provider has it now. */
export type SubscriptionFacts = {
  id: string
  /** The provider's word (D-STATUS). */
  status: string
  priceId: string
  /** What the provider calls the line of the subscription that carries the price. */
  itemId: string
  periodStartSec: number
  periodEndSec: number
  endsWithPeriod: boolean
  /** Whatever is planned for later, even where nothing of it is left to come. */
  scheduleId: string | null
  scheduled: { priceId: string; atSec: number } | null
  /** Where an invoice that waits for payment is paid. */
  paymentUrl: string | null
}

export type PaymentFacts = {
  customerId: string | null
  state: 'paid' | 'processing' | 'unpaid'
  isSetup: boolean
}

export type InvoiceFacts = {
  id: string
  number: string | null
  createdSec: number
  amount: number
  currency: string
  status: string | null
  url: string | null
  pdfUrl: string | null
}

export type MethodFacts = {
  brand: string
  last4: string | null
  expMonth: number | null
  expYear: number | null
}

export type UpgradeRequest = {
  subscription: SubscriptionFacts
  customerId: string
  priceId: string
  /** Fixed by the preview, so that the upgrade costs what it said. */
  prorationSec: number
}
export type UpgradePreview = { amountDue: number; credit: number; currency: string }

export type DowngradeRequest = {
  subscription: SubscriptionFacts
  priceId: string
  interval: 'month' | 'year'
  key: string
}

/**
 * `pending`: the bank wants the person's word at `url`, and nothing has changed until it is given.
 */
export type UpgradeOutcome = { state: 'done' } | { state: 'pending'; url: string | null }

/** What a notice is about; what is true is always fetched anew. */
export type WebhookEvent = {
  id: string
  customerId: string | null
  /** A payment method was saved in this session. */
  setupSessionId: string | null
  disputedPaymentId: string | null
}

export type PaymentsPort = {
  /** `local`: the stand-in of this machine, where nothing is charged. */
  mode: 'live' | 'test' | 'local'
  /** The provider's clock. */
  nowSec: () => number
  /** What is wrong with a plan's price at the provider, as a sentence for the operator, or null. */
  priceProblem: (plan: {
    priceId: string
    amount: number
    currency: string
    interval: string
  }) => Promise<string | null>
  createCustomer: (person: { userId: string; email: string }) => Promise<string>
  /** Takes the customer and every subscription away; their invoices stay with the provider. */
  removeCustomer: (customerId: string) => Promise<void>
  startCheckout: (request: Returns & { priceId: string }) => Promise<HostedPage>
  /** The page of a checkout that can still be paid, else null. */
  openCheckout: (sessionId: string) => Promise<HostedPage | null>
  /** Closes a checkout unless it has been paid. */
  endCheckout: (sessionId: string) => Promise<void>
  startMethodUpdate: (
    request: Returns & { subscriptionId: string; currency: string },
  ) => Promise<HostedPage>
  /** Pays from now on by what a finished session saved, an invoice that waits included. */
  useSavedMethod: (sessionId: string) => Promise<void>
  paymentOfSession: (sessionId: string) => Promise<PaymentFacts>
  /** Null where `secret` is not that payment's. */
  paymentOfIntent: (intent: { id: string; secret: string }) => Promise<PaymentFacts | null>
  customerOfPayment: (paymentId: string) => Promise<string | null>
  /** The running one, else the newest that ended, else null. */
  subscriptionOf: (customerId: string) => Promise<SubscriptionFacts | null>
  cancelAtPeriodEnd: (subscription: SubscriptionFacts) => Promise<void>
  /** Lets it renew as it is: a cancellation and a planned downgrade are taken back. */
  reactivate: (subscription: SubscriptionFacts) => Promise<void>
  /** Ends every subscription of a customer at once, as after a dispute. */
  endAllNow: (customerId: string) => Promise<void>
  previewUpgrade: (request: UpgradeRequest) => Promise<UpgradePreview>
  upgrade: (request: UpgradeRequest & { key: string }) => Promise<UpgradeOutcome>
  /** To another price when the period ends. */
  downgrade: (request: DowngradeRequest) => Promise<void>
  /** Newest first. */
  invoicesOf: (customerId: string) => Promise<InvoiceFacts[]>
  methodOf: (customerId: string) => Promise<MethodFacts | null>
  /**
   * Throws PaymentForged unless the provider signed exactly this body within five minutes of
   * `nowSec`.
   */
  readWebhookEvent: (body: Buffer, signature: string, nowSec: number) => WebhookEvent
}

/** The bank said no; `message` is the provider's own sentence and may be shown (R-MEM-038). */
export class PaymentDeclined extends Error {
  override name = 'PaymentDeclined'
}

/** The provider refuses the request itself. `message` is for the log: codes only. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused'
}

/** The provider cannot say. */
export class PaymentUnreachable extends Error {
  override name = 'PaymentUnreachable'
}

export class PaymentForged extends Error {
  override name = 'PaymentForged'
}
