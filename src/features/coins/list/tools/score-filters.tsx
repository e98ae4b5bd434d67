// The ranges of the total score and of the five sub-scores.
import { shownSubscores } from '#domain/rating/subscores.ts'
import { memo } from 'react'
import { useText } from '#i18n/use-text.ts'
import { rangeOf, type CoinListSearch } from '../list-search.ts'
import type { ChangeSearch } from '../use-list-search.ts'
import { RangeFilter } from './range-filter.tsx'

type ScoreFilterProps = Pick<CoinListSearch, 'min' | 'max'> & {
  change: ChangeSearch
  look?: 'chip' | 'line'
}

export const ScoreFilter = memo(({ min = 0, max = 100, change, look }: ScoreFilterProps) => {
  const { t } = useText('rating')
  return (
    <RangeFilter
      look={look ?? 'line'}
      label={t('aiScore')}
      value={[min, max]}
      onCommit={(range) =>
        change({
          min: range !== null && range[0] > 0 ? range[0] : undefined,
          max: range !== null && range[1] < 100 ? range[1] : undefined,
        })
      }
    />
  )
})

export const SubscoreFilters = ({
  search,
  change,
}: {
  search: CoinListSearch
  change: ChangeSearch
}) => {
  const { t } = useText('rating')
  return (
    <>
      {shownSubscores.map((key) => (
        <RangeFilter
          key={key}
          label={t(key)}
          value={rangeOf(search[key]) ?? [0, 100]}
          onCommit={(range) => change({ [key]: range?.join('-') })}
        />
      ))}
    </>
  )
}
