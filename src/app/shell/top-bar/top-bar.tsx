// The bar at the top of every page: search, sample mark, sync state, language, account. On the landing page, only the way in.
import { Link } from '@tanstack/react-router'
import { Globe, Search, X } from 'lucide-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { productName } from '#domain/product.ts'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Mark } from '#ui/identity/mark.tsx'
import { SampleMarketMark } from '#widgets/market/sample-market-mark.tsx'
import { SyncPill } from '#widgets/sync-pill.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { AccountMenu } from './account-menu.tsx'

export type TopBarKind = 'app' | 'bare' | 'landing'

const LanguageButton = ({ onClick, isHiddenOnPhone }: { onClick: () => void; isHiddenOnPhone: boolean }) => {
  const { t, language } = useText('nav')
  return (
    <button
      type="button"
      aria-label={`${t('language')}: ${language.toUpperCase()}`}
      aria-haspopup="dialog"
      onClick={onClick}
      className={clsx('inline-flex h-9 items-center gap-1.5 rounded-2 px-2 text-table text-ink-2 transition-colors hover:bg-raised hover:text-ink-1 max-tablet:h-11', isHiddenOnPhone && 'max-tablet:hidden')}
    >
      <Globe />
      <span aria-hidden="true">{language.toUpperCase()}</span>
    </button>
  )
}

const LandingLinks = () => {
  const { t } = useText('nav')
  return (
    <>
      <Link to="/pricing" className={`${buttonClass({ variant: 'ghost' })} max-tablet:hidden`}>
        {t('pricing')}
      </Link>
      <Link to="/coinlist" className={buttonClass()}>
        {t('goToApp')}
      </Link>
    </>
  )
}

type TopBarProps = { kind: TopBarKind; onLanguage: () => void }

export const TopBar = ({ kind, onLanguage }: TopBarProps) => {
  const { t } = useText('nav')
  const { t: actions } = useText('actions')
  const [isSearching, setIsSearching] = useState(false)
  const stopSearching = () => setIsSearching(false)
  const hasSearch = kind !== 'landing'
  return (
    <header className="sticky top-0 z-10 flex h-14 items-center gap-2 border-b border-hair bg-canvas px-4 tablet:px-6 max-tablet:pe-2">
      {isSearching ? (
        <div className="flex flex-1 items-center gap-1 tablet:hidden">
          <SearchBox takesFocus onDone={stopSearching} />
          <IconButton label={actions('close')} onClick={stopSearching}>
            <X />
          </IconButton>
        </div>
      ) : (
        <>
          <Link to="/" aria-label={productName} className={clsx('flex h-11 items-center gap-2', kind === 'app' && 'tablet:hidden')}>
            <Mark />
            <span className="text-form font-semibold tracking-closer text-ink-1 max-[359px]:hidden">{productName}</span>
          </Link>
          {hasSearch ? (
            <div className={clsx('max-tablet:hidden', kind === 'bare' && 'ms-4')}>
              <SearchBox />
            </div>
          ) : null}
          <span className="flex-1" />
          <SampleMarketMark className="me-2 max-tablet:hidden" />
          {kind === 'landing' ? null : <SyncPill />}
          {hasSearch ? (
            <IconButton label={t('search')} onClick={() => setIsSearching(true)} className="tablet:hidden">
              <Search className="size-5" />
            </IconButton>
          ) : null}
          <LanguageButton onClick={onLanguage} isHiddenOnPhone={kind === 'app'} />
          {kind === 'landing' ? <LandingLinks /> : <AccountMenu />}
        </>
      )}
    </header>
  )
}
