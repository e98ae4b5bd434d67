// Who is signed in: picture, name, address, since when, and with which membership.
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import type { UserSession } from '#sync/session/session.ts'
import { PageSection } from '#ui/page-section.tsx'
import { ConnectionNote, useCanChange } from '#parts/states/connection-note.tsx'
import { AvatarSection } from './avatar-section.tsx'
import { EmailSection } from './email-section.tsx'
import { MembershipSection } from './membership-section.tsx'
import { NameSection } from './name-section.tsx'

export const AccountTab = ({ session }: { session: UserSession }) => {
  const { t } = useText('profile')
  const format = useFormat()
  const canChange = useCanChange(session)
  const { user } = session
  return (
    <div>
      <ConnectionNote session={session} />
      <AvatarSection user={user} canChange={canChange} />
      <NameSection user={user} canChange={canChange} />
      <EmailSection user={user} canChange={canChange} />
      {user.memberSinceSec === null ? null : (
        <PageSection title={t('memberSince')}>
          <bdi dir="ltr" className="text-body text-ink-1">
            {format.date(user.memberSinceSec)}
          </bdi>
        </PageSection>
      )}
      <MembershipSection tier={user.tier} />
    </div>
  )
}
