// What stands where a membership would open more (D-TIERS): what it is, which plan has it, and the
// ways on. Never a dead end.
import { Link, useLocation } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import type { MembershipTier } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { usePlanNames } from '../plans/plan-name.ts'
import { useSession } from '#client/session/session-context.ts'

/** Which membership somebody has, and how to get a greater one. */
const Ways = () => {
  const { t } = useText('plans')
  const { t: nav } = useText('nav')
  const names = usePlanNames()
  const session = useSession()
  const returnTo = useLocation({ select: ({ href }) => href })
  if (session.status === 'user') {
    return (
      <>
        <p className="text-caption text-ink-3">
          {t('gateYours', { plan: names.ofTier(session.user.tier) })}
        </p>
        <Link to="/profile/membership" className={buttonClass()}>
          {t('gateSeePlans')}
        </Link>
      </>
    )
  }
  return (
    <>
      <p className="text-caption text-ink-3">{t('gateVisitor')}</p>
      <div className="flex flex-wrap gap-2">
        <Link to="/pricing" className={buttonClass()}>
          {t('gateSeePlans')}
        </Link>
        <Link to="/login" search={{ returnTo }} className={buttonClass({ variant: 'ghost' })}>
          {nav('logIn')}
        </Link>
      </div>
    </>
  )
}

/** `title` names what the plan opens, `text` says what is there without it. */
export const UpgradeCard = ({
  required,
  title,
  text,
}: {
  required: Exclude<MembershipTier, 'free'>
  title: string
  text: string
}) => {
  const { t } = useText('plans')
  const names = usePlanNames()
  return (
    <section
      aria-label={title}
      className="grid max-w-120 justify-items-start gap-3 rounded-3 bg-surface p-4"
    >
      <p className="flex items-center gap-1.5 text-caption text-ink-2">
        <Lock aria-hidden="true" className="size-3.5 text-ink-3" />
        {t('gatePart', { plan: names.ofTier(required) })}
      </p>
      <div className="grid gap-1">
        <h3 className="text-form font-semibold text-ink-1">{title}</h3>
        <p className="text-body text-ink-2">{text}</p>
      </div>
      <Ways />
    </section>
  )
}
