// What stands in place of the rows: a skeleton of the same geometry, nothing at all, nothing that fits, an error.
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { SkeletonRows } from '#ui/states/skeleton-rows.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { FailureReason } from '#widgets/errors/failure-reason.tsx'
import { useIsOnline } from '#widgets/use-is-online.ts'

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

/** The device holds no catalogue: because it is offline, because the server failed, or because there is none yet. */
export const ListWithoutData = ({ error, isPulling, retry }: { error: Error | null; isPulling: boolean; retry: () => void }) => {
  const { t } = useText('coins')
  const { t: states } = useText('states')
  const { t: actions } = useText('actions')
  const isOnline = useIsOnline()
  if (!isOnline) return <EmptyState title={t('offlineEmpty')} text={t('offlineEmptyHint')} />
  if (isPulling) return <ListSkeleton />
  if (error) return <ErrorState title={states('errorLoading')} message={<FailureReason error={error} hint={t('errorHint')} />} retryLabel={actions('retry')} onRetry={retry} />
  return <EmptyState title={states('noData')} text={t('emptyHint')} action={<Button onClick={retry}>{actions('retry')}</Button>} />
}

export const NothingFits = ({ onReset }: { onReset: () => void }) => {
  const { t } = useText('coins')
  const { t: states } = useText('states')
  return <EmptyState title={states('noResults')} text={t('emptyFiltered')} action={<Button onClick={onReset}>{t('resetList')}</Button>} />
}
