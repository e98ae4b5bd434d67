// /compare: two to five coins side by side, from the figures on this device; the address says which
// (D-COMPARE).
import { fewestCompared } from '#domain/comparison/chosen-coins.ts'
import {
  comparedRangeDays,
  comparedRanges,
  type ComparedRange,
} from '#domain/comparison/compared-range.ts'
import { useText } from '#i18n/use-text.ts'
import { Segment } from '#ui/actions/segment.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { RateNote } from '#parts/currency/rate-note.tsx'
import { AsOfLine } from '#parts/states/as-of-line.tsx'
import { failureText } from '#parts/errors/failure-text.ts'
import { LinkNotice } from '#parts/states/link-notice.tsx'
import { SampleMarketMark } from '#parts/market/sample-market-mark.tsx'
import type { Pull } from '#client/market/use-pulls.ts'
import { useIsOnline } from '#client/use-is-online.ts'
import { ChoiceNotices } from './choice/choice-notices.tsx'
import { CoinChoice } from './choice/coin-choice.tsx'
import { StartingPoints } from './choice/starting-points.tsx'
import { compareLink, useCompareAddress, type CompareAddress } from './compare-search.ts'
import { CompareSection } from './compare-section.tsx'
import { ComparisonActions } from './export/comparison-actions.tsx'
import { FieldTable } from './fields/field-table.tsx'
import { HistoryPanel } from './history/history-panel.tsx'
import { PairList } from './history/pair-list.tsx'
import { ScorePanel } from './scores/score-panel.tsx'
import { useComparison, type Comparison } from './use-comparison.ts'

const rangeKeys = {
  '30d': 'range30d',
  '90d': 'range90d',
  '1y': 'range1y',
} as const satisfies Record<ComparedRange, string>

const CompareSkeleton = () => {
  const { t } = useText('states')
  return (
    <SkeletonFrame label={t('loading')}>
      <Skeleton className="h-9 w-72" />
      <Skeleton className="mt-8 h-60 w-full" />
      <Skeleton className="mt-8 h-80 w-full" />
    </SkeletonFrame>
  )
}

/**
 * The device holds no catalogue: because it is offline, because the server failed, or because there
 * is none yet.
 */
const NoCatalogue = ({ market: { isPulling, error, retry } }: { market: Pull }) => {
  const { t } = useText('coins')
  const { t: states } = useText('states')
  const { t: actions } = useText('actions')
  if (!useIsOnline()) return <EmptyState title={t('offlineEmpty')} text={t('offlineEmptyHint')} />
  if (isPulling || error === null) return <CompareSkeleton />
  return (
    <ErrorState
      title={states('errorLoading')}
      message={failureText(error)}
      retryLabel={actions('retry')}
      onRetry={retry}
    />
  )
}

const TooFew = ({ coins: [only] }: Pick<Comparison, 'coins'>) => {
  const { t } = useText('coin-compare')
  return (
    <div className="border-t border-hair">
      <EmptyState
        title={only ? t('oneTitle') : t('emptyTitle')}
        text={only ? t('oneText', { name: only.row.name }) : t('emptyText')}
        action={<StartingPoints chosen={only?.row ?? null} />}
      />
    </div>
  )
}

const SideBySide = ({
  comparison,
  address: { range, chooseRange },
}: {
  comparison: Comparison
  address: CompareAddress
}) => {
  const { t } = useText('coin-compare')
  const { t: detail } = useText('coin-detail')
  const { coins } = comparison
  const key = coins.map(({ id }) => id).join(',')
  const lastDay = Math.max(...coins.map(({ past }) => past?.series.days.at(-1) ?? -Infinity))
  return (
    <>
      <CompareSection title={t('scores')} feature="compare-scores" resetKey={key}>
        <ScorePanel coins={coins} />
      </CompareSection>
      <CompareSection
        title={t('history')}
        feature="compare-history"
        resetKey={`${key} ${range}`}
        aside={
          <Segment
            label={detail('range')}
            value={range}
            onChange={chooseRange}
            options={comparedRanges.map((value) => ({ value, label: detail(rangeKeys[value]) }))}
          />
        }
      >
        <HistoryPanel comparison={comparison} range={range} />
      </CompareSection>
      <CompareSection
        title={t('correlation')}
        feature="compare-correlation"
        resetKey={`${key} ${range}`}
      >
        <PairList coins={coins} fromDay={lastDay - comparedRangeDays[range]} />
      </CompareSection>
      <CompareSection title={t('fields')} feature="compare-fields" resetKey={key}>
        <FieldTable coins={coins} />
      </CompareSection>
    </>
  )
}

const Content = ({ comparison, address }: { comparison: Comparison; address: CompareAddress }) => {
  const { coins, unknown, surplus } = comparison
  const isEnough = coins.length >= fewestCompared
  return (
    <>
      <div className="flex items-start justify-between gap-x-4 max-desk:flex-wrap">
        <CoinChoice coins={coins} address={address} />
        {isEnough ? <ComparisonActions comparison={comparison} range={address.range} /> : null}
      </div>
      <div className="-mx-4 grid gap-px not-empty:pb-4 tablet:mx-0">
        <ChoiceNotices unknown={unknown} surplus={surplus} address={address} />
      </div>
      {isEnough ? (
        <SideBySide comparison={comparison} address={address} />
      ) : (
        <TooFew coins={coins} />
      )}
    </>
  )
}

export const CompareScreen = () => {
  const { t } = useText('nav')
  const address = useCompareAddress()
  const { comparison, market } = useComparison(address.coinIds)
  const content = () => {
    if (comparison === undefined) return <CompareSkeleton />
    return comparison === null ? (
      <NoCatalogue market={market} />
    ) : (
      <Content comparison={comparison} address={address} />
    )
  }
  return (
    <div className="mx-auto w-full max-w-410 px-4 pb-8 tablet:px-6 tablet:pb-16">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4 pb-3 tablet:pt-5 tablet:pb-3.5">
        <h1 tabIndex={-1} className="max-tablet:text-title-2">
          {t('compare')}
        </h1>
        {comparison ? <AsOfLine asOfSec={comparison.origin.asOfSec} /> : null}
        <RateNote />
        <SampleMarketMark className="tablet:hidden" />
      </header>
      <div className="-mx-4 tablet:mx-0">
        <LinkNotice reader={compareLink} />
      </div>
      {content()}
    </div>
  )
}
