// The first tab: every figure, what the coin is, a converter, where it is traded, and last where the
// price may go.
import { Suspense } from 'react'
import type { CoinRecord } from '#data/catalog/types/coin-record.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { useText } from '#i18n/use-text.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import type { Pull } from '#client/market/use-pulls.ts'
import { PanelBoundary } from '#parts/errors/panel-boundary.tsx'
import { TabMissing, TabSkeleton } from '../tab-states.tsx'
import type { CoinPast } from '../use-coin-past.ts'
import { AboutCoin } from './about-coin.tsx'
import { Contracts } from './contracts.tsx'
import { DayRange } from './day-range.tsx'
import { KeyFigures } from './key-figures.tsx'

const Converter = lazyPart(
  () => import('./converter.tsx'),
  (module) => module.Converter,
)

const ProjectionPanel = lazyPart(
  () => import('../projection/projection-parts.tsx'),
  (module) => module.ProjectionPanel,
)

const MarketsSection = lazyPart(
  () => import('../markets/markets-section.tsx'),
  (module) => module.MarketsSection,
)

type OverviewTabProps = {
  row: CoinRow
  record: CoinRecord | null
  recordPull: Pull
  extrasPull: Pull
  past: CoinPast
}

export const OverviewTab = ({ row, record, recordPull, extrasPull, past }: OverviewTabProps) => {
  const { t } = useText('coin-detail')
  return (
    <>
      <DayRange row={row} record={record} />
      <KeyFigures row={row} record={record} past={past} />
      {record ? (
        <>
          <Contracts contracts={record.contracts} />
          <AboutCoin row={row} record={record} />
        </>
      ) : (
        <TabMissing pull={recordPull} offline={t('recordMissing')} none={t('recordMissing')} />
      )}
      <Suspense fallback={<TabSkeleton />}>
        <Converter row={row} />
      </Suspense>
      <PanelBoundary feature="coin-markets">
        <Suspense fallback={<TabSkeleton />}>
          <MarketsSection id={row.id} pull={extrasPull} />
        </Suspense>
      </PanelBoundary>
      <Suspense fallback={<TabSkeleton />}>
        <ProjectionPanel id={row.id} past={past} />
      </Suspense>
    </>
  )
}
