// Online verbs that change a subscription: cancel, reactivate, and another plan after a look at
// what it costs (R-MEM-014 to R-MEM-023). Each has one effect however often its button is pressed.
import type { CallApi } from '#api/call.ts'
import type {
  PlanChangePreviewWire,
  PlanChangeResultWire,
} from '#contract/payments/plan-change-wire.ts'
import { safePaymentPage } from '#domain/membership/payment-page.ts'
import { callOnce } from './keyed-call.ts'
import { onlineFailureOf, type OnlineFailure } from '../online-failure.ts'

export type Failed = { kind: 'failed'; failure: OnlineFailure }

const failed = (error: unknown): Failed => ({ kind: 'failed', failure: onlineFailureOf(error) })

/** `message`: the server's own sentence, where it has one. */
export type EndResult = { kind: 'done'; message: string | null } | Failed

const endResult = async (
  request: Promise<{ message?: string | null | undefined } | null | undefined>,
): Promise<EndResult> => {
  try {
    return { kind: 'done', message: (await request)?.message ?? null }
  } catch (error) {
    return failed(error)
  }
}

/** Ends it with the period that is paid (R-MEM-014). Never rejects. */
export const cancelSubscription = (callApi: CallApi, subscriptionId: string): Promise<EndResult> =>
  endResult(
    callOnce(callApi, (options) => callApi('cancel-subscription', { subscriptionId }, options)),
  )

/** Takes the end back (R-MEM-015). Never rejects. */
export const reactivateSubscription = (
  callApi: CallApi,
  subscriptionId: string,
): Promise<EndResult> =>
  endResult(
    callOnce(callApi, (options) => callApi('reactivate-subscription', { subscriptionId }, options)),
  )

export type PlanChange = {
  direction: 'upgrade' | 'downgrade'
  subscriptionId: string
  newPriceId: string
}

/**
 * What a change would cost now; amounts in minor units of `currency`. Whatever a host leaves out is
 * null.
 */
export type ChangePreview = {
  message: string | null
  currency: string | null
  dueMinor: number | null
  /** What is left of the present plan and taken off, as a positive amount. */
  creditMinor: number | null
  renewalMinor: number | null
  effectiveAtSec: number | null
}

const previewOf = (wire: PlanChangePreviewWire | null | undefined): ChangePreview => ({
  message: wire?.message ?? null,
  currency: wire?.currency && /^[a-z]{3}$/i.test(wire.currency) ? wire.currency : null,
  dueMinor: wire?.amount_due ?? null,
  creditMinor: wire?.credit ?? null,
  renewalMinor: wire?.next_amount ?? null,
  effectiveAtSec: wire?.effective_at ?? null,
})

const previewCalls = {
  upgrade: 'preview-upgrade-subscription',
  downgrade: 'preview-downgrade-subscription',
} as const
const changeCalls = {
  upgrade: 'upgrade-subscription',
  downgrade: 'downgrade-subscription',
} as const

/** R-MEM-018, R-MEM-020. Rejects with an ApiError. */
export const previewChange = async (
  callApi: CallApi,
  { direction, ...change }: PlanChange,
  signal: AbortSignal,
): Promise<ChangePreview> => previewOf(await callApi(previewCalls[direction], change, { signal }))

export type ChangeResult =
  | { kind: 'done' | 'scheduled'; message: string | null }
  /** Nothing has changed: the bank wants a confirmation, at `url` where there is one. */
  | { kind: 'pending'; message: string | null; url: string | null }
  | Failed

const resultOf = (
  direction: PlanChange['direction'],
  wire: PlanChangeResultWire | null | undefined,
): ChangeResult => {
  const message = wire?.message ?? null
  if (wire?.state === 'pending')
    return { kind: 'pending', message, url: safePaymentPage(wire.payment_url) }
  return { kind: wire?.state ?? (direction === 'downgrade' ? 'scheduled' : 'done'), message }
}

/**
 * R-MEM-019, R-MEM-021: only after a preview, which is the caller's to have shown. Never rejects.
 */
export const changePlan = async (
  callApi: CallApi,
  { direction, ...change }: PlanChange,
): Promise<ChangeResult> => {
  try {
    return resultOf(
      direction,
      await callOnce(callApi, (options) => callApi(changeCalls[direction], change, options)),
    )
  } catch (error) {
    return failed(error)
  }
}
