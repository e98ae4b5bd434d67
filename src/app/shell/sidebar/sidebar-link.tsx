// An entry of the app's sidebar, with its count.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { TextKey } from '#i18n/areas.ts'
import { useText } from '#i18n/use-text.ts'
import { CountBadge } from '#ui/identity/badge.tsx'
import { isCurrent, type NavItem } from './nav-items.ts'
import { SidebarRow, sidebarRowClass } from './sidebar-row.tsx'

/** What a count is a count of, for those who do not see where it stands. */
const badgeTexts: Partial<Record<NavItem['key'], TextKey<'nav'>>> = {
  newListings: 'badgeNewListings',
}

type SidebarLinkProps = { item: NavItem; pathname: string; isExpanded: boolean; count: number }

export const SidebarLink = ({ item, pathname, isExpanded, count }: SidebarLinkProps) => {
  const { t } = useText('nav')
  const { to, key, Icon } = item
  const isHere = isCurrent(item, pathname)
  const badgeText = badgeTexts[key]
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={sidebarRowClass(isHere ? 'here' : 'plain')}
    >
      <SidebarRow
        icon={<Icon />}
        label={t(key)}
        end={count > 0 ? <span className="w-6" /> : null}
      />
      {count > 0 ? (
        <span
          title={badgeText === undefined ? undefined : t(badgeText, { count })}
          className={clsx('absolute grid', isExpanded ? 'end-2.5 top-2.75' : '-end-0.5 -top-0.5')}
        >
          <span aria-hidden={badgeText !== undefined} className="grid">
            <CountBadge count={count} />
          </span>
          {badgeText === undefined ? null : (
            <span className="sr-only">{t(badgeText, { count })}</span>
          )}
        </span>
      ) : null}
    </Link>
  )
}
