// The chart with its kind, its age and what stands in its place: loading, nothing, offline. The
// same as a table on demand.
import { Suspense, useMemo, useState } from 'react'
import type { PriceRange } from '#contract/market/coin-wire.ts'
import type { CandleRow, ChartRow } from '#data/catalog/types/chart-rows.ts'
import { savedChart } from '#data/catalog/queries.ts'
import { savedCandles } from '#data/catalog/queries/tab-queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Segment } from '#ui/actions/segment.tsx'
import { Change } from '#ui/figures/change.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { RateNote } from '#parts/currency/rate-note.tsx'
import { AsOfLine } from '#parts/states/as-of-line.tsx'
import { MarketCredit } from '#parts/market/market-credit.tsx'
import { SampleMarketMark } from '#parts/market/sample-market-mark.tsx'
import { useCandlesPull } from '#client/market/use-coin-pulls.ts'
import { useChartPull, type Pull } from '#client/market/use-pulls.ts'
import { ChartSkeleton, NoChart } from './chart-states.tsx'
import { PriceTable } from './price-table.tsx'

const PriceChart = lazyPart(
  () => import('./price-chart.tsx'),
  (module) => module.PriceChart,
)

const creditClass = 'hover:text-ink-1 hover:underline'
const kinds = ['line', 'candles', 'table'] as const
type Kind = (typeof kinds)[number]
const kindKeys = {
  line: 'kindLine',
  candles: 'kindCandles',
  table: 'kindTable',
} as const satisfies Record<Kind, string>

const directionOf = (first: number, last: number): 'up' | 'down' | 'flat' => {
  if (last === first) return 'flat'
  return last > first ? 'up' : 'down'
}

type Saved = {
  chart: ChartRow | null
  candles: CandleRow | null
  isReading: boolean
  /** Some row is there, if only one too short to be drawn. */
  hasChart: boolean
  hasCandles: boolean
}

/** What is on the device; undefined results are still being read. */
const useSaved = (id: string, range: PriceRange): Saved => {
  const chart = useLiveQuery(() => savedChart(id, range), [id, range])
  const candles = useLiveQuery(() => savedCandles(id, range), [id, range])
  return {
    chart: chart?.id === id && chart.range === range && chart.timesSec.length > 1 ? chart : null,
    candles: candles?.id === id && candles.timesSec.length > 1 ? candles : null,
    isReading: chart === undefined || candles === undefined,
    hasChart: Boolean(chart),
    hasCandles: Boolean(candles),
  }
}

type ChartPanelProps = { id: string; name: string; range: PriceRange; asOfSec: number | null }

export const ChartPanel = ({ id, name, range, asOfSec }: ChartPanelProps) => {
  const { t } = useText('coin-detail')
  const format = useFormat()
  const [kind, setKind] = useState<Kind>('line')
  const saved = useSaved(id, range)
  const linePull = useChartPull(id, range)
  const candlesPull = useCandlesPull(id, range, kind === 'candles')
  const isCandles = kind === 'candles'
  const { chart } = saved
  const candles = isCandles ? saved.candles : null
  const pull: Pull = isCandles ? candlesPull : linePull
  const summary = useMemo(() => {
    const closes = candles?.closesUsd ?? chart?.pricesUsd ?? new Float64Array()
    const [first = 0, last = 0] = [candles?.opensUsd[0] ?? closes[0], closes.at(-1)]
    return { direction: directionOf(first, last), first, last }
  }, [chart, candles])
  const isIntraday = range === '24h' || range === '7d'
  const drawn = () => {
    const shown = isCandles ? candles : chart
    const isExpected = pull.error === null && !(isCandles ? saved.hasCandles : saved.hasChart)
    if (shown === null)
      return (
        <NoChart
          isPulling={pull.isPulling || saved.isReading}
          isExpected={isExpected}
          retry={pull.retry}
          isCandles={isCandles}
        />
      )
    if (kind === 'table')
      return (
        <PriceTable
          chart={chart}
          candles={saved.candles}
          hasTimes={isIntraday || range === '30d'}
        />
      )
    return (
      <Suspense fallback={<ChartSkeleton />}>
        <PriceChart
          points={chart}
          candles={candles}
          direction={summary.direction}
          isIntraday={isIntraday}
          label={t('chartLabel', {
            name,
            from: format.price(summary.first),
            to: format.price(summary.last),
          })}
        />
      </Suspense>
    )
  }
  const ageSec = (isCandles ? candles : chart)?.asOfSec ?? asOfSec
  return (
    <figure>
      {drawn()}
      <figcaption
        className={
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-3 pb-5 ' +
          'text-caption text-ink-3'
        }
      >
        <span className="inline-flex flex-wrap items-baseline gap-x-2">
          {summary.first > 0 ? (
            <Change {...format.change((summary.last / summary.first - 1) * 100)} />
          ) : null}
          {ageSec === null ? null : <AsOfLine asOfSec={ageSec} />}
        </span>
        <RateNote />
        <Segment
          label={t('chartKind')}
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: t(kindKeys[value]) }))}
        />
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          <SampleMarketMark />
          <MarketCredit className={creditClass} />
          <a
            href="https://www.tradingview.com/"
            target="_blank"
            rel="noopener noreferrer"
            className={creditClass}
          >
            {t('chartBy')}
          </a>
        </span>
      </figcaption>
    </figure>
  )
}
