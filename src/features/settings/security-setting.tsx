// Where password and devices are (R-LAY-045).
import { Link } from '@tanstack/react-router'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { PageSection, SectionNote } from '#ui/page-section.tsx'

export const SecuritySetting = () => {
  const { t } = useText('settings')
  return (
    <PageSection title={t('security')}>
      <SectionNote>{t('securityNote')}</SectionNote>
      <Link to="/profile" search={{ tab: 'security' }} className={buttonClass()}>
        {t('openSecurity')}
      </Link>
    </PageSection>
  )
}
