// Title, how many of how many, the age of the figures, and the search box of the list (R-UPL-002).
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { SampleMarketMark } from '#parts/market/sample-market-mark.tsx'
import { RateNote } from '#parts/currency/rate-note.tsx'
import { AsOfLine } from '#parts/states/as-of-line.tsx'
import type { ChangeSearch } from './use-sale-search.ts'

type SearchBoxProps = { query: string; change: ChangeSearch }

/**
 * What is typed shows at once; the URL follows when the typing pauses, so that Back is not one
 * letter.
 */
const SearchBox = ({ query, change }: SearchBoxProps) => {
  const { t } = useText('upcoming')
  const [typed, setTyped] = useState(query)
  const sent = useRef(query)
  useEffect(() => {
    if (query === sent.current) return
    sent.current = query
    setTyped(query)
  }, [query])
  useEffect(() => {
    if (typed === sent.current) return undefined
    const timer = setTimeout(() => {
      sent.current = typed
      change({ q: typed === '' ? undefined : typed })
    }, 150)
    return () => clearTimeout(timer)
  }, [typed, change])
  return (
    <label
      data-tour="search"
      className={
        'flex h-9 w-56 items-center gap-2 rounded-2 bg-surface px-2.5 text-table ' +
        'text-ink-3 focus-within:inset-ring focus-within:inset-ring-control ' +
        'hover:inset-ring hover:inset-ring-control max-tablet:h-11 max-tablet:w-full ' +
        'max-tablet:text-form'
      }
    >
      <Search />
      <input
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={t('search')}
        aria-label={t('search')}
        className="min-w-0 flex-1 bg-transparent text-ink-1 outline-none"
      />
    </label>
  )
}

type SaleListHeadProps = {
  query: string
  change: ChangeSearch
  shown: number
  total: number
  asOfSec: number | null
  isByLow: boolean
  onTour: () => void
}

export const SaleListHead = ({
  query,
  change,
  shown,
  total,
  asOfSec,
  isByLow,
  onTour,
}: SaleListHeadProps) => {
  const { t } = useText('upcoming')
  const { t: rating } = useText('rating')
  const format = useFormat()
  return (
    <header className="mb-2.5 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
      <h1 tabIndex={-1} data-tour="overview" className="max-tablet:text-title-2">
        {t('title')}
      </h1>
      {total === 0 ? null : (
        <span className="text-caption text-ink-3">
          {t('shownOfTotal', { shown: format.count(shown), total: format.count(total) })}
          {isByLow ? (
            <span
              title={rating('lowHint')}
              className="max-desk:hidden"
            >{` · ${rating('rankedByLow')}`}</span>
          ) : null}
        </span>
      )}
      <span className="flex-1" />
      {asOfSec === null ? null : <AsOfLine asOfSec={asOfSec} />}
      <RateNote />
      <SampleMarketMark className="tablet:hidden" />
      <Button
        variant="ghost"
        size="small"
        data-tour="again"
        disabled={total === 0}
        onClick={onTour}
      >
        {t('tour')}
      </Button>
      <SearchBox query={query} change={change} />
    </header>
  )
}
