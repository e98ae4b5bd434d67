// The bar at the top of every page: logo, search, sample mark, sync state, language, account. On
// the landing page, only the way in.
import { Link } from '@tanstack/react-router'
import { Menu, Search, X } from 'lucide-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { productName } from '#domain/product.ts'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Mark } from '#ui/identity/mark.tsx'
import { SampleMarketMark } from '#parts/market/sample-market-mark.tsx'
import { SyncPill } from '#parts/sync-pill/sync-pill.tsx'
import { menuIntent } from '../menu/load-mobile-menu.ts'
import { SearchBox } from '../search/search-box.tsx'
import { AccountMenu } from './account-menu.tsx'
import { LanguageButton } from './language-button.tsx'

/**
 * `app`: beside a sidebar, above a tab bar. `landing`: without search. `bare`: every other page.
 */
export type TopBarKind = 'app' | 'bare' | 'landing'

/** As long as the bar has no room for its links; in the app a phone's tab bar opens the menu. */
const menuButtonClass: Record<TopBarKind, string> = {
  app: 'max-tablet:hidden wide:hidden',
  bare: 'wide:hidden',
  landing: 'desk:hidden',
}

type TopBarProps = { kind: TopBarKind; onLanguage: () => void; onMenu: () => void }

const PhoneSearch = ({ onDone }: { onDone: () => void }) => {
  const { t } = useText('actions')
  return (
    <div className="flex flex-1 items-center gap-1 tablet:hidden">
      <SearchBox takesFocus onDone={onDone} />
      <IconButton label={t('close')} onClick={onDone}>
        <X />
      </IconButton>
    </div>
  )
}

export const TopBar = ({ kind, onLanguage, onMenu }: TopBarProps) => {
  const { t } = useText('nav')
  const [isSearching, setIsSearching] = useState(false)
  const isLanding = kind === 'landing'
  return (
    <header
      data-bar="top"
      className={
        'sticky top-0 z-10 flex h-14 items-center gap-2 border-b border-hair bg-canvas ' +
        'px-4 tablet:px-6 max-tablet:pe-2'
      }
    >
      {isSearching && !isLanding ? (
        <PhoneSearch onDone={() => setIsSearching(false)} />
      ) : (
        <>
          <Link
            to="/"
            aria-label={productName}
            className={clsx(
              'flex h-11 flex-none items-center gap-2',
              kind === 'app' && 'tablet:hidden',
            )}
          >
            <Mark />
            <span className="text-form font-semibold tracking-closer text-ink-1 max-[22.5rem]:hidden">
              {productName}
            </span>
          </Link>
          {isLanding ? null : (
            <div className={clsx('min-w-20 max-tablet:hidden', kind === 'bare' && 'ms-4')}>
              <SearchBox />
            </div>
          )}
          <span className="flex-1" />
          <SampleMarketMark
            className={clsx(
              'me-2 flex-none wide:me-4',
              kind === 'app' ? 'max-tablet:hidden' : 'max-desk:hidden',
            )}
          />
          {isLanding ? null : <SyncPill />}
          {isLanding ? null : (
            <IconButton
              label={t('search')}
              data-search-opener
              onClick={() => setIsSearching(true)}
              className="tablet:hidden"
            >
              <Search className="size-5" />
            </IconButton>
          )}
          <Link
            to="/pricing"
            className={`${buttonClass({ variant: 'ghost' })} ${isLanding ? 'max-tablet:hidden' : 'max-wide:hidden'}`}
          >
            {t('pricing')}
          </Link>
          <LanguageButton onClick={onLanguage} />
          <AccountMenu isQuiet={isLanding} />
          {isLanding ? (
            <Link to="/coinlist" className={clsx(buttonClass(), 'max-[22.5rem]:px-2.5')}>
              {t('goToApp')}
            </Link>
          ) : null}
          <IconButton
            label={t('menu')}
            aria-haspopup="dialog"
            onClick={onMenu}
            {...menuIntent}
            className={menuButtonClass[kind]}
          >
            <Menu className="size-5" />
          </IconButton>
        </>
      )}
    </header>
  )
}
