// Ending a subscription and taking the end back: the verb, what is said of it, and everything on
// show asked for anew.
import { useText } from '#i18n/use-text.ts'
import { cancelSubscription, reactivateSubscription } from '#client/online/membership.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { usePaymentFailure } from '#client/membership/payment-failure.ts'
import { useRefreshMembership } from '#client/membership/use-membership-part.ts'
import { useSessionActions } from '#client/session/session-context.ts'

const verbs = {
  cancel: { call: cancelSubscription, done: 'cancelled', failed: 'cancelFailed' },
  reactivate: { call: reactivateSubscription, done: 'reactivated', failed: 'reactivateFailed' },
} as const

/** Resolves with why it was not done, or null once it is and the page shows it. Never rejects. */
export const useEndPlan = (
  subscriptionId: string,
): ((verb: keyof typeof verbs) => Promise<string | null>) => {
  const { t } = useText('membership')
  const failure = usePaymentFailure()
  const refresh = useRefreshMembership()
  const { refetchUser } = useSessionActions()
  return async (verb) => {
    const { call, done, failed } = verbs[verb]
    const result = await call(subscriptionId)
    // Whatever came of it: another tab or device may have been faster.
    await Promise.all([refresh(), refetchUser()])
    if (result.kind === 'failed') return failure.textOf(result.failure, failed)
    toast({ title: t(done), ...(result.message === null ? {} : { description: result.message }) })
    return null
  }
}
