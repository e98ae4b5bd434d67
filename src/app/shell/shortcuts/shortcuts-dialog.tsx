// Every shortcut and the switch that turns the single keys off.
import { useText } from '#i18n/use-text.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ShortcutSwitch } from '#parts/shortcuts/shortcut-switch.tsx'
import { ShortcutTable } from '#parts/shortcuts/shortcut-table.tsx'

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useText('commands')
  const { t: actions } = useText('actions')
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('shortcuts')} closeLabel={actions('close')}>
      <ShortcutTable />
      <div className="mt-4">
        <ShortcutSwitch />
      </div>
    </Dialog>
  )
}
