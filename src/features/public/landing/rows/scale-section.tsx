// "One scale": six real rows from the catalogue on this device, each with the reason for its place.
import { salesState } from '#data/catalog/queries/status.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { useText } from '#i18n/use-text.ts'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { RateNote } from '#parts/currency/rate-note.tsx'
import { AsOfLine } from '#parts/states/as-of-line.tsx'
import { SampleMarketMark } from '#parts/market/sample-market-mark.tsx'
import { useMarketOrigin } from '#client/market/use-market-origin.ts'
import { useSalesPull } from '#client/market/use-pulls.ts'
import { SectionHead } from '../section-head.tsx'
import { ScaleRowLine } from './scale-row-line.tsx'
import { scaleRows } from './scale-rows.ts'

const RowsSkeleton = () => {
  const { t } = useText('states')
  return (
    <SkeletonFrame label={t('loading')}>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div
          key={row}
          className="flex h-21 items-center gap-6 border-t border-hair max-tablet:h-24"
        >
          <Skeleton className="h-10 w-16" />
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-2 flex-1" />
        </div>
      ))}
    </SkeletonFrame>
  )
}

export const ScaleSection = ({ besides }: { besides: string | null }) => {
  const { t } = useText('landing')
  const { t: states } = useText('states')
  const sales = useSalesPull()
  const origin = useMarketOrigin()
  const rows = useLiveQuery(
    async () => ({ list: await scaleRows(besides), hasSales: (await salesState()) !== null }),
    [besides],
  )
  const isComplete =
    rows !== undefined && rows.list.length > 0 && (rows.hasSales || !sales.isPulling)
  return (
    <section className="landing-gutter">
      <SectionHead title={t('oneScale')} text={t('oneScaleText')} />
      {isComplete ? (
        <>
          <ul className="border-b border-hair">
            {rows.list.map((row) => (
              <ScaleRowLine key={`${row.kind} ${row.id}`} row={row} />
            ))}
          </ul>
          <p className="flex flex-wrap gap-x-4 gap-y-1 pt-3">
            {origin ? <AsOfLine asOfSec={origin.asOfSec} /> : null}
            <RateNote />
            <SampleMarketMark />
          </p>
        </>
      ) : rows === undefined || sales.isPulling ? (
        <RowsSkeleton />
      ) : (
        <p className="border-t border-hair pt-4 text-body text-ink-3">{states('noData')}</p>
      )}
    </section>
  )
}
