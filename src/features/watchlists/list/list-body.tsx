// Everything below a list's name: age, search and sort, the items, and what to do when there are
// none.
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { freshness } from '#domain/format/data-age.ts'
import type { WatchlistView } from '#data/watchlists/queries.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { RateNote } from '#parts/currency/rate-note.tsx'
import { AsOfLine } from '#parts/states/as-of-line.tsx'
import { useNowSec } from '#client/use-now.ts'

/** "as of 11:04 · 3 h ago. Prices have moved since; your lists have not." */
export const ListAge = ({ asOfSec }: { asOfSec: number | null }) => {
  const { t } = useText('watchlists')
  const nowSec = useNowSec()
  if (asOfSec === null) return null
  const isOld = ['old', 'stale'].includes(freshness(asOfSec, nowSec))
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-caption text-ink-3">
      <AsOfLine asOfSec={asOfSec} />
      <RateNote />
      {isOld ? <span className="max-tablet:hidden">{t('pricesMoved')}</span> : null}
    </p>
  )
}

type SearchFieldProps = { value: string; onChange: (search: string) => void }

export const ListSearch = ({ value, onChange }: SearchFieldProps) => {
  const { t } = useText('watchlists')
  return (
    <label
      className={
        'flex h-9 min-w-0 items-center gap-2 rounded-2 bg-surface px-2.5 text-table ' +
        'text-ink-3 inset-ring inset-ring-transparent focus-within:inset-ring-control ' +
        'hover:inset-ring-control max-tablet:h-11 max-tablet:flex-1 tablet:w-56'
      }
    >
      <Search />
      <input
        type="search"
        aria-label={t('searchInList')}
        placeholder={t('searchInList')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-w-0 flex-1 bg-transparent text-ink-1 max-tablet:text-form"
      />
    </label>
  )
}

export const EmptyList = ({ kind, onAdd }: { kind: WatchlistView['kind']; onAdd: () => void }) => {
  const { t } = useText('watchlists')
  return (
    <EmptyState
      title={kind === 'coin' ? t('emptyCoinList') : t('emptySaleList')}
      text={t('emptyListReason')}
      action={<Button onClick={onAdd}>{kind === 'coin' ? t('addCoins') : t('addSales')}</Button>}
    />
  )
}

export const NothingFound = ({ onReset }: { onReset: () => void }): ReactNode => {
  const { t } = useText('watchlists')
  const { t: states } = useText('states')
  return (
    <EmptyState
      title={states('noResults')}
      action={<Button onClick={onReset}>{t('clearSearch')}</Button>}
    />
  )
}
