// Everything that can be set, in one column of sections (R-LAY-045, D-SETTINGS).
import { AppearanceSetting } from './appearance-setting.tsx'
import { LanguageSetting } from './language-setting.tsx'
import { NotificationSetting } from './notification-setting.tsx'
import { PreferenceSetting } from './preference-setting.tsx'
import { SecuritySetting } from './security-setting.tsx'
import { ShortcutSetting } from './shortcut-setting.tsx'
import { StorageSetting } from './storage/storage-setting.tsx'

export const SettingsTab = () => (
  <div>
    <AppearanceSetting />
    <LanguageSetting />
    <NotificationSetting />
    <SecuritySetting />
    <PreferenceSetting />
    <ShortcutSetting />
    <StorageSetting />
  </div>
)
