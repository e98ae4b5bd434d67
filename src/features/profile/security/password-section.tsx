// Another password (R-PRF-010). Other devices are logged out with it; an account without one says
// how it logs in.
import type { User } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import { PageSection, SectionNote } from '#ui/page-section.tsx'
import { PasswordForm } from './password-form.tsx'

export const PasswordSection = ({ user, canChange }: { user: User; canChange: boolean }) => {
  const { t } = useText('profile')
  return (
    <PageSection title={t('password')}>
      {user.hasPassword ? (
        <>
          <SectionNote>{t('passwordText')}</SectionNote>
          <PasswordForm email={user.email} canChange={canChange} />
        </>
      ) : (
        <SectionNote>{t('noPassword')}</SectionNote>
      )}
    </PageSection>
  )
}
