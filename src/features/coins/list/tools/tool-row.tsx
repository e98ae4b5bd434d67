// Above the table: search, filters, reset, how many fit, views, columns, the file. Rarer filters
// stand behind one button.
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Chip } from '#ui/actions/chip.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { useSettled } from '#ui/use-settled.ts'
import { useIsPhone, useIsWide } from '#ui/use-window-size.ts'
import { ShownCount } from '#parts/coin-rows/shown-count.tsx'
import { LazyLayer } from '#parts/states/lazy-layer.tsx'
import { ListSearchField } from '#parts/list-search-field.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { filterCount } from '../list-query.ts'
import type { CoinListSearch } from '../list-search.ts'
import { WeightsChip } from '../own-weights/weights-chip.tsx'
import { ViewMenu } from '../views/view-menu.tsx'
import { ColumnMenu } from './column-menu.tsx'
import { FilterMenus } from './filter-menus.tsx'
import { ScoreFilter } from './score-filters.tsx'
import { SortSelect } from './sort-select.tsx'
import { settleWithinMs, type ToolProps } from './tool-props.ts'

const FilterSheet = lazyPart(
  () => import('./filter-sheet.tsx'),
  (module) => module.FilterSheet,
)

const isNarrowed = (search: CoinListSearch): boolean =>
  filterCount(search) > 0 || Boolean(search.search) || search.sort !== undefined

/**
 * Menus and sliders are given the parts they show: they need not be drawn for another filter or
 * another order.
 */
export const ToolRow = (props: ToolProps) => {
  const { search, change, reset, list } = props
  const { t } = useText('coins')
  const { t: actions } = useText('actions')
  // Menus and sliders cost too much to be drawn for another width and hidden.
  const isPhone = useIsPhone()
  const isWide = useIsWide()
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const settled = useSettled(search, search, settleWithinMs)
  const count = filterCount(settled)
  return (
    <>
      <div
        className={
          'sticky top-14 z-6 -mx-4 flex min-h-13 items-center gap-1 border-y border-hair ' +
          'bg-canvas ps-1.5 pe-4 max-[22.5rem]:flex-wrap tablet:static tablet:mx-0 ' +
          'tablet:min-h-12 tablet:flex-wrap tablet:border-b-0 tablet:px-0 tablet:py-1'
        }
      >
        {isPhone ? <SortSelect search={search} change={change} /> : null}
        {isWide ? (
          <>
            <ScoreFilter look="chip" min={search.min} max={search.max} change={change} />
            <FilterMenus search={search} change={change} />
          </>
        ) : null}
        <Chip
          icon={<SlidersHorizontal />}
          isOn={count > 0}
          aria-haspopup="dialog"
          onClick={() => setIsSheetOpen(true)}
          className="max-tablet:bg-transparent"
        >
          {t('filters')}
          {count > 0 ? <span className="num font-medium">{count}</span> : null}
        </Chip>
        {isPhone ? null : (
          <ListSearchField
            value={search.search ?? ''}
            onChange={(text) => change({ search: text })}
          />
        )}
        {!isPhone && isNarrowed(settled) ? <Chip onClick={reset}>{actions('reset')}</Chip> : null}
        <span className="flex-1" />
        <ShownCount list={list} />
        {isPhone ? null : (
          <>
            <WeightsChip weights={search.weights} change={change} />
            <ViewMenu {...props} />
            <ColumnMenu hide={search.hide} rows={search.rows} change={change} />
            <ExportButton list={list} search={search} isIconOnly />
          </>
        )}
      </div>
      <LazyLayer onClose={() => setIsSheetOpen(false)}>
        {isSheetOpen ? <FilterSheet {...props} onOpenChange={setIsSheetOpen} /> : null}
      </LazyLayer>
    </>
  )
}
