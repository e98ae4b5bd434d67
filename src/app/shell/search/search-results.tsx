// The list under the search box: coins, upcoming sales, searching, nothing found. At most 400 px high (R-NAV-009..011, R-NAV-016).
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useText } from '#i18n/use-text.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import type { Search, SearchHit } from './search-hits.ts'

type OptionProps = { id: string; hit: SearchHit; isActive: boolean; onOpen: (hit: SearchHit) => void }

const Option = ({ id, hit, isActive, onOpen }: OptionProps) => {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // The focus stays in the box: its keys act on the list.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onOpen(hit)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onOpen(hit)
      }}
      className={clsx('flex h-10 scroll-my-1 cursor-pointer items-center gap-2.5 rounded-1 px-2.5 text-table max-tablet:h-11', isActive ? 'bg-hover' : 'hover:bg-hover')}
    >
      <CoinLogo src={hit.image} symbol={hit.symbol} size={24} shape={hit.kind === 'coin' ? 'round' : 'square'} />
      <bdi className="min-w-0 truncate text-body text-ink-1">{hit.name}</bdi>
      <bdi className="text-caption text-ink-3">{formatSymbol(hit.symbol)}</bdi>
    </div>
  )
}

type GroupProps = Omit<OptionProps, 'hit' | 'isActive'> & { title: string; hits: SearchHit[]; firstIndex: number; active: number }

const Group = ({ id, title, hits, firstIndex, active, onOpen }: GroupProps) =>
  hits.length === 0 ? null : (
    <div role="group" aria-label={title} className="p-1">
      <p aria-hidden="true" className="px-2.5 pt-1.5 pb-1 text-caption text-ink-3">
        {title}
      </p>
      {hits.map((hit, index) => (
        <Option key={hit.id} id={`${id}-${firstIndex + index}`} hit={hit} isActive={firstIndex + index === active} onOpen={onOpen} />
      ))}
    </div>
  )

type SearchResultsProps = { id: string; isShown: boolean; search: Search; active: number; onOpen: (hit: SearchHit) => void }

export const SearchResults = ({ id, isShown, search: { hits, isSearching, isDeviceOnly }, active, onOpen }: SearchResultsProps) => {
  const { t } = useText('nav')
  const { t: states } = useText('states')
  const { t: words } = useText('search')
  const count = hits.coins.length + hits.sales.length
  const stateOf = (): string => {
    if (count > 0) return words('resultCount', { count })
    return isSearching ? t('searching') : states('noResults')
  }
  return (
    <div hidden={!isShown} className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-100 overflow-y-auto overscroll-contain rounded-3 bg-raised inset-ring inset-ring-line tablet:max-desk:w-80">
      <div id={id} role="listbox" aria-label={t('searchResults')}>
        <Group id={id} title={t('groupCoins')} hits={hits.coins} firstIndex={0} active={active} onOpen={onOpen} />
        <Group id={id} title={t('groupSales')} hits={hits.sales} firstIndex={hits.coins.length} active={active} onOpen={onOpen} />
      </div>
      <p role="status" className={clsx('px-3.5 text-table text-ink-3', count === 0 ? 'py-4' : 'sr-only')}>
        {isShown ? stateOf() : null}
      </p>
      {isDeviceOnly ? <p className="border-t border-hair px-3.5 py-2.5 text-caption text-ink-3">{words('onlyDevice')}</p> : null}
    </div>
  )
}
