// What stands where data is not: on the way, none, failed, offline; banners and spinners.
import { CloudOff } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { Spinner } from '#ui/states/spinner.tsx'
import { Specimen } from '../specimen.tsx'

const nothing = (): void => undefined

export const StatesSection = () => {
  const { t } = useText('states')
  const { t: actions } = useText('actions')
  const { t: lists } = useText('watchlists')
  return (
    <>
      <Specimen name="EmptyState">
        <EmptyState
          title={lists('noLists')}
          text={lists('noListsReason')}
          action={<Button>{lists('createCoinList')}</Button>}
        />
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState
          title={t('errorLoading')}
          message={lists('catalogMissing')}
          retryLabel={actions('retry')}
          onRetry={nothing}
        />
      </Specimen>
      <Specimen name="Skeleton">
        <div className="w-80 max-w-full">
          <SkeletonFrame label={t('loading')} delayMs={0}>
            <Skeleton className="h-5 w-40" />
            <Skeleton className="mt-3 h-4 w-full" />
          </SkeletonFrame>
        </div>
      </Specimen>
      <Specimen name="Spinner">
        <Spinner label={t('loading')} />
      </Specimen>
      <Specimen name="Banner">
        <div className="grid w-full gap-2">
          {(['neutral', 'warn', 'danger'] as const).map((tone) => (
            <Banner
              key={tone}
              tone={tone}
              icon={<CloudOff />}
              action={<Button size="small">{actions('retry')}</Button>}
            >
              {lists('savedCopyHint')}
            </Banner>
          ))}
        </div>
      </Specimen>
    </>
  )
}
