// Confirming a change that was looked at: the verb, what is said of it, and everything on show
// asked for anew.
import { useText } from '#i18n/use-text.ts'
import { changePlan } from '#client/online/membership.ts'
import type { PlanChange } from '#sync/online/membership/plan-changes.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { usePaymentFailure } from '#client/membership/payment-failure.ts'
import { useRefreshMembership } from '#client/membership/use-membership-part.ts'
import { useSessionActions } from '#client/session/session-context.ts'

export type ChangeOutcome =
  | { kind: 'changed' }
  | { kind: 'failed'; problem: string }
  /** The bank wants a confirmation on `url`; null where the server named no safe page. */
  | { kind: 'pending'; url: string | null; text: string }

/** Never rejects. */
export const useChangePlan = (): ((change: PlanChange) => Promise<ChangeOutcome>) => {
  const { t } = useText('membership')
  const failure = usePaymentFailure()
  const refresh = useRefreshMembership()
  const { refetchUser } = useSessionActions()
  return async (change) => {
    const result = await changePlan(change)
    await Promise.all([refresh(), refetchUser()])
    if (result.kind === 'failed')
      return {
        kind: 'failed',
        problem: failure.textOf(
          result.failure,
          change.direction === 'upgrade' ? 'upgradeFailed' : 'downgradeFailed',
        ),
      }
    if (result.kind === 'pending')
      return { kind: 'pending', url: result.url, text: result.message ?? t('bankText') }
    if (result.kind === 'scheduled')
      toast({ title: t('downgraded'), description: result.message ?? t('downgradeDefault') })
    else
      toast({
        title: t('upgraded'),
        ...(result.message === null ? {} : { description: result.message }),
      })
    return { kind: 'changed' }
  }
}
