// The app's sidebar: 56 px, 240 while hovered, focused or locked. It floats over the page unless it is locked.
import { Link, useLocation } from '@tanstack/react-router'
import { PanelLeft, PanelLeftClose } from 'lucide-react'
import { clsx } from 'clsx'
import type { FocusEvent, KeyboardEvent } from 'react'
import { productName } from '#domain/product.ts'
import { useText } from '#i18n/use-text.ts'
import { CountBadge } from '#ui/identity/badge.tsx'
import { Mark } from '#ui/identity/mark.tsx'
import { isCurrent, navItems, soonItems, type NavItem } from './nav-items.ts'
import { sendToSidebar, useSidebar } from './use-sidebar.ts'

const row = 'relative flex h-9 items-center gap-3 rounded-2 ps-2.5 pe-2.5 text-table whitespace-nowrap transition-colors [&_.lucide]:size-5 [&_.lucide]:stroke-[1.6]'

type ItemProps = { item: NavItem; isExpanded: boolean; pathname: string; badge: number }

const SidebarLink = ({ item: { to, key, Icon, startsWith }, isExpanded, pathname, badge }: ItemProps) => {
  const { t } = useText('nav')
  const isHere = isCurrent({ startsWith }, pathname)
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      aria-label={isExpanded ? undefined : t(key)}
      className={clsx(
        row,
        isHere
          ? 'bg-raised text-ink-1 before:absolute before:inset-y-2.5 before:-start-2 before:w-0.5 before:rounded-full before:bg-accent'
          : 'text-ink-3 hover:bg-surface hover:text-ink-1',
      )}
    >
      <Icon />
      <span className={clsx('min-w-0 flex-1 truncate', !isExpanded && 'sr-only')}>{t(key)}</span>
      <span className={isExpanded ? undefined : 'absolute end-0.5 top-0.5'}>
        <CountBadge count={badge} />
      </span>
    </Link>
  )
}

const SoonItem = ({ item: { key, Icon }, isExpanded }: { item: (typeof soonItems)[number]; isExpanded: boolean }) => {
  const { t } = useText('nav')
  return (
    <li>
      <span aria-disabled="true" title={t('soonHint', { name: t(key) })} className={clsx(row, 'text-faint')}>
        <Icon />
        <span className={clsx('min-w-0 flex-1 truncate', !isExpanded && 'sr-only')}>{t(key)}</span>
        <span className={clsx('text-label', !isExpanded && 'sr-only')}>{t('soon')}</span>
      </span>
    </li>
  )
}

/** Leaves when the focus goes to something outside the sidebar. */
const onBlur = (event: FocusEvent<HTMLElement>) => {
  if (!event.currentTarget.contains(event.relatedTarget)) sendToSidebar('left')
}
const onFocus = (event: FocusEvent<HTMLElement>) => {
  if (event.target.matches(':focus-visible')) sendToSidebar('entered')
}
const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Escape') sendToSidebar('left')
}

export const Sidebar = ({ badges }: { badges?: Partial<Record<NavItem['key'], number>> }) => {
  const { t } = useText('nav')
  const { isExpanded, isLocked } = useSidebar()
  const pathname = useLocation({ select: (location) => location.pathname })
  const lockLabel = t(isLocked ? 'unlockSidebar' : 'lockSidebar')
  const LockIcon = isLocked ? PanelLeftClose : PanelLeft
  return (
    <aside className={clsx('z-20 flex-none transition-[width] duration-(--layout) ease-standard max-tablet:hidden', isLocked ? 'w-60' : 'w-14')}>
      <div
        role="presentation"
        onPointerEnter={() => sendToSidebar('entered')}
        onPointerLeave={() => sendToSidebar('left')}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        className={clsx(
          'fixed inset-y-0 start-0 flex flex-col overflow-x-hidden overflow-y-auto border-e border-hair bg-canvas transition-[width] duration-(--layout) ease-standard',
          isExpanded ? 'w-60' : 'w-14',
        )}
      >
        <Link to="/" aria-label={productName} className="flex h-14 flex-none items-center gap-2.5 ps-[17px] -outline-offset-4">
          <Mark />
          <span className={clsx('text-form font-semibold tracking-closer text-ink-1', !isExpanded && 'invisible')}>{productName}</span>
        </Link>
        <nav aria-label={t('main')} className="px-2 pt-2">
          <ul className="grid gap-0.5">
            {navItems.map((item) => (
              <li key={item.key}>
                <SidebarLink item={item} isExpanded={isExpanded} pathname={pathname} badge={badges?.[item.key] ?? 0} />
              </li>
            ))}
          </ul>
          <hr className="mx-2.5 my-2.5 border-line" />
          <ul className="grid gap-0.5">
            {soonItems.map((item) => (
              <SoonItem key={item.key} item={item} isExpanded={isExpanded} />
            ))}
          </ul>
        </nav>
        <div className="mt-auto px-2 py-3">
          <button type="button" aria-label={lockLabel} title={lockLabel} aria-pressed={isLocked} onClick={() => sendToSidebar('lockPressed')} className={clsx(row, 'w-10 justify-center p-0 text-ink-3 hover:bg-surface hover:text-ink-1')}>
            <LockIcon className="mirror" />
          </button>
        </div>
      </div>
    </aside>
  )
}
