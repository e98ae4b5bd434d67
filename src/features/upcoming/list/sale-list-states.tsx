// What the list shows where there are no rows: on the way, none, none that match, failed, offline.
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { SkeletonRows } from '#ui/states/skeleton-rows.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { failureText } from '#parts/errors/failure-text.ts'
import { useIsOnline } from '#client/use-is-online.ts'
import type { SaleList } from './use-sale-list.ts'

const SaleListSkeleton = ({ label }: { label: string }) => (
  <SkeletonRows
    label={label}
    count={10}
    rowClassName="h-13 gap-3 max-desk:h-17"
    row={
      <>
        <Skeleton className="size-8" />
        <Skeleton className="h-4 w-44" />
        <span className="flex-1" />
        <Skeleton className="h-4 w-28 max-tablet:hidden" />
        <Skeleton className="h-4 w-20" />
      </>
    }
  />
)

export const SaleListState = ({ list, onReset }: { list: SaleList; onReset: () => void }) => {
  const { t } = useText('upcoming')
  const { t: states } = useText('states')
  const isOnline = useIsOnline()
  const { all, pull } = list
  const isEmpty = all !== null && all.length === 0
  if (all === null || (isEmpty && pull.isPulling))
    return <SaleListSkeleton label={states('loading')} />
  if (isEmpty && pull.error !== null) {
    return (
      <ErrorState
        title={t('loadError')}
        message={isOnline ? failureText(pull.error) : t('offlineEmpty')}
        retryLabel={t('retry')}
        onRetry={pull.retry}
      />
    )
  }
  if (isEmpty) return <EmptyState title={t('empty')} text={t('emptyHint')} />
  return (
    <EmptyState
      title={t('empty')}
      text={t('emptyFiltered')}
      action={<Button onClick={onReset}>{t('resetFilters')}</Button>}
    />
  )
}
