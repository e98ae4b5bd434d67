// What stands in a tab's place while its facts come, when they cannot, and when there is no
// connection.
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import type { Pull } from '#client/market/use-pulls.ts'
import { useIsOnline } from '#client/use-is-online.ts'

export const TabSkeleton = () => {
  const { t } = useText('states')
  return (
    <SkeletonFrame label={t('loading')}>
      <Skeleton className="mt-6 h-4 w-full max-w-160" />
      <Skeleton className="mt-2 h-4 w-full max-w-120" />
      <Skeleton className="mt-6 h-40 w-full" />
    </SkeletonFrame>
  )
}

/** `offline` and `none` say in words what is missing. */
export const TabMissing = ({
  pull: { isPulling, error, retry },
  offline,
  none,
}: {
  pull: Pull
  offline: string
  none: string
}) => {
  const { t: states } = useText('states')
  const { t: actions } = useText('actions')
  const { t: coins } = useText('coins')
  const isOnline = useIsOnline()
  if (isOnline && isPulling) return <TabSkeleton />
  if (isOnline && error !== null)
    return (
      <ErrorState
        title={states('errorLoading')}
        message={coins('errorHint')}
        retryLabel={actions('retry')}
        onRetry={retry}
      />
    )
  return (
    <div className="grid justify-items-start gap-3 py-8 text-body text-ink-3">
      <span aria-hidden="true" className="hatched h-2 w-34 opacity-55" />
      <p className="max-w-[68ch]">{isOnline ? none : offline}</p>
      {isOnline ? <Button onClick={retry}>{actions('retry')}</Button> : null}
    </div>
  )
}
