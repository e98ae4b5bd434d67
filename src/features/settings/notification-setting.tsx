// A section that exists by name (R-LAY-045) and says what will come.
import { useText } from '#i18n/use-text.ts'
import { PageSection, SectionNote } from '#ui/page-section.tsx'

export const NotificationSetting = () => {
  const { t } = useText('settings')
  return (
    <PageSection title={t('notifications')}>
      <SectionNote>{t('notificationsNote')}</SectionNote>
    </PageSection>
  )
}
