// What stands in place of a list of coins, or above it: a skeleton of the same geometry, nothing at
// all, an error, and how the rows came to be old.
import { freshness } from '#domain/format/data-age.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { SkeletonRows } from '#ui/states/skeleton-rows.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { FailureReason } from '#parts/errors/failure-reason.tsx'
import type { Pull } from '#client/market/use-pulls.ts'
import { useIsOnline } from '#client/use-is-online.ts'
import { useNowSec } from '#client/use-now.ts'
import { WhileReading } from '#parts/states/while-reading.tsx'

export const ListSkeleton = () => {
  const { t } = useText('states')
  return (
    <SkeletonRows
      label={t('loading')}
      count={14}
      rowClassName="h-11 gap-4"
      head={<Skeleton className="my-2 h-5 w-full max-tablet:hidden" />}
      row={
        <>
          <Skeleton className="size-6 rounded-full max-tablet:size-8" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="ms-8 h-4 w-32 max-tablet:hidden" />
          <span className="flex-1" />
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-4 w-16 max-tablet:hidden" />
        </>
      }
    />
  )
}

/**
 * The device holds no catalogue: because it is offline, because the server failed, or because there
 * is none yet.
 */
export const ListWithoutData = ({
  error,
  isPulling,
  retry,
  offlineText,
}: Pull & { offlineText?: string | undefined }) => {
  const { t } = useText('coins')
  const { t: states } = useText('states')
  const { t: actions } = useText('actions')
  const isOnline = useIsOnline()
  if (!isOnline)
    return <EmptyState title={offlineText ?? t('offlineEmpty')} text={t('offlineEmptyHint')} />
  if (isPulling) return <ListSkeleton />
  if (error)
    return (
      <ErrorState
        title={states('errorLoading')}
        message={<FailureReason error={error} hint={t('errorHint')} />}
        retryLabel={actions('retry')}
        onRetry={retry}
      />
    )
  return (
    <WhileReading waiting={<ListSkeleton />}>
      <EmptyState
        title={states('noData')}
        text={t('emptyHint')}
        action={<Button onClick={retry}>{actions('retry')}</Button>}
      />
    </WhileReading>
  )
}

/** Below the tools: what arrives with the rows must not push down what stood there before them. */
export const StateBanners = ({
  asOfSec,
  error,
  retry,
}: Omit<Pull, 'isPulling'> & { asOfSec: number }) => {
  const { t } = useText('coins')
  const { t: actions } = useText('actions')
  const format = useFormat()
  const nowSec = useNowSec()
  const isOnline = useIsOnline()
  if (error && isOnline)
    return (
      <Banner
        tone="warn"
        action={
          <Button size="small" onClick={retry}>
            {actions('retry')}
          </Button>
        }
      >
        {t('refreshFailed')}
      </Banner>
    )
  return freshness(asOfSec, nowSec) === 'stale' ? (
    <Banner tone="warn">{t('staleBanner', { date: format.moment(asOfSec) })}</Banner>
  ) : null
}
