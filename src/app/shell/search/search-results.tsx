// The list under the search box: coins, upcoming sales, searching, nothing found. At most 400 px
// high (R-NAV-009..011, R-NAV-016).
import { clsx } from 'clsx'
import { useText } from '#i18n/use-text.ts'
import { SearchOption } from '#parts/search/search-option.tsx'
import type { Search, SearchHit } from './search-hits.ts'

type GroupProps = {
  id: string
  title: string
  hits: SearchHit[]
  firstIndex: number
  active: number
  onOpen: (hit: SearchHit) => void
}

const Group = ({ id, title, hits, firstIndex, active, onOpen }: GroupProps) =>
  hits.length === 0 ? null : (
    <div role="group" aria-label={title} className="p-1">
      <p aria-hidden="true" className="px-2.5 pt-1.5 pb-1 text-caption text-ink-3">
        {title}
      </p>
      {hits.map((hit, index) => (
        <SearchOption
          key={hit.id}
          id={`${id}-${firstIndex + index}`}
          hit={hit}
          shape={hit.kind === 'coin' ? 'round' : 'square'}
          isActive={firstIndex + index === active}
          onChoose={() => onOpen(hit)}
        />
      ))}
    </div>
  )

type SearchResultsProps = {
  id: string
  isShown: boolean
  search: Search
  active: number
  onOpen: (hit: SearchHit) => void
}

export const SearchResults = ({
  id,
  isShown,
  search: { hits, isSearching, isDeviceOnly },
  active,
  onOpen,
}: SearchResultsProps) => {
  const { t } = useText('nav')
  const { t: states } = useText('states')
  const { t: words } = useText('search')
  const count = hits.coins.length + hits.sales.length
  const stateOf = (): string => {
    if (count > 0) return words('resultCount', { count })
    return isSearching ? t('searching') : states('noResults')
  }
  return (
    <div
      hidden={!isShown}
      className={
        'absolute inset-x-0 top-full z-40 mt-1.5 max-h-100 overflow-y-auto ' +
        'overscroll-contain rounded-3 bg-raised inset-ring inset-ring-line ' +
        'tablet:max-desk:w-80'
      }
    >
      <div id={id} role="listbox" aria-label={t('searchResults')}>
        <Group
          id={id}
          title={t('groupCoins')}
          hits={hits.coins}
          firstIndex={0}
          active={active}
          onOpen={onOpen}
        />
        <Group
          id={id}
          title={t('groupSales')}
          hits={hits.sales}
          firstIndex={hits.coins.length}
          active={active}
          onOpen={onOpen}
        />
      </div>
      <p
        role="status"
        className={clsx('px-3.5 text-table text-ink-3', count === 0 ? 'py-4' : 'sr-only')}
      >
        {isShown ? stateOf() : null}
      </p>
      {isDeviceOnly ? (
        <p className="border-t border-hair px-3.5 py-2.5 text-caption text-ink-3">
          {words('onlyDevice')}
        </p>
      ) : null}
    </div>
  )
}
