// Above the launchpads: search, chain, and, where there are no headings to press, the order.
import { ArrowDownWideNarrow } from 'lucide-react'
import { launchpadSortKeys } from '#domain/launchpad/launchpad-sort-keys.ts'
import { useText } from '#i18n/use-text.ts'
import { Chip } from '#ui/actions/chip.tsx'
import { LazySelect } from '#ui/fields/lazy-select.tsx'
import { useIsNarrow } from '#ui/use-window-size.ts'
import { ListSearchField } from '#parts/list-search-field.tsx'
import { launchpadOrder, type LaunchpadSearch } from './launchpad-search.ts'
import { useColumnWords } from './use-column-words.ts'
import type { ChangeSearch } from './use-launchpad-search.ts'

/** Stands for no choice: a select has no empty value. */
const anyChain = '*'

type LaunchpadToolsProps = {
  chains: readonly string[]
  search: LaunchpadSearch
  change: ChangeSearch
}

export const LaunchpadTools = ({ chains, search, change }: LaunchpadToolsProps) => {
  const { t } = useText('launchpads')
  const { t: coins } = useText('coins')
  const { t: actions } = useText('actions')
  const words = useColumnWords()
  const isNarrow = useIsNarrow()
  const sortBy = (value: string) => {
    const key = launchpadSortKeys.find((known) => known === value)
    if (key) change({ sort: key === 'low' ? undefined : key, dir: undefined })
  }
  const offered =
    search.chain !== undefined && !chains.includes(search.chain)
      ? [search.chain, ...chains]
      : chains
  return (
    <div className="-ms-2.5 flex flex-wrap items-center gap-1 max-tablet:w-full">
      {isNarrow ? (
        <LazySelect
          look="chip"
          label={coins('sortBy')}
          icon={<ArrowDownWideNarrow />}
          value={launchpadOrder.orderOf(search).key}
          options={launchpadSortKeys.map((key) => ({ value: key, label: words[key] }))}
          onChange={sortBy}
        />
      ) : null}
      <LazySelect
        look="chip"
        label={coins('chain')}
        value={search.chain ?? anyChain}
        options={[
          { value: anyChain, label: t('anyChain') },
          ...offered.map((chain) => ({ value: chain, label: chain })),
        ]}
        onChange={(value) => change({ chain: value === anyChain ? undefined : value })}
      />
      <div className="flex max-tablet:basis-full">
        <ListSearchField value={search.q ?? ''} onChange={(q) => change({ q })} />
      </div>
      {search.q !== undefined || search.chain !== undefined ? (
        <Chip onClick={() => change({ q: undefined, chain: undefined })}>{actions('reset')}</Chip>
      ) : null}
    </div>
  )
}
