// The off switch of single-key shortcuts, for the shortcuts dialog and the settings.
import { useText } from '#i18n/use-text.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { setShortcutsOn, useAreShortcutsOn } from './shortcut-setting.ts'

export const ShortcutSwitch = () => {
  const { t } = useText('commands')
  return <Checkbox label={t('shortcutsOn')} isChecked={useAreShortcutsOn()} onChange={setShortcutsOn} />
}
