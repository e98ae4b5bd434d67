// The portfolio's past: its value or its return as a line or a table, and what came of it.
import { Suspense, useCallback, useMemo, useState } from 'react'
import { secOfDay } from '#domain/series/daily-series.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Segment } from '#ui/actions/segment.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import type { Pull } from '#client/market/use-pulls.ts'
import { useAreAmountsHidden } from '#client/hidden-amounts/hidden-amounts.ts'
import { Section } from '../section.tsx'
import type { Portfolio } from '../use-portfolio.ts'
import { pastLineOf, type PastKind } from './past-line.ts'
import { pastRanges, type PastRange } from './past-range.ts'
import { PastTable } from './past-table.tsx'
import { ReturnFigures } from './return-figures.tsx'
import { useOverTime, type OverTime } from './use-over-time.ts'

const PastChart = lazyPart(
  () => import('./past-chart.tsx'),
  (module) => module.PastChart,
)

const chartFrame = 'h-60 tablet:h-72'
const rangeKeys = {
  '30d': 'range30d',
  '90d': 'range90d',
  '1y': 'range1y',
  all: 'rangeAll',
} as const
const fewestPoints = 2

const PastSkeleton = () => {
  const { t } = useText('states')
  return (
    <SkeletonFrame label={t('loading')}>
      <Skeleton className={chartFrame} />
    </SkeletonFrame>
  )
}

const NoPast = ({ pull }: { pull: Pull }) => {
  const { t } = useText('portfolio')
  const { t: actions } = useText('actions')
  if (pull.isPulling) return <PastSkeleton />
  return (
    <div className="grid justify-items-start gap-3 py-6 text-body text-ink-3">
      <p>{pull.error ? t('historyMissing') : t('historyNone')}</p>
      {pull.error ? <Button onClick={pull.retry}>{actions('retry')}</Button> : null}
    </div>
  )
}

type PastProps = { overTime: OverTime; kind: PastKind; isTable: boolean; pull: Pull }

const Past = ({ overTime, kind, isTable, pull }: PastProps) => {
  const { t } = useText('portfolio')
  const format = useFormat()
  const points = useMemo(() => pastLineOf(overTime, kind), [overTime, kind])
  const figure = useCallback(
    (value: number) => (kind === 'value' ? format.price(value) : format.change(value).text),
    [kind, format],
  )
  // The steps of the axis are round in the reader's currency.
  const scale = kind === 'value' ? format.perUsd : 1
  const drawn = useMemo(
    () => points.map(({ timeSec, value }) => ({ timeSec, value: value * scale })),
    [points, scale],
  )
  const drawnFigure = useCallback((value: number) => figure(value / scale), [figure, scale])
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < fewestPoints) return <NoPast pull={pull} />
  if (isTable)
    return (
      <PastTable
        points={points}
        name={kind === 'value' ? t('kindValue') : t('kindReturn')}
        figure={figure}
      />
    )
  const span = { from: format.date(first.timeSec), to: format.date(last.timeSec) }
  return (
    <Suspense fallback={<PastSkeleton />}>
      <PastChart
        points={drawn}
        figure={drawnFigure}
        className={chartFrame}
        label={
          kind === 'value'
            ? t('valueChart', { ...span, first: figure(first.value), last: figure(last.value) })
            : t('returnChart', { ...span, percent: figure(last.value) })
        }
      />
    </Suspense>
  )
}

const Notes = ({ overTime: { series, returns }, portfolio }: PastNotesProps) => {
  const { t } = useText('portfolio')
  const format = useFormat()
  const { known, held, without } = series.historyOf
  const begunAnew = returns?.timeWeighted.begunAnew ? returns.timeWeighted.fromDay : null
  return (
    <div className="grid gap-1 pt-3 text-caption text-ink-3">
      {known < held ? (
        <p className="text-warn">
          {t('coverage', {
            known,
            held,
            names: without.map((id) => portfolio.coins.get(id)?.name ?? id).join(', '),
          })}
        </p>
      ) : null}
      {begunAnew === null ? null : (
        <p>{t('begunAnew', { date: format.date(secOfDay(begunAnew)) })}</p>
      )}
      <p className="max-w-[80ch]">{t('overTimeHow')}</p>
    </div>
  )
}

type PastNotesProps = { overTime: OverTime; portfolio: Portfolio }

export const OverTimeSection = ({ portfolio }: { portfolio: Portfolio }) => {
  const { t } = useText('portfolio')
  const { t: detail } = useText('coin-detail')
  const [range, setRange] = useState<PastRange>('1y')
  const [wanted, setWanted] = useState<PastKind>('value')
  const [isTable, setIsTable] = useState(false)
  const kind = useAreAmountsHidden() ? 'return' : wanted
  const { overTime, pull } = useOverTime(portfolio, range)
  return (
    <Section
      title={t('overTime')}
      aside={
        <Segment
          label={detail('range')}
          value={range}
          onChange={setRange}
          options={pastRanges.map((value) => ({ value, label: detail(rangeKeys[value]) }))}
        />
      }
    >
      {overTime ? (
        <Past overTime={overTime} kind={kind} isTable={isTable} pull={pull} />
      ) : (
        <PastSkeleton />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-2 pb-3 text-caption text-ink-3">
        <Segment
          label={detail('chartKind')}
          value={isTable ? 'table' : kind}
          onChange={(chosen) => {
            setIsTable(chosen === 'table')
            if (chosen !== 'table') setWanted(chosen)
          }}
          options={[
            { value: 'value', label: t('kindValue'), isDisabled: kind !== wanted },
            { value: 'return', label: t('kindReturn') },
            { value: 'table', label: t('kindTable') },
          ]}
        />
        <a
          href="https://www.tradingview.com/"
          target="_blank"
          rel="noopener noreferrer"
          className="hover:text-ink-1 hover:underline"
        >
          {detail('chartBy')}
        </a>
      </div>
      {overTime?.returns ? <ReturnFigures returns={overTime.returns} /> : null}
      {overTime ? <Notes overTime={overTime} portfolio={portfolio} /> : null}
    </Section>
  )
}
