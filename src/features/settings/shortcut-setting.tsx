// The keyboard's shortcuts, and the switch that turns the single keys off.
import { useText } from '#i18n/use-text.ts'
import { ShortcutSwitch } from '#parts/shortcuts/shortcut-switch.tsx'
import { ShortcutTable } from '#parts/shortcuts/shortcut-table.tsx'
import { PageSection } from '#ui/page-section.tsx'

export const ShortcutSetting = () => {
  const { t } = useText('commands')
  return (
    <PageSection title={t('shortcuts')}>
      <ShortcutSwitch />
      <ShortcutTable />
    </PageSection>
  )
}
