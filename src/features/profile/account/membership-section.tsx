// Which membership the account has; plans and payments are on their own page.
import { Link } from '@tanstack/react-router'
import type { MembershipTier } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { PageSection, SectionNote } from '#ui/page-section.tsx'

export const MembershipSection = ({ tier }: { tier: MembershipTier }) => {
  const { t } = useText('profile')
  const { t: nav } = useText('nav')
  return (
    <PageSection title={t('membership')}>
      <div className="grid gap-1">
        <p className="text-title-1 font-semibold text-ink-1">{t(tier)}</p>
        <SectionNote>{t(tier === 'free' ? 'freeText' : 'paidText')}</SectionNote>
      </div>
      <Link to="/profile/membership" className={buttonClass()}>
        {nav('membership')}
      </Link>
    </PageSection>
  )
}
