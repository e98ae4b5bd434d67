// What stands in place of a list of coins, or above it: a skeleton of the same geometry, nothing at
// all, an error, and how the rows came to be old.
import { memo } from 'react'
import { shownSubscores } from '#domain/rating/subscores.ts'
import { freshness } from '#domain/format/data-age.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { SkeletonRows } from '#ui/states/skeleton-rows.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { failureText } from '#parts/errors/failure-text.ts'
import type { Pull } from '#client/market/use-pulls.ts'
import { useIsOnline } from '#client/use-is-online.ts'
import { useNowSec } from '#client/use-now.ts'
import { WhileReading } from '#parts/states/while-reading.tsx'

const Bar = ({ column, bar }: { column: string; bar: string }) => (
  <span className={`flex flex-none justify-end tablet:pe-2 ${column}`}>
    <Skeleton className={bar} />
  </span>
)

/** As wide as the columns of the list, which are dropped at about the same widths. */
export const ListSkeleton = memo(() => {
  const { t } = useText('states')
  return (
    <SkeletonRows
      label={t('loading')}
      count={14}
      rowClassName="h-11 max-tablet:gap-4"
      head={<Skeleton className="my-2 h-5 w-full max-tablet:hidden" />}
      row={
        <>
          <Skeleton className="size-6 flex-none rounded-full max-tablet:size-8 tablet:ms-21" />
          <Skeleton className="h-4 w-36 tablet:ms-2" />
          <span className="flex-1" />
          <Bar column="w-36 justify-start! max-tablet:hidden" bar="h-4 w-32" />
          {shownSubscores.map((key) => (
            <Bar
              key={key}
              column={`max-desk:hidden ${key === 'tokenomics' ? 'w-21' : 'w-18'}`}
              bar="h-4 w-7"
            />
          ))}
          <Bar column="tablet:w-29" bar="h-4 w-18" />
          <Bar column="w-22 max-tablet:hidden" bar="h-4 w-14" />
          <Bar column="w-22 max-tablet:hidden" bar="h-4 w-14" />
          <Bar column="w-25 max-wide:hidden" bar="h-6 w-20" />
          <Bar column="w-26 max-wide:hidden" bar="h-4 w-16" />
        </>
      }
    />
  )
})

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
        message={failureText(error)}
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
