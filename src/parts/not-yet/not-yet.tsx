// An announced page that is not built yet: says so, what it will do, and leads to what works.
import { Link, linkOptions } from '@tanstack/react-router'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { laterPages, type LaterPage, type LaterPageFacts, type WayOn } from './later-pages.ts'

const waysOn = {
  coins: { link: linkOptions({ to: '/coinlist' }), label: 'cryptoRating' },
  watchlist: { link: linkOptions({ to: '/watchlist' }), label: 'watchlist' },
} as const satisfies Record<WayOn, unknown>

export const NotYet = ({ page }: { page: LaterPage }) => {
  const { t: nav } = useText('nav')
  const { t: pages } = useText('pages')
  const { t: admin } = useText('admin')
  const { title, text, wayOn }: LaterPageFacts = laterPages[page]
  const say = (words: LaterPageFacts['title']): string => {
    if (words[0] === 'nav') return nav(words[1])
    return words[0] === 'pages' ? pages(words[1]) : admin(words[1])
  }
  return (
    <div className="px-4 tablet:px-6">
      <EmptyState
        heading="h1"
        title={say(title)}
        text={
          <>
            {page === 'other' ? null : (
              <span className="mb-1 block text-table font-medium text-ink-1">
                {pages('notYet')}
              </span>
            )}
            {say(text)}
          </>
        }
        action={
          <Link {...waysOn[wayOn].link} className={buttonClass()}>
            {nav(waysOn[wayOn].label)}
          </Link>
        }
      />
    </div>
  )
}
