// Every rated coin, sortable and searchable at once, online or not.
import { memo, Suspense } from 'react'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { needScreenTexts } from '#i18n/setup.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { useSettled } from '#ui/use-settled.ts'
import { useIsPhone } from '#ui/use-window-size.ts'
import { RateNote } from '#parts/currency/rate-note.tsx'
import { AsOfLine } from '#parts/states/as-of-line.tsx'
import { CoinCards } from '#parts/coin-rows/coin-cards.tsx'
import { ListSkeleton, ListWithoutData, StateBanners } from '#parts/coin-rows/list-states.tsx'
import { ResearchLinks } from '#parts/research-links.tsx'
import { PanelBoundary } from '#parts/errors/panel-boundary.tsx'
import { LinkNotice } from '#parts/states/link-notice.tsx'
import { MarketCredit } from '#parts/market/market-credit.tsx'
import { SampleMarketMark } from '#parts/market/sample-market-mark.tsx'
import { useMarketPull, useSalesPull } from '#client/market/use-pulls.ts'
import { CoinListTable } from './rows/coin-list-table.tsx'
import { Highlights } from './highlights/highlights.tsx'
import { WeightsBar } from './own-weights/weights-bar.tsx'
import { StableChip } from './tools/stable-chip.tsx'
import { settleWithinMs } from './tools/tool-props.ts'
import { NothingFits } from './rows/nothing-fits.tsx'
import { coinListLink, orderOf, ownWeightsOf } from './list-search.ts'
import { useCoinList, type CoinList } from './use-coin-list.ts'
import { useListSearch } from './use-list-search.ts'

// Its menus and sliders are loaded beside the first rows, not before them.
const ToolRow = lazyPart(
  () => import('./tools/tool-row.tsx'),
  (module) => module.ToolRow,
)

const MarketTotals = lazyPart(
  () => import('./totals/market-totals.tsx'),
  (module) => module.MarketTotals,
)

const CategoryView = lazyPart(
  async () => (await Promise.all([import('./category/category-view.tsx'), needScreenTexts()]))[0],
  (module) => module.CategoryView,
)

type ToolPlaceProps = Parameters<typeof ToolRow>[0]

const ToolPlace = memo((props: ToolPlaceProps) => (
  <Suspense fallback={<div aria-busy className="h-12 border-t border-hair max-tablet:h-13" />}>
    <ToolRow {...props} />
  </Suspense>
))

type PageHeadProps = Pick<ToolPlaceProps, 'search' | 'change'> & {
  list: CoinList | null | undefined
}

// The parts above the rows are drawn again for what they show, not because a read or a refresh
// begins or ends.
const PageHead = memo(({ list, search, change }: PageHeadProps) => {
  const { t } = useText('coins')
  const { t: rating } = useText('rating')
  const format = useFormat()
  const isByLow = orderOf(search)?.key === 'low' && ownWeightsOf(search) === null
  return (
    <header
      className={
        'flex flex-wrap content-start items-baseline gap-x-3 gap-y-0.5 pt-4 pb-3 ' +
        'max-tablet:min-h-19.5 tablet:pt-5 tablet:pb-3.5'
      }
    >
      <h1 className="max-tablet:text-title-2">{t('title')}</h1>
      {list ? (
        <span className="text-caption text-ink-3 max-tablet:hidden">
          {t('inCatalog', { total: format.count(list.allCount) })}
          {isByLow ? <span title={rating('lowHint')}>{` · ${rating('rankedByLow')}`}</span> : null}
        </span>
      ) : null}
      {list ? <StableChip search={search} change={change} className="max-tablet:order-1" /> : null}
      <span className="flex-1" />
      {list ? <AsOfLine asOfSec={list.asOfSec} /> : null}
      <RateNote />
      <SampleMarketMark className="tablet:hidden" />
      <MarketCredit
        className={
          'inline-flex min-h-6 items-center text-caption text-ink-3 hover:text-ink-1 ' +
          'hover:underline max-tablet:min-h-11'
        }
      />
    </header>
  )
})

/** A chosen category has figures of its own, in place of the market's. */
const TotalsPlace = memo(({ isOfCategory }: { isOfCategory: boolean }) =>
  isOfCategory ? null : (
    <PanelBoundary feature="totals">
      <Suspense fallback={<div aria-busy className="-mt-1.5 mb-1.5 h-6" />}>
        <MarketTotals />
      </Suspense>
    </PanelBoundary>
  ),
)

/** The whole market's highlights, or the category that was chosen once its rows are drawn. */
const ListLeaders = memo(
  ({ search: { category }, change }: Pick<ToolPlaceProps, 'search' | 'change'>) => {
    const settled = useSettled(category, category, settleWithinMs)
    return settled ? (
      <PanelBoundary feature="category" key="category">
        <Suspense fallback={<div aria-busy className="min-h-72 tablet:min-h-37 wide:min-h-32" />}>
          <CategoryView categories={settled} change={change} />
        </Suspense>
      </PanelBoundary>
    ) : (
      <PanelBoundary feature="highlights" key="highlights">
        <Highlights />
      </PanelBoundary>
    )
  },
)

const weekChange = (row: CoinRow): number | null => row.change7dPct

export const CoinListScreen = () => {
  const { t } = useText('coins')
  const listSearch = useListSearch()
  const { search, change, reset } = listSearch
  const pull = useMarketPull()
  const list = useCoinList(search)
  // For the highlights alone: the rows come first.
  useSalesPull({ isWanted: list !== undefined && list !== null })
  const isPhone = useIsPhone()
  // The reason stands in the place of the rows: five empty lists above it would only repeat it.
  const hasNothing = list === null && pull.error !== null && !pull.isPulling
  const rows = () => {
    if (list === undefined) return <ListSkeleton />
    if (list === null) return <ListWithoutData {...pull} />
    if (list.total === 0)
      return list.allCount === 0 ? <ListWithoutData {...pull} /> : <NothingFits onReset={reset} />
    return isPhone ? (
      <CoinCards list={list} label={t('title')} changeOf={weekChange} />
    ) : (
      <CoinListTable list={list} search={search} change={change} />
    )
  }
  return (
    <div className="mx-auto w-full max-w-410 px-4 pb-8 tablet:px-6 tablet:pb-16">
      <PageHead list={list} search={search} change={change} />
      <TotalsPlace isOfCategory={search.category !== undefined} />
      <ResearchLinks className="-mt-1.5 mb-3 border-b border-hair" />
      {hasNothing ? null : <ListLeaders search={search} change={change} />}
      <ToolPlace {...listSearch} list={list} />
      <div className="-mx-4 tablet:mx-0">
        <LinkNotice reader={coinListLink} />
        {list ? <WeightsBar search={search} change={change} list={list} /> : null}
        {list ? (
          <StateBanners asOfSec={list.asOfSec} error={pull.error} retry={pull.retry} />
        ) : null}
      </div>
      <div className="@container">{rows()}</div>
    </div>
  )
}
