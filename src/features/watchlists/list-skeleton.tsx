// Rows with the geometry of a list that is being read.
import { useText } from '#i18n/use-text.ts'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'

const rowKeys = ['1', '2', '3', '4', '5', '6', '7', '8']

export const ListSkeleton = () => {
  const { t } = useText('watchlists')
  return (
    <SkeletonFrame label={t('loading')}>
      <div className="pt-12 tablet:pt-22">
        {rowKeys.map((key) => (
          <div key={key} className="flex h-11 items-center gap-3 border-b border-hair max-tablet:h-17">
            <Skeleton className="size-6 rounded-full max-tablet:size-8" />
            <Skeleton className="h-4 w-40" />
            <span className="flex-1" />
            <Skeleton className="h-4 w-20" />
          </div>
        ))}
      </div>
    </SkeletonFrame>
  )
}
