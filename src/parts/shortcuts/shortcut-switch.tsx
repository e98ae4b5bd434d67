// The off switch of single-key shortcuts, for the shortcuts dialog and the settings.
import { useId } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { setShortcutsOn, useAreShortcutsOn } from '#client/shortcuts/shortcut-setting.ts'

export const ShortcutSwitch = () => {
  const { t } = useText('commands')
  const hintId = useId()
  return (
    <div role="group" aria-describedby={hintId}>
      <Checkbox
        label={t('shortcutsOn')}
        isChecked={useAreShortcutsOn()}
        onChange={setShortcutsOn}
      />
      <p id={hintId} className="ps-6 text-table text-ink-3">
        {t('shortcutsOnHint')}
      </p>
    </div>
  )
}
