// Where the price may go, drawn from the coin's own past: the figure among the key figures, and the
// fan with one sentence; its figures and its method on demand (R-CDT-006).
import { useMemo, useState } from 'react'
import {
  projectionHorizons,
  projectionHits,
  projectionNeeds,
  projectionOf,
  stepAhead,
  type Projection,
  type ProjectionHorizon,
} from '#domain/projection/projection.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Segment } from '#ui/actions/segment.tsx'
import { AsOfLine } from '#parts/states/as-of-line.tsx'
import { Figure } from '../figure.tsx'
import { Disclosure } from '../section/disclosure.tsx'
import { TabSection } from '../tab-section.tsx'
import { TabMissing, TabSkeleton } from '../tab-states.tsx'
import type { CoinPast } from '../use-coin-past.ts'
import { FanChart } from './fan-chart.tsx'
import { FanTable } from './fan-table.tsx'

type ProjectionProps = { id: string; past: CoinPast }

const useProjection = (id: string, { past }: CoinPast): Projection | null =>
  useMemo(() => past && projectionOf(id, past.series), [id, past])

/** Which horizon the short figure tells. */
const figureDays: ProjectionHorizon = 30

export const PredictionFigure = ({ id, past }: ProjectionProps) => {
  const { t } = useText('coin-detail')
  const { t: words } = useText('coin-projection')
  const format = useFormat()
  const projection = useProjection(id, past)
  const step = projection && stepAhead(projection, figureDays)
  if (!step)
    return (
      <Figure
        label={t('prediction')}
        value="-"
        note={past.isReading ? undefined : words('noFigure')}
      />
    )
  return (
    <Figure
      label={words('figureLabel', { count: figureDays })}
      value={`${format.price(step.p10)} – ${format.price(step.p90)}`}
      note={words('figureNote', { price: format.price(step.p50) })}
    />
  )
}

const horizonKeys = {
  7: 'days7',
  30: 'days30',
  90: 'days90',
  365: 'days365',
} as const satisfies Record<ProjectionHorizon, string>

const Fan = ({
  past,
  projection,
}: {
  past: NonNullable<CoinPast['past']>
  projection: Projection
}) => {
  const { t } = useText('coin-projection')
  const format = useFormat()
  const [horizon, setHorizon] = useState<ProjectionHorizon>(figureDays)
  const choose = (value: string) =>
    setHorizon(projectionHorizons.find((days) => String(days) === value) ?? figureDays)
  const end = stepAhead(projection, horizon)
  return (
    <>
      <Segment
        label={t('horizon')}
        value={String(horizon)}
        onChange={choose}
        options={projectionHorizons.map((days) => ({
          value: String(days),
          label: t(horizonKeys[days]),
        }))}
      />
      <FanChart series={past.series} projection={projection} horizon={horizon} />
      {end ? (
        <p className="max-w-[68ch] text-body text-ink-1">
          {t('inShort', {
            horizon: t(horizonKeys[horizon]),
            low: format.price(end.p10),
            high: format.price(end.p90),
          })}
        </p>
      ) : null}
      <p className="max-w-[68ch] text-body text-ink-2">{t('warning')}</p>
      <Disclosure summary={t('howCalculated')}>
        <FanTable projection={projection} />
        <div className="mt-3 grid max-w-[68ch] gap-2 text-body text-ink-2">
          <p>{t('method', { count: projection.basedOnDays })}</p>
          <p>
            {t('tried', {
              share7: projectionHits[7],
              share30: projectionHits[30],
              share90: projectionHits[90],
              share365: projectionHits[365],
            })}
          </p>
        </div>
      </Disclosure>
    </>
  )
}

export const ProjectionPanel = ({ id, past: coinPast }: ProjectionProps) => {
  const { t } = useText('coin-projection')
  const projection = useProjection(id, coinPast)
  const { past, isReading, pull } = coinPast
  const content = () => {
    if (past && projection) return <Fan past={past} projection={projection} />
    if (past && !pull.isPulling)
      return (
        <p className="max-w-[68ch] text-body text-ink-3">
          {t('tooShort', { count: past.series.days.length, needs: projectionNeeds })}
        </p>
      )
    return isReading ? (
      <TabSkeleton />
    ) : (
      <TabMissing pull={pull} offline={t('offline')} none={t('none')} />
    )
  }
  return (
    <TabSection
      title={t('title')}
      aside={past?.asOfSec ? <AsOfLine asOfSec={past.asOfSec} /> : undefined}
    >
      {content()}
    </TabSection>
  )
}
