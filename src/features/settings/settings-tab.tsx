// Everything that can be set, in one column of sections (R-LAY-045, D-SETTINGS).
import { useText } from '#i18n/use-text.ts'
import { ShortcutSwitch } from '#parts/shortcuts/shortcut-switch.tsx'
import { ShortcutTable } from '#parts/shortcuts/shortcut-table.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { AppearanceSetting } from './appearance-setting.tsx'
import { CurrencySetting } from './currency-setting.tsx'
import { LanguageSetting } from './language-setting.tsx'
import { NotificationSetting } from './notifications/notification-setting.tsx'
import { PreferenceSetting } from './preference-setting.tsx'
import { SecuritySetting } from './security-setting.tsx'
import { StorageSetting } from './storage/storage-setting.tsx'

// The keyboard's shortcuts, and the switch that turns the single keys off.
const ShortcutSetting = () => {
  const { t } = useText('commands')
  return (
    <PageSection title={t('shortcuts')}>
      <ShortcutSwitch />
      <ShortcutTable />
    </PageSection>
  )
}

export const SettingsTab = () => (
  <div>
    <AppearanceSetting />
    <LanguageSetting />
    <CurrencySetting />
    <NotificationSetting />
    <SecuritySetting />
    <PreferenceSetting />
    <ShortcutSetting />
    <StorageSetting />
  </div>
)
