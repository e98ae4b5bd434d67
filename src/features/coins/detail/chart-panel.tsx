// The chart with its range, its age and what stands in its place: loading, nothing, offline.
import { useLiveQuery } from '#data/live-query.ts'
import { Suspense, useMemo } from 'react'
import type { PriceRange } from '#contract/coin-wire.ts'
import { savedChart } from '#data/catalog/queries.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { latePart } from '#ui/late-part.ts'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { AsOfLine } from '#widgets/as-of-line.tsx'
import { SampleMarketMark } from '#widgets/market/sample-market-mark.tsx'
import { useChartPull } from '#widgets/market/use-pulls.ts'
import { useIsOnline } from '#widgets/use-is-online.ts'

const PriceChart = latePart(() => import('./price-chart.tsx'), (module) => module.PriceChart)

const frameClass = 'h-72 tablet:h-80'

const ChartSkeleton = () => {
  const { t } = useText('states')
  return (
    <SkeletonFrame label={t('loading')}>
      <Skeleton className={frameClass} />
    </SkeletonFrame>
  )
}

const NoChart = ({ isPulling, retry }: { isPulling: boolean; retry: () => void }) => {
  const { t } = useText('coin-detail')
  const { t: actions } = useText('actions')
  const isOnline = useIsOnline()
  if (isOnline && isPulling) return <ChartSkeleton />
  return (
    <div className={`${frameClass} grid content-center justify-items-start gap-3 text-body text-ink-3`}>
      <span aria-hidden="true" className="hatched h-2 w-34 opacity-55" />
      {t(isOnline ? 'chartEmpty' : 'chartOffline')}
      {isOnline ? <Button onClick={retry}>{actions('retry')}</Button> : null}
    </div>
  )
}

export const ChartPanel = ({ id, name, range, asOfSec }: { id: string; name: string; range: PriceRange; asOfSec: number | null }) => {
  const { t } = useText('coin-detail')
  const format = useFormat()
  const pull = useChartPull(id, range)
  const chart = useLiveQuery(() => savedChart(id, range), [id, range])
  const saved = chart?.id === id && chart.range === range && chart.timesSec.length > 1 ? chart : null
  const summary = useMemo(() => {
    const first = saved?.pricesUsd[0] ?? 0
    const last = saved?.pricesUsd.at(-1) ?? 0
    const direction: 'up' | 'down' | 'flat' = last === first ? 'flat' : last > first ? 'up' : 'down'
    return { direction, first, last }
  }, [saved])
  const drawn =
    saved === null ? (
      <NoChart isPulling={pull.isPulling || chart === undefined} retry={pull.retry} />
    ) : (
      <Suspense fallback={<ChartSkeleton />}>
        <PriceChart points={saved} direction={summary.direction} isIntraday={range === '24h' || range === '7d'} label={t('chartLabel', { name, from: format.price(summary.first), to: format.price(summary.last) })} />
      </Suspense>
    )
  const ageSec = saved?.asOfSec ?? asOfSec
  return (
    <figure>
      {drawn}
      <figcaption className="flex flex-wrap justify-between gap-x-4 gap-y-1 pt-3 pb-5 text-caption text-ink-3">
        {ageSec === null ? <span /> : <AsOfLine asOfSec={ageSec} />}
        <span className="flex gap-4">
          <SampleMarketMark />
          <a href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer" className="hover:text-ink-1 hover:underline">
            {t('chartBy')}
          </a>
        </span>
      </figcaption>
    </figure>
  )
}
