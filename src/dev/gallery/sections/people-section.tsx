// People: the pictures they may choose, and what stands where a membership would open more.
import { avatarIds } from '#domain/account/avatar.ts'
import { useText } from '#i18n/use-text.ts'
import { Avatar } from '#ui/identity/avatar.tsx'
import { UpgradeCard } from '#parts/membership-gate/upgrade-card.tsx'
import { MembershipGate } from '#parts/membership-gate/membership-gate.tsx'
import { Specimen } from '../specimen.tsx'

const somebody = { username: 'Ada Byron', email: '', avatarId: null, avatarUrl: null }

export const PeopleSection = () => {
  const { t } = useText('plans')
  const { t: nav } = useText('nav')
  return (
    <>
      <Specimen name="Avatar">
        {avatarIds.map((id) => (
          <Avatar key={id} person={{ ...somebody, avatarId: id }} size={64} />
        ))}
        <Avatar person={{ ...somebody, avatarId: 'of another host' }} size={64} />
      </Specimen>
      <Specimen name="UpgradeCard, MemberGate">
        <UpgradeCard required="pro" title={nav('portfolioAudit')} text={t('proText')} />
        <MembershipGate required="premium" title={nav('assistant')} text={t('premiumText')}>
          <p className="text-body text-ink-2">{t('premiumText')}</p>
        </MembershipGate>
      </Specimen>
    </>
  )
}
