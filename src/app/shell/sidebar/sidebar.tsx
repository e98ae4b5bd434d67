// The app's sidebar: 56 px, 240 while hovered, focused or locked. It floats over the page unless it
// is locked.
import { Link, useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { productName } from '#domain/product.ts'
import { useText } from '#i18n/use-text.ts'
import { Mark } from '#ui/identity/mark.tsx'
import { useSiteLinks } from '#client/site-links/use-site-links.ts'
import { useBadges } from './badge-counts.ts'
import { LockButton } from './lock-button.tsx'
import { isFinished, navItems, soonItems, type SoonItem } from './nav-items.ts'
import { SidebarLink } from './sidebar-link.tsx'
import { SidebarRow, sidebarRowClass } from './sidebar-row.tsx'
import { appSidebar, useSidebar } from './sidebar-store.ts'
import { useSidebarOpening } from './use-sidebar-opening.ts'

const SoonRow = ({ item: { key, Icon } }: { item: SoonItem }) => {
  const { t } = useText('nav')
  return (
    <span
      role="link"
      aria-disabled="true"
      title={t('soonHint', { name: t(key) })}
      className={sidebarRowClass('off')}
    >
      <SidebarRow
        icon={<Icon />}
        label={t(key)}
        end={<span className="text-label">{t('soon')}</span>}
      />
    </span>
  )
}

export const Sidebar = () => {
  const { t } = useText('nav')
  const { isExpanded, isLocked } = useSidebar(appSidebar)
  const opening = useSidebarOpening(appSidebar)
  const badges = useBadges()
  const { areSoonMarksLifted } = useSiteLinks()
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <aside
      className={clsx(
        'z-20 flex-none transition-[width] duration-(--layout) ease-standard max-tablet:hidden',
        isLocked ? 'w-60' : 'w-14',
      )}
    >
      <div
        {...opening}
        data-sidebar="app"
        data-bar="side"
        className={clsx(
          'fixed inset-y-0 start-0 flex flex-col overflow-x-hidden overflow-y-auto ' +
            'border-e border-hair bg-canvas transition-[width] duration-(--layout) ' +
            'ease-standard',
          isExpanded ? 'w-60' : 'w-14',
        )}
      >
        <Link
          to="/"
          aria-label={productName}
          className="h-14 flex-none overflow-clip -outline-offset-4"
        >
          <span className="flex h-full w-56 items-center gap-2.5 ps-4.25">
            <Mark />
            <span
              className={clsx(
                'text-form font-semibold tracking-closer text-ink-1 transition-opacity duration-(--layout)',
                !isExpanded && 'opacity-0',
              )}
            >
              {productName}
            </span>
          </span>
        </Link>
        <nav aria-label={t('main')} className="px-2 pt-2">
          <ul className="grid grid-cols-1 gap-0.5">
            {navItems.map((item) => (
              <li key={item.key}>
                <SidebarLink
                  item={item}
                  pathname={pathname}
                  isExpanded={isExpanded}
                  count={badges[item.key] ?? 0}
                />
              </li>
            ))}
          </ul>
          <hr className="mx-2.5 my-2.5 border-line" />
          <ul className="grid grid-cols-1 gap-0.5">
            {soonItems.map((item) => (
              <li key={item.key}>
                {areSoonMarksLifted && isFinished(item) ? (
                  <SidebarLink item={item} pathname={pathname} isExpanded={isExpanded} count={0} />
                ) : (
                  <SoonRow item={item} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto px-2 py-3">
          <LockButton store={appSidebar} />
        </div>
      </div>
    </aside>
  )
}
