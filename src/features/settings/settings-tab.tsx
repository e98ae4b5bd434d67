// Everything that can be set, in one column of sections (R-LAY-045, D-SETTINGS).
import { NotificationSetting, SecuritySetting } from './announced-settings.tsx'
import { AppearanceSetting } from './appearance-setting.tsx'
import { LanguageSetting } from './language-setting.tsx'
import { PreferenceSetting } from './preference-setting.tsx'
import { StorageSetting } from './storage/storage-setting.tsx'

export const SettingsTab = () => (
  <div>
    <AppearanceSetting />
    <LanguageSetting />
    <NotificationSetting />
    <SecuritySetting />
    <PreferenceSetting />
    <StorageSetting />
  </div>
)
