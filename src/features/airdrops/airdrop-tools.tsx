// Above the airdrops: which of them, search, and, where there are no headings to press, the order.
import { ArrowDownWideNarrow } from 'lucide-react'
import { airdropSortKeys, airdropViews } from '#domain/airdrop/airdrop-sort-keys.ts'
import { useText } from '#i18n/use-text.ts'
import { Segment } from '#ui/actions/segment.tsx'
import { LazySelect } from '#ui/fields/lazy-select.tsx'
import { useIsNarrow } from '#ui/use-window-size.ts'
import { ListSearchField } from '#parts/list-search-field.tsx'
import { airdropOrder, type AirdropSearch } from './airdrop-search.ts'
import { useColumnWords } from './use-column-words.ts'
import type { ChangeSearch } from './use-airdrop-search.ts'

export const AirdropTools = ({
  search,
  change,
}: {
  search: AirdropSearch
  change: ChangeSearch
}) => {
  const { t } = useText('airdrops')
  const { t: coins } = useText('coins')
  const words = useColumnWords()
  const isNarrow = useIsNarrow()
  const sortBy = (value: string) => {
    const key = airdropSortKeys.find((known) => known === value)
    if (key) change({ sort: key === 'low' ? undefined : key, dir: undefined })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-tablet:w-full">
      <Segment
        label={t('status')}
        value={search.status ?? 'open'}
        options={airdropViews.map((value) => ({ value, label: t(value) }))}
        onChange={(status) => change({ status })}
      />
      <div className="-ms-2.5 flex min-w-0 items-center gap-1 max-tablet:basis-full">
        {isNarrow ? (
          <LazySelect
            look="chip"
            label={coins('sortBy')}
            icon={<ArrowDownWideNarrow />}
            value={airdropOrder.orderOf(search).key}
            options={airdropSortKeys.map((key) => ({ value: key, label: words[key] }))}
            onChange={sortBy}
          />
        ) : null}
        <ListSearchField value={search.q ?? ''} onChange={(q) => change({ q })} />
      </div>
    </div>
  )
}
