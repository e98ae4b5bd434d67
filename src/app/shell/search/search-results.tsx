// The list under the search box: coins, upcoming sales, searching, nothing found. At most 400 px high.
import { clsx } from 'clsx'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useText } from '#i18n/use-text.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import type { SearchHit, SearchHits } from './search-hits.ts'

type Choice = { kind: 'coin' | 'sale'; hit: SearchHit }
type SearchResultsProps = { id: string; isShown: boolean; hits: SearchHits | null; isSearching: boolean; active: number; onOpen: (choice: Choice) => void }
type GroupProps = Pick<SearchResultsProps, 'id' | 'active' | 'onOpen'> & { title: string; kind: Choice['kind']; hits: SearchHit[]; firstIndex: number }

const Group = ({ id, title, kind, hits, firstIndex, active, onOpen }: GroupProps) =>
  hits.length === 0 ? null : (
    <div role="group" aria-label={title} className="p-1">
      <p aria-hidden="true" className="px-2.5 pt-1.5 pb-1 text-caption text-ink-3">
        {title}
      </p>
      {hits.map((hit, index) => {
        const position = firstIndex + index
        return (
          <div
            key={hit.id}
            id={`${id}-${position}`}
            role="option"
            tabIndex={-1}
            aria-selected={position === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onOpen({ kind, hit })}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onOpen({ kind, hit })
            }}
            className={clsx('flex h-10 cursor-pointer items-center gap-2.5 rounded-1 px-2.5 text-table max-tablet:h-11', position === active ? 'bg-hover' : 'hover:bg-hover')}
          >
            <CoinLogo src={hit.image} symbol={hit.symbol} size={24} shape={kind === 'coin' ? 'round' : 'square'} />
            <bdi className="min-w-0 truncate text-body text-ink-1">{hit.name}</bdi>
            <bdi className="text-caption text-ink-3">{formatSymbol(hit.symbol)}</bdi>
          </div>
        )
      })}
    </div>
  )

export const SearchResults = ({ id, isShown, hits, isSearching, active, onOpen }: SearchResultsProps) => {
  const { t } = useText('nav')
  const { t: states } = useText('states')
  const coins = hits?.coins ?? []
  const sales = hits?.sales ?? []
  const isEmpty = coins.length + sales.length === 0
  return (
    <div hidden={!isShown} className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-100 overflow-y-auto rounded-3 bg-raised inset-ring inset-ring-line">
      <div id={id} role="listbox" aria-label={t('searchResults')}>
        <Group id={id} title={t('groupCoins')} kind="coin" hits={coins} firstIndex={0} active={active} onOpen={onOpen} />
        <Group id={id} title={t('groupSales')} kind="sale" hits={sales} firstIndex={coins.length} active={active} onOpen={onOpen} />
      </div>
      <p role="status" className={clsx('px-3.5 text-table text-ink-3', isEmpty ? 'py-4' : 'sr-only')}>
        {isEmpty && isSearching ? t('searching') : null}
        {isEmpty && !isSearching ? states('noResults') : null}
      </p>
    </div>
  )
}
