// The chart's place before there is a chart.
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { useIsOnline } from '#client/use-is-online.ts'
import { WhileReading } from '#parts/states/while-reading.tsx'

export const frameClass = 'h-72 tablet:h-80'

export const ChartSkeleton = () => {
  const { t } = useText('states')
  return (
    <SkeletonFrame label={t('loading')}>
      <Skeleton className={frameClass} />
    </SkeletonFrame>
  )
}

/** `isExpected`: the fetch went well and what it brought is not read yet. */
type NoChartProps = {
  isPulling: boolean
  isExpected: boolean
  retry: () => void
  isCandles: boolean
}

export const NoChart = ({ isPulling, isExpected, retry, isCandles }: NoChartProps) => {
  const { t } = useText('coin-detail')
  const { t: actions } = useText('actions')
  const isOnline = useIsOnline()
  if (isOnline && isPulling) return <ChartSkeleton />
  const none = isCandles ? t('candlesEmpty') : t('chartEmpty')
  const nothing = (
    // Nothing is going to come: on a phone the score may stand where the chart would.
    <div
      className={
        `${isOnline ? frameClass : 'h-36 tablet:h-80'} grid content-center justify-items-start ` +
        'gap-3 text-body text-ink-3'
      }
    >
      <span aria-hidden="true" className="hatched h-2 w-34 opacity-55" />
      {isOnline ? none : t('chartOffline')}
      {isOnline ? <Button onClick={retry}>{actions('retry')}</Button> : null}
    </div>
  )
  return isOnline && isExpected ? (
    <WhileReading waiting={<ChartSkeleton />}>{nothing}</WhileReading>
  ) : (
    nothing
  )
}
