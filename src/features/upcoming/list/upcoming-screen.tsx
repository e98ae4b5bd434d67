// /upcoming: the token sales before launch, rated, filtered and sorted on the device (R-UPL).
import { Suspense } from 'react'
import { ResearchLinks } from '#parts/research-links.tsx'
import type { PageSize } from '#domain/page/page-window.ts'
import { activeFilterCount } from '#domain/sale/sale-filter.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { keepPageSize, pageSizeOf } from './page-size.ts'
import { SaleCards } from './sale-cards.tsx'
import { SaleListHead } from './sale-list-head.tsx'
import { SaleListState } from './sale-list-states.tsx'
import { SalePager } from './sale-pager.tsx'
import { filterOf, orderOf } from './sale-search.ts'
import { SaleTable } from './sale-table.tsx'
import { TourWelcome } from '../tour/tour-welcome.tsx'
import { useSaleTour } from '../tour/use-sale-tour.ts'
import { useSaleList } from './use-sale-list.ts'
import { useSaleSearch } from './use-sale-search.ts'

// Its menu and its sheet are loaded beside the first rows, not before them.
const PhoneTools = lazyPart(
  () => import('../filters/phone-tools.tsx'),
  (module) => module.PhoneTools,
)

export const UpcomingScreen = () => {
  const { t } = useText('upcoming')
  const { search, change, reset } = useSaleSearch()
  const list = useSaleList(search)
  const tour = useSaleTour()
  const size = pageSizeOf(search)
  const filterCount = activeFilterCount(filterOf(search))
  const choosePageSize = (value: PageSize) => {
    keepPageSize(value)
    change({ size: value })
  }
  return (
    <div className="mx-auto w-full max-w-410 gap-10 px-4 pt-4 pb-16 tablet:px-6 tablet:pt-5 wide:grid wide:grid-cols-[14.5rem_minmax(0,1fr)]">
      <aside
        aria-label={t('filters')}
        data-tour="filters"
        className="sticky top-19 self-start max-wide:hidden"
      >
        <div className="flex h-9 items-center justify-between">
          <h2 className="text-body">{t('filters')}</h2>
          {filterCount > 0 ? (
            <Button variant="ghost" size="small" onClick={reset}>
              {t('resetFilters')} <span className="num">{filterCount}</span>
            </Button>
          ) : null}
        </div>
        <FilterPanel sales={list.all ?? []} search={search} change={change} />
      </aside>
      <div className="min-w-0">
        <SaleListHead
          query={search.q ?? ''}
          change={change}
          shown={list.matchCount}
          total={list.all?.length ?? 0}
          asOfSec={list.state?.asOfSec ?? null}
          isByLow={orderOf(search).key === 'low'}
          onTour={tour.start}
        />
        <ResearchLinks className="mb-2 border-b border-hair" />
        {tour.isOffered && list.rows.length > 0 ? <TourWelcome tour={tour} /> : null}
        <Suspense
          fallback={<div className="-mx-4 h-13 border-y border-hair tablet:-mx-6 wide:hidden" />}
        >
          <PhoneTools list={list} search={search} change={change} onReset={reset} />
        </Suspense>
        {list.rows.length === 0 ? (
          <SaleListState list={list} onReset={reset} />
        ) : (
          <>
            <div className="max-desk:hidden">
              <SaleTable
                rows={list.rows}
                firstNumber={(list.page - 1) * size + 1}
                search={search}
                change={change}
              />
            </div>
            <div className="desk:hidden">
              <SaleCards rows={list.rows} label={t('title')} />
            </div>
            <SalePager
              page={list.page}
              pages={list.pages}
              size={size}
              onPage={(page) => change({ page })}
              onSize={choosePageSize}
            />
          </>
        )}
      </div>
    </div>
  )
}
