// Above the table: search, filters, reset, how many fit, which columns. On narrower screens the filters become one button.
import { ArrowDownWideNarrow, ArrowUpDown, Columns3, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/actions/chip.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Menu, MenuCheck, MenuItem, MenuRule } from '#ui/overlays/menu.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { figureColumns } from './coin-columns.tsx'
import { FilterMenus } from './filter-menus.tsx'
import { ListSearchField } from './list-search-field.tsx'
import { filterCount, firstDirection, orderOf, sortKeys, type CoinListSearch, type HideableColumn, type SortKey } from './list-search.ts'
import { ScoreFilter } from './score-filter.tsx'
import type { CoinList } from './use-coin-list.ts'
import type { ChangeSearch } from './use-list-search.ts'

type ToolRowProps = { search: CoinListSearch; change: ChangeSearch; reset: () => void; list: CoinList | null | undefined }

const isNarrowed = (search: CoinListSearch): boolean => filterCount(search) > 0 || Boolean(search.search) || search.sort !== undefined

const ShownCount = ({ list }: Pick<ToolRowProps, 'list'>) => {
  const { t } = useText('coins')
  const format = useFormat()
  if (!list) return null
  return (
    <span role="status" className="text-caption whitespace-nowrap text-ink-3 max-[359px]:sr-only">
      {t('shownOfTotal', { shown: format.count(list.total), total: format.count(list.allCount) })}
    </span>
  )
}

const ColumnMenu = ({ search, change }: Pick<ToolRowProps, 'search' | 'change'>) => {
  const { t } = useText('coins')
  const { t: rating } = useText('rating')
  const hidden = search.hide ?? []
  const toggle = (id: HideableColumn) => {
    const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]
    change({ hide: next.length > 0 ? next : undefined })
  }
  return (
    <Menu align="end" trigger={<Chip icon={<Columns3 />}>{t('columns')}</Chip>}>
      {figureColumns.map(({ id, heading }) => (
        <MenuCheck key={id} keepOpen isChecked={!hidden.includes(id)} onChange={() => toggle(id)}>
          {heading.area === 'coins' ? t(heading.key) : rating(heading.key)}
        </MenuCheck>
      ))}
      <MenuRule />
      <MenuItem onSelect={() => change({ hide: undefined })}>{t('resetColumns')}</MenuItem>
    </Menu>
  )
}

const SortSelect = ({ search, change }: Pick<ToolRowProps, 'search' | 'change'>) => {
  const { t } = useText('coins')
  const { t: rating } = useText('rating')
  const order = orderOf(search) ?? { key: 'score' as const, direction: 'desc' as const }
  const words: Record<SortKey, string> = {
    score: rating('aiScore'), rank: t('rank'), name: t('coin'), price: t('price'), change: t('change7d'), cap: t('marketCap'),
    tokenomics: rating('tokenomics'), security: rating('security'), social: rating('social'), market: rating('market'), insights: rating('insights'),
  }
  const choose = (value: string) => {
    const key = sortKeys.find((candidate) => candidate === value)
    if (key) change({ sort: key, dir: firstDirection(key) })
  }
  return (
    <>
      <Select look="chip" label={t('sortBy')} value={order.key} options={sortKeys.map((key) => ({ value: key, label: words[key] }))} onChange={choose} icon={<ArrowDownWideNarrow />} />
      <IconButton label={t('reverseOrder')} onClick={() => change({ sort: order.key, dir: order.direction === 'asc' ? 'desc' : 'asc' })}>
        <ArrowUpDown className="size-3.5 text-ink-3" />
      </IconButton>
    </>
  )
}

const FilterSheet = ({ search, change, reset, list, isOpen, onOpenChange }: ToolRowProps & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) => {
  const { t } = useText('coins')
  const { t: actions } = useText('actions')
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('filters')}
      closeLabel={actions('close')}
      footer={
        <>
          <Button variant="ghost" onClick={reset}>
            {actions('reset')}
          </Button>
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {t('showResults')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <ListSearchField value={search.search ?? ''} change={change} />
        <ScoreFilter search={search} change={change} />
        <div className="grid justify-items-start gap-1">
          <FilterMenus search={search} change={change} />
        </div>
        <ShownCount list={list} />
      </div>
    </Sheet>
  )
}

export const ToolRow = (props: ToolRowProps) => {
  const { search, change, reset, list } = props
  const { t } = useText('coins')
  const { t: actions } = useText('actions')
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const count = filterCount(search)
  return (
    <>
      <div className="flex h-12 items-center gap-1 border-t border-hair max-wide:hidden">
        <ScoreFilter search={search} change={change} />
        <span className="ms-2 contents">
          <FilterMenus search={search} change={change} />
        </span>
        <ListSearchField value={search.search ?? ''} change={change} />
        {isNarrowed(search) ? <Chip onClick={reset}>{actions('reset')}</Chip> : null}
        <span className="flex-1" />
        <ShownCount list={list} />
        <ColumnMenu search={search} change={change} />
      </div>
      <div className="sticky top-14 z-6 -mx-4 flex h-13 items-center gap-1 border-y border-hair bg-canvas ps-1.5 pe-4 tablet:static tablet:mx-0 tablet:h-12 tablet:border-b-0 tablet:px-0 wide:hidden">
        <span className="contents tablet:hidden">
          <SortSelect search={search} change={change} />
        </span>
        <Chip icon={<SlidersHorizontal />} isOn={count > 0} onClick={() => setIsSheetOpen(true)} className="max-tablet:bg-transparent">
          {t('filters')}
          {count > 0 ? <span className="num font-medium">{count}</span> : null}
        </Chip>
        <span className="max-tablet:hidden">
          <ListSearchField value={search.search ?? ''} change={change} />
        </span>
        <span className="flex-1" />
        <ShownCount list={list} />
        <span className="max-tablet:hidden">
          <ColumnMenu search={search} change={change} />
        </span>
      </div>
      {isSheetOpen ? <FilterSheet {...props} isOpen onOpenChange={setIsSheetOpen} /> : null}
    </>
  )
}
