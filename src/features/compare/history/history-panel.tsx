// Prices from a common start as a chart or a table, what is missing or was wrong in them, and how
// they moved together.
import { Suspense, useMemo, useState } from 'react'
import type { ComparedRange } from '#domain/comparison/compared-range.ts'
import { secOfDay } from '#domain/series/daily-series.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Segment } from '#ui/actions/segment.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { AsOfLine } from '#parts/states/as-of-line.tsx'
import { SampleMarketMark } from '#parts/market/sample-market-mark.tsx'
import { SaveHistoryButton } from '../export/save-history-button.tsx'
import type { Comparison } from '../use-comparison.ts'
import { HistoryLegend } from './history-legend.tsx'
import { HistoryNotes } from './history-notes.tsx'
import { IndexTable } from './index-table.tsx'
import { shownHistories } from './shown-histories.ts'

const IndexChart = lazyPart(
  () => import('./index-chart.tsx'),
  (module) => module.IndexChart,
)

const chartFrame = 'h-72 tablet:h-90'

export const HistorySkeleton = () => {
  const { t } = useText('states')
  return (
    <SkeletonFrame label={t('loading')}>
      <Skeleton className={chartFrame} />
    </SkeletonFrame>
  )
}

const kinds = ['line', 'table'] as const
type Kind = (typeof kinds)[number]
const kindKeys = { line: 'kindLine', table: 'kindTable' } as const

export const HistoryPanel = ({
  comparison: { coins, chartPulls },
  range,
}: {
  comparison: Comparison
  range: ComparedRange
}) => {
  const { t } = useText('coin-compare')
  const { t: detail } = useText('coin-detail')
  const format = useFormat()
  const [kind, setKind] = useState<Kind>('line')
  const { chart, lines, ages } = useMemo(() => shownHistories(coins, range), [coins, range])
  const isPulling = coins.some(({ id, past }) => past === null && chartPulls.get(id)?.isPulling)
  const drawn = () => {
    if (chart.baseDay === null || chart.lastDay === null) {
      if (isPulling) return <HistorySkeleton />
      return coins.some(({ past }) => past !== null) &&
        chart.withoutPrices.length < coins.length ? (
        <p className="py-6 text-body text-ink-3">{t('apart')}</p>
      ) : null
    }
    if (kind === 'table') return <IndexTable lines={lines} />
    const ends = lines.map(({ coin, end }) => `${coin.row.name} ${format.decimal(end)}`).join(', ')
    return (
      <Suspense fallback={<HistorySkeleton />}>
        <IndexChart
          lines={lines}
          className={chartFrame}
          label={t('chartLabel', { date: format.date(secOfDay(chart.baseDay)), ends })}
        />
      </Suspense>
    )
  }
  return (
    <>
      <figure>
        <HistoryLegend lines={lines} />
        {drawn()}
        <figcaption
          className={
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-3 text-caption ' +
            'text-ink-3'
          }
        >
          {ages === null ? <span /> : <AsOfLine asOfSec={ages} />}
          <span className="flex items-center gap-1">
            <Segment
              label={detail('chartKind')}
              value={kind}
              onChange={setKind}
              options={kinds.map((value) => ({ value, label: detail(kindKeys[value]) }))}
            />
            {ages === null ? null : <SaveHistoryButton lines={lines} asOfSec={ages} />}
          </span>
          <span className="flex gap-4">
            <SampleMarketMark />
            <a
              href="https://www.tradingview.com/"
              target="_blank"
              rel="noopener noreferrer"
              className="hover:text-ink-1 hover:underline"
            >
              {detail('chartBy')}
            </a>
          </span>
        </figcaption>
      </figure>
      <HistoryNotes chart={chart} coins={coins} chartPulls={chartPulls} />
    </>
  )
}
