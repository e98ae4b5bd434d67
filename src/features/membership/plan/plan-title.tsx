// The plan's name and its state: a badge for an active one, plain words for any other (R-MEM-004,
// R-MEM-005, D-STATUS).
import { clsx } from 'clsx'
import {
  hasBadge,
  isHeld,
  shownTier,
  statusWord,
  type Subscription,
} from '#domain/membership/subscription.ts'
import type { MembershipTier } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import { Badge } from '#ui/identity/badge.tsx'
import { usePlanNames } from '#parts/plans/plan-name.ts'

/** The name of what a person has, or had. */
export const useHeldName = (
  subscription: Subscription | null,
  userTier: MembershipTier,
): string => {
  const names = usePlanNames()
  return (
    (isHeld(subscription) ? subscription.planName : null) ??
    names.ofTier(shownTier(subscription, userTier))
  )
}

const StatusText = ({ status }: { status: string }) => {
  const { t } = useText('membership')
  const word = statusWord(status)
  if (status === '') return null
  if (hasBadge(status)) return <Badge>{t('active')}</Badge>
  return (
    <span className={clsx('text-table', word === 'past_due' ? 'text-danger' : 'text-ink-2')}>
      {word === null || word === 'active' ? status : t(`status.${word}`)}
    </span>
  )
}

export const PlanTitle = ({
  subscription,
  userTier,
}: {
  subscription: Subscription | null
  userTier: MembershipTier
}) => {
  const name = useHeldName(subscription, userTier)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-title-2 font-semibold tracking-close text-ink-1">
        <bdi>{name}</bdi>
      </span>
      {subscription === null ? null : <StatusText status={subscription.status} />}
    </p>
  )
}
