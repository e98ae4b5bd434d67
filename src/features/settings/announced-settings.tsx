// Sections that exist by name (R-LAY-045) and say what will come, and what works until then.
import { useText } from '#i18n/use-text.ts'
import { SettingNote, SettingSection } from './setting-section.tsx'

export const NotificationSetting = () => {
  const { t } = useText('settings')
  return (
    <SettingSection title={t('notifications')}>
      <SettingNote>{t('notificationsNote')}</SettingNote>
    </SettingSection>
  )
}

export const SecuritySetting = () => {
  const { t } = useText('settings')
  return (
    <SettingSection title={t('security')}>
      <SettingNote>{t('securityNote')}</SettingNote>
    </SettingSection>
  )
}
