// Rows with the geometry of a list that is being read.
import { useText } from '#i18n/use-text.ts'
import { SkeletonRows } from '#ui/states/skeleton-rows.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'

export const ListSkeleton = () => {
  const { t } = useText('watchlists')
  return (
    <SkeletonRows
      label={t('loading')}
      count={8}
      rowClassName="h-11 gap-3"
      head={<div className="tablet:pt-22" />}
      row={
        <>
          <Skeleton className="size-6 rounded-full max-tablet:size-8" />
          <Skeleton className="h-4 w-40" />
          <span className="flex-1" />
          <Skeleton className="h-4 w-20" />
        </>
      }
    />
  )
}
