// POST /stripe_checkout.php: memberships (Spec §7). The list of plans is public, since /pricing is
// (D-PLANSPUBLIC); the other thirteen need a session. Whoever `userId` names, the token's owner is
// meant. A changing call has one effect for each `Idempotency-Key`: one key a click (D-MUTRETRY).
import * as z from 'zod/mini'
import { flag, knownText, text } from '../fields.ts'
import { fieldsOrNull, said } from '../objects.ts'
import { answeredRows, rowsUnder } from '../rows.ts'
import { defineCall, type Call } from '../call.ts'
import { invoiceWireSchema } from '../payments/invoice-wire.ts'
import { paymentMethodWireSchema } from '../payments/payment-method-wire.ts'
import {
  planChangePreviewWireSchema,
  planChangeResultWireSchema,
  subscriptionOptionsOutputSchema,
} from '../payments/plan-change-wire.ts'
import { planWireSchema } from '../payments/plan-wire.ts'
import { subscriptionsOutputSchema } from '../payments/subscription-wire.ts'

const path = '/stripe_checkout.php'

const nothing = z.object({})
const id = z.string().check(z.minLength(1), z.maxLength(200))
/** An address on the app's own origin, or a path of it (R-MEM-016, D-PAYURL). */
const returnUrl = z.string().check(z.minLength(1), z.maxLength(2000))
const ofSubscription = z.object({ subscriptionId: id })
const toPlan = z.object({ subscriptionId: id, newPriceId: id })

/** Where the browser goes next: accepted only where both are there (R-MEM-009, R-MEM-044). */
export const hostedPageSchema = z.looseObject({
  sessionId: knownText,
  url: knownText,
})
export type HostedPage = z.infer<typeof hostedPageSchema>

/**
 * A payment that is verified. The tier is read from the subscription and the user afterwards, never
 * from this.
 */
export const verifiedPaymentSchema = fieldsOrNull({
  message: z.optional(text),
  /** `paid`; `processing`: the bank has not answered yet, ask again later. */
  status: z.optional(text),
  /** True for a payment method saved without a charge. */
  isSetup: z.optional(flag),
})

const reads = <const F extends string, P extends z.ZodMiniType, O extends z.ZodMiniType>(
  f: F,
  payload: P,
  output: O,
): Call<P, O> & { f: F } =>
  defineCall({ path, f, auth: 'user', isMutation: false, payload, output })
const changes = <const F extends string, P extends z.ZodMiniType, O extends z.ZodMiniType>(
  f: F,
  payload: P,
  output: O,
): Call<P, O> & { f: F } => defineCall({ path, f, auth: 'user', isMutation: true, payload, output })

export const stripeCheckoutCalls = {
  'get-subscription-plans': defineCall({
    path,
    f: 'get-subscription-plans',
    auth: 'public',
    isMutation: false,
    payload: nothing,
    /** A list, or the sentence says that it is none (R-MEM-044). */
    output: answeredRows(planWireSchema),
  }),
  'create-checkout-session': changes(
    'create-checkout-session',
    z.object({
      priceId: id,
      userId: z.nullish(z.union([z.string().check(z.maxLength(200)), z.number()])),
      successUrl: returnUrl,
      cancelUrl: returnUrl,
    }),
    hostedPageSchema,
  ),
  /**
   * What came back on the address of /payment-success: the payment and its secret, or `sessionId`
   * of `session_id`, which is what our own checkout adds (D-PAYSUCCESS).
   */
  'verify-payment': reads(
    'verify-payment',
    z.object({
      paymentIntent: z.optional(id),
      paymentIntentClientSecret: z.optional(id),
      sessionId: z.optional(id),
    }),
    verifiedPaymentSchema,
  ),
  'get-user-subscription': reads('get-user-subscription', nothing, subscriptionsOutputSchema),
  /** Newest first. */
  'get-user-invoices': reads(
    'get-user-invoices',
    nothing,
    rowsUnder('invoices', invoiceWireSchema),
  ),
  'get-user-payment-method': reads('get-user-payment-method', nothing, paymentMethodWireSchema),
  'cancel-subscription': changes('cancel-subscription', ofSubscription, said),
  'reactivate-subscription': changes('reactivate-subscription', ofSubscription, said),
  'create-payment-update-session': changes(
    'create-payment-update-session',
    z.object({ subscriptionId: id, successUrl: returnUrl, cancelUrl: returnUrl }),
    hostedPageSchema,
  ),
  'get-subscription-options': reads(
    'get-subscription-options',
    nothing,
    subscriptionOptionsOutputSchema,
  ),
  'preview-upgrade-subscription': reads(
    'preview-upgrade-subscription',
    toPlan,
    planChangePreviewWireSchema,
  ),
  'upgrade-subscription': changes('upgrade-subscription', toPlan, planChangeResultWireSchema),
  'preview-downgrade-subscription': reads(
    'preview-downgrade-subscription',
    toPlan,
    planChangePreviewWireSchema,
  ),
  'downgrade-subscription': changes('downgrade-subscription', toPlan, planChangeResultWireSchema),
}
