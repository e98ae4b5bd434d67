// On a phone and a tablet the sort order and the filters wait behind two buttons.
import { ArrowDownWideNarrow, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { activeFilterCount } from '#domain/sale/sale-filter.ts'
import { firstDirection, saleSortKeys } from '#domain/sale/sale-sort-keys.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/actions/chip.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { filterOf, orderOf, type SaleSearch } from '../list/sale-search.ts'
import type { SaleList } from '../list/use-sale-list.ts'
import type { ChangeSearch } from '../list/use-sale-search.ts'
import { useSortWords } from './use-sort-words.ts'

type PhoneToolsProps = {
  list: SaleList
  search: SaleSearch
  change: ChangeSearch
  onReset: () => void
}

export const PhoneTools = ({ list, search, change, onReset }: PhoneToolsProps) => {
  const { t } = useText('upcoming')
  const { t: actions } = useText('actions')
  const words = useSortWords()
  const [isOpen, setIsOpen] = useState(false)
  const filterCount = activeFilterCount(filterOf(search))
  const sortBy = (value: string) => {
    const key = saleSortKeys.find((known) => known === value)
    if (key) change({ sort: key, dir: firstDirection(key) })
  }
  return (
    <div
      className={
        'sticky top-14 z-10 -mx-4 flex h-13 items-center gap-1 border-y border-hair ' +
        'bg-canvas px-1.5 tablet:-mx-6 tablet:px-3.5 wide:hidden'
      }
    >
      <Select
        label={t('sortBy')}
        look="chip"
        icon={<ArrowDownWideNarrow />}
        value={orderOf(search).key}
        options={saleSortKeys.map((key) => ({ value: key, label: words[key] }))}
        onChange={sortBy}
      />
      <Chip
        data-tour="filters"
        icon={<SlidersHorizontal />}
        isOn={filterCount > 0}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        after={filterCount > 0 ? <span className="num text-ink-1">{filterCount}</span> : null}
      >
        {t('filters')}
      </Chip>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t('filters')}
        closeLabel={actions('close')}
        footer={
          <>
            <Button variant="ghost" disabled={filterCount === 0} onClick={onReset}>
              {t('resetFilters')}
            </Button>
            <Button variant="primary" onClick={() => setIsOpen(false)}>
              {t('showSales')} <span className="num">{list.matchCount}</span>
            </Button>
          </>
        }
      >
        <FilterPanel sales={list.all ?? []} search={search} change={change} />
      </Sheet>
    </div>
  )
}
