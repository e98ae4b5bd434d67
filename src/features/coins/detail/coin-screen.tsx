// One coin: price, chart, rating with its receipt, figures. Everything known stays on screen
// without a connection.
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { priceRanges, type PriceRange } from '#contract/market/coin-wire.ts'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Segment } from '#ui/actions/segment.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { failureText } from '#parts/errors/failure-text.ts'
import { PanelBoundary } from '#parts/errors/panel-boundary.tsx'
import { RatingPanel } from '#parts/rating-panel/rating-panel.tsx'
import type { RatedAsset } from '#parts/rating-panel/rated-asset.ts'
import { CoinSearchForm } from '#parts/search/coin-search-form.tsx'
import { useIsOnline } from '#client/use-is-online.ts'
import { ChartPanel } from './overview/chart-panel.tsx'
import { CoinBreadcrumb, CoinHead, PriceHero } from './coin-head.tsx'
import { CoinTabs } from './coin-tabs.tsx'
import { useCoin, type CoinState } from './use-coin.ts'

const rangeKeys = {
  '24h': 'range24h',
  '7d': 'range7d',
  '30d': 'range30d',
  '90d': 'range90d',
  '1y': 'range1y',
  all: 'rangeAll',
} as const satisfies Record<PriceRange, string>

const CoinSkeleton = () => {
  const { t } = useText('states')
  return (
    <SkeletonFrame label={t('loading')}>
      <div className="flex items-center gap-3 pt-10">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-7 w-48" />
      </div>
      <Skeleton className="mt-6 h-11 w-56" />
      <Skeleton className="mt-6 h-80 w-full max-w-220" />
    </SkeletonFrame>
  )
}

const CoinMissing = ({
  id,
  state: { hasCatalog, isPulling, error, retry },
}: {
  id: string
  state: Extract<CoinState, { kind: 'missing' }>
}) => {
  const { t } = useText('coin-detail')
  const { t: states } = useText('states')
  const { t: actions } = useText('actions')
  const { t: coins } = useText('coins')
  const isOnline = useIsOnline()
  const toList = (
    <Link to="/coinlist" className={buttonClass()}>
      {coins('title')}
    </Link>
  )
  if (!isOnline) return <EmptyState heading="h1" title={t('offlineMissing')} action={toList} />
  if (isPulling) return <CoinSkeleton />
  if (!hasCatalog && error)
    return (
      <ErrorState
        heading="h1"
        title={states('errorLoading')}
        message={failureText(error)}
        retryLabel={actions('retry')}
        onRetry={retry}
      />
    )
  return (
    <EmptyState
      heading="h1"
      title={t('notFoundTitle')}
      text={t('notFoundText', { id: `⁨${id}⁩` })}
      action={
        <div className="grid w-full max-w-90 justify-items-start gap-5">
          <CoinSearchForm />
          {toList}
        </div>
      }
    />
  )
}

const Coin = ({
  state: { row, record, standing, recordPull },
}: {
  state: Extract<CoinState, { kind: 'found' }>
}) => {
  const { t } = useText('coin-detail')
  const [range, setRange] = useState<PriceRange>('30d')
  const asset = useMemo<RatedAsset>(
    () => ({
      kind: 'coin',
      ...row,
      facts: record?.facts ?? null,
      ratedAtSec: record?.ratedAtSec ?? null,
      standing,
    }),
    [row, record, standing],
  )
  return (
    <>
      <CoinBreadcrumb name={row.name} />
      <div className="grid gap-x-10 wide:grid-cols-[minmax(0,1fr)_25.5rem] wide:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <CoinHead row={row} />
          <div className="flex flex-wrap items-end justify-between gap-3 pt-5 pb-3 max-tablet:pt-4">
            <PriceHero row={row} />
            <Segment
              isFluid
              label={t('range')}
              value={range}
              onChange={setRange}
              options={priceRanges.map((value) => ({ value, label: t(rangeKeys[value]) }))}
            />
          </div>
          <PanelBoundary feature="chart" resetKey={range}>
            <ChartPanel id={row.id} name={row.name} range={range} asOfSec={row.asOfSec} />
          </PanelBoundary>
        </div>
        <aside
          className={
            'max-tablet:-mx-4 max-tablet:border-t ' +
            'max-tablet:border-line max-tablet:px-4 max-tablet:pt-5 wide:col-start-2 ' +
            'wide:row-span-2 wide:row-start-1'
          }
        >
          <PanelBoundary feature="rating">
            <RatingPanel asset={asset} />
          </PanelBoundary>
        </aside>
        <div className="min-w-0 max-wide:pt-6">
          <PanelBoundary feature="coin">
            <CoinTabs row={row} record={record} asset={asset} recordPull={recordPull} />
          </PanelBoundary>
        </div>
      </div>
    </>
  )
}

export const CoinScreen = ({ id }: { id: string }) => {
  const state = useCoin(id)
  const content = () => {
    if (state.kind === 'reading') return <CoinSkeleton />
    return state.kind === 'missing' ? (
      <CoinMissing id={id} state={state} />
    ) : (
      <Coin key={id} state={state} />
    )
  }
  return (
    <div className="mx-auto w-full max-w-410 px-4 pb-8 tablet:px-6 tablet:pb-16">{content()}</div>
  )
}
