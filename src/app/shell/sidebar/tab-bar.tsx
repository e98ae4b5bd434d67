// The five places of the app on a phone; the last opens everything else.
import { Link, useLocation } from '@tanstack/react-router'
import { ChartNoAxesColumn, Ellipsis, Rocket, Star, TrendingUp } from 'lucide-react'
import { clsx } from 'clsx'
import { useText } from '#i18n/use-text.ts'
import { menuIntent } from '../menu/load-mobile-menu.ts'

const tabs = [
  {
    to: '/coinlist',
    key: 'tabCoins',
    Icon: ChartNoAxesColumn,
    startsWith: ['/coinlist', '/coin/', '/coindetail/'],
  },
  { to: '/upcoming', key: 'tabSales', Icon: Rocket, startsWith: ['/upcoming', '/ido/'] },
  { to: '/watchlist', key: 'tabWatchlist', Icon: Star, startsWith: ['/watchlist'] },
  { to: '/top-movers', key: 'tabMovers', Icon: TrendingUp, startsWith: ['/top-movers'] },
] as const

const tabClass = (isHere: boolean): string =>
  clsx(
    'relative grid content-center justify-items-center gap-0.75 ' +
      'text-[length:min(var(--text-label),3.8vw)]/3.5 [&_.lucide]:size-5 ' +
      '[&_.lucide]:stroke-[1.6] -outline-offset-2',
    isHere
      ? 'font-medium text-ink-1 before:absolute before:-top-px before:h-0.5 before:w-6 before:bg-accent'
      : 'text-ink-3',
  )

export const TabBar = ({ onMore }: { onMore: () => void }) => {
  const { t } = useText('nav')
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav
      data-bar="tabs"
      aria-label={t('main')}
      className={
        'fixed inset-x-0 bottom-0 z-20 grid ' +
        'h-[calc(--spacing(15)+env(safe-area-inset-bottom))] grid-cols-5 border-t ' +
        'border-line bg-surface pb-[calc(--spacing(1)+env(safe-area-inset-bottom))] ' +
        'tablet:hidden'
      }
    >
      {tabs.map(({ to, key, Icon, startsWith }) => {
        const isHere = startsWith.some(
          (start) =>
            pathname === start || pathname.startsWith(start.endsWith('/') ? start : `${start}/`),
        )
        return (
          <Link
            key={key}
            to={to}
            aria-current={isHere ? 'page' : undefined}
            className={tabClass(isHere)}
          >
            <Icon />
            {t(key)}
          </Link>
        )
      })}
      <button
        type="button"
        onClick={onMore}
        {...menuIntent}
        aria-haspopup="dialog"
        className={tabClass(false)}
      >
        <Ellipsis />
        {t('tabMore')}
      </button>
    </nav>
  )
}
