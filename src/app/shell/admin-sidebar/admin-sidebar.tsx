// The admin area's sidebar: 51 px, 185 while hovered, focused or locked, moving in 0.3 s
// (R-ASB-002..005).
import { Link, useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useText } from '#i18n/use-text.ts'
import { LockButton } from '../sidebar/lock-button.tsx'
import { SidebarRow, sidebarRowClass } from '../sidebar/sidebar-row.tsx'
import { adminSidebar, useSidebar } from '../sidebar/sidebar-store.ts'
import { useSidebarOpening } from '../sidebar/use-sidebar-opening.ts'
import { AdminGroup } from './admin-group.tsx'
import { adminMenu, isCurrentLink } from './admin-menu.ts'
import { useOpenGroup } from './open-group.ts'

const slide = 'transition-[width] duration-(--admin-sidebar) ease-standard'
const narrow = 'w-[3.1875rem]'
const wide = 'w-[11.5625rem]'

export const AdminSidebar = () => {
  const { t } = useText('admin')
  const { isExpanded, isLocked } = useSidebar(adminSidebar)
  const opening = useSidebarOpening(adminSidebar)
  const pathname = useLocation({ select: (location) => location.pathname })
  const [openGroup, toggleGroup] = useOpenGroup(pathname)
  return (
    <aside className={clsx('z-20 flex-none max-tablet:hidden', slide, isLocked ? wide : narrow)}>
      <div
        {...opening}
        data-sidebar="admin"
        className={clsx(
          'fixed inset-y-0 start-0 flex flex-col overflow-x-hidden overflow-y-auto border-e border-hair bg-canvas',
          slide,
          isExpanded ? wide : narrow,
        )}
      >
        <p
          aria-hidden="true"
          className={clsx(
            'flex h-14 flex-none items-center ps-4 text-table font-semibold text-ink-1',
            !isExpanded && 'invisible',
          )}
        >
          {t('title')}
        </p>
        <nav aria-label={t('menu')} className="px-2">
          <ul className="grid grid-cols-1 gap-0.5">
            {adminMenu.map((entry) => {
              if (entry.kind === 'group') {
                const toggle = (): void => {
                  // A finger presses the icon of a closed sidebar: there it opens both.
                  if (!isExpanded) adminSidebar.send({ type: 'toggled' })
                  if (isExpanded || openGroup !== entry.key) toggleGroup(entry.key)
                }
                return (
                  <AdminGroup
                    key={entry.key}
                    group={entry}
                    isOpen={isExpanded && openGroup === entry.key}
                    pathname={pathname}
                    onToggle={toggle}
                  />
                )
              }
              const isHere = isCurrentLink(entry, pathname)
              return (
                <li key={entry.key}>
                  <Link
                    to={entry.link.to}
                    activeOptions={{ exact: true }}
                    aria-current={isHere ? 'page' : undefined}
                    className={sidebarRowClass(isHere ? 'here' : 'plain')}
                  >
                    <SidebarRow size="admin" icon={<entry.Icon />} label={t(entry.key)} />
                  </Link>
                </li>
              )
            })}
          </ul>
        </nav>
        <div className="mt-auto px-2 py-3">
          <LockButton store={adminSidebar} size="admin" />
        </div>
      </div>
    </aside>
  )
}
