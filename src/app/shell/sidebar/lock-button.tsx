// Keeps a sidebar open, or lets it close again (R-LAY-022, R-LAY-038..040, R-ASB-006, R-ASB-007).
import { PanelLeft, PanelLeftClose } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import { useSidebar, type SidebarStore } from './sidebar-store.ts'
import { SidebarRow, sidebarRowClass } from './sidebar-row.tsx'
import { pressLock } from './use-sidebar-opening.ts'

export const LockButton = ({
  store,
  size = 'app',
}: {
  store: SidebarStore
  size?: 'app' | 'admin'
}) => {
  const { t } = useText('nav')
  const { isLocked } = useSidebar(store)
  const name = t(isLocked ? 'unlockSidebar' : 'lockSidebar')
  const Icon = isLocked ? PanelLeftClose : PanelLeft
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      onClick={(event) => pressLock(store, event)}
      className={sidebarRowClass('plain')}
    >
      <SidebarRow
        icon={<Icon className="mirror" />}
        label={t(isLocked ? 'unlock' : 'lock')}
        size={size}
      />
    </button>
  )
}
