// An address without a page: says so, guesses what was meant, searches, leads home (D-NOTFOUND,
// D-SCOUT).
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { coinMatches } from '#data/catalog/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import type { TextKey } from '#i18n/areas.ts'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { CoinSearchForm } from '#parts/search/coin-search-form.tsx'
import { suggestPages, wordsOf } from './suggest-pages.ts'

/** What the menus call a page; the others are known by their address. */
const names: Partial<Record<string, TextKey<'nav'>>> = {
  '/coinlist': 'cryptoRating',
  '/upcoming': 'idoRating',
  '/compare': 'compare',
  '/newly-listed-coins': 'newListings',
  '/top-movers': 'topMovers',
  '/watchlist': 'watchlist',
  '/generator': 'aiPortfolio',
  '/portfolio-analysis': 'portfolio',
  '/launchpads': 'launchpads',
  '/airdropscore': 'airdrops',
  '/gemscout': 'gemScout',
  '/aiassistant': 'assistant',
  '/profile': 'profile',
  '/profile/membership': 'membership',
  '/pricing': 'pricing',
  '/documentation': 'documentation',
  '/login': 'logIn',
  '/register': 'signUp',
}

const Suggestions = ({ pathname }: { pathname: string }) => {
  const { t } = useText('error')
  const { t: nav } = useText('nav')
  const id = useId()
  const suggested = suggestPages(pathname)
  if (suggested.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h2 id={id} className="text-table font-regular text-ink-3">
        {t('maybe')}
      </h2>
      <ul>
        {suggested.map((path) => {
          const name = names[path]
          return (
            <li key={path}>
              <Link
                to={path}
                className={
                  'inline-flex min-h-9 flex-wrap items-center gap-x-2 text-body text-link ' +
                  'hover:underline max-tablet:min-h-11'
                }
              >
                {name === undefined ? null : <span>{nav(name)}</span>}
                <bdi dir="ltr" className={name === undefined ? undefined : 'text-table text-ink-3'}>
                  {path}
                </bdi>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Proposes the address's words only where some coin answers to them. */
const CoinSearch = ({ pathname }: { pathname: string }) => {
  const words = wordsOf(pathname)
  const matches = useLiveQuery(() => coinMatches(words, 1), [words])
  return <CoinSearchForm proposed={matches && matches.length > 0 ? words : ''} />
}

export const NotFoundScreen = ({ pathname }: { pathname: string }) => {
  const { t } = useText('error')
  return (
    <div className="px-4 tablet:px-6">
      <EmptyState
        heading="h1"
        title={t('pageNotFound')}
        text={t('pageNotFoundText')}
        action={
          <div className="grid w-full max-w-90 gap-5">
            <Suggestions pathname={pathname} />
            <CoinSearch pathname={pathname} />
            <div className="flex flex-wrap gap-2">
              <Link to="/" className={buttonClass()}>
                {t('toHome')}
              </Link>
              <Link to="/coinlist" className={buttonClass({ variant: 'ghost' })}>
                {t('toCoins')}
              </Link>
            </div>
          </div>
        }
      />
    </div>
  )
}
