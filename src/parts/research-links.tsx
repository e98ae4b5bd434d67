// The research screens, side by side under the title of each: nobody needs the sidebar to find one
// (D-SOON).
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useText } from '#i18n/use-text.ts'

const screens = [
  { to: '/coinlist', key: 'cryptoRating' },
  { to: '/upcoming', key: 'idoRating' },
  { to: '/top-movers', key: 'topMovers' },
  { to: '/newly-listed-coins', key: 'newListings' },
  { to: '/gemscout', key: 'gemScout' },
  { to: '/launchpads', key: 'launchpads' },
  { to: '/airdropscore', key: 'airdrops' },
] as const

export const ResearchLinks = memo(({ className = '' }: { className?: string }) => {
  const { t } = useText('nav')
  return (
    <nav
      aria-label={t('research')}
      className={`no-scrollbar -mx-4 overflow-x-auto px-4 tablet:mx-0 tablet:px-0 ${className}`}
    >
      <ul className="flex gap-5">
        {screens.map(({ to, key }) => (
          <li key={to} className="flex-none">
            <Link
              to={to}
              className="flex h-9 items-center border-b-2 border-transparent text-table text-ink-3 hover:text-ink-1 aria-[current=page]:border-ink-1 aria-[current=page]:font-medium aria-[current=page]:text-ink-1 max-tablet:h-11"
            >
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
})
