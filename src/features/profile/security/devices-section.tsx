// Every browser that is logged in to the account, and the way to log it out. The list makes no
// sense offline.
import { useText } from '#i18n/use-text.ts'
import { fetchSessions } from '#client/online/profile.ts'
import type { DeviceSession } from '#sync/online/device-sessions.ts'
import { Button } from '#ui/actions/button.tsx'
import { PageSection, SectionNote } from '#ui/page-section.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { failureText } from '#parts/errors/failure-text.ts'
import { useAccountQuery } from '#client/session/account-query.ts'
import { useIsOnline } from '#client/use-is-online.ts'
import { DeviceRow } from './device-row.tsx'
import { devicesQuery } from './devices-query.ts'
import { useRevoke } from './use-revoke.ts'

const DeviceList = ({
  sessions,
  canChange,
}: {
  sessions: readonly DeviceSession[]
  canChange: boolean
}) => {
  const { t } = useText('profile')
  const { ending, revoke, revokeOthers } = useRevoke()
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      <ul className="w-full">
        {sessions.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            canEnd={canChange && ending === null}
            isEnding={ending === session.id}
            onEnd={() => void revoke(session.id)}
          />
        ))}
      </ul>
      {hasOthers ? (
        <Button
          variant="danger"
          isBusy={ending === 'others'}
          disabled={!canChange || ending !== null}
          onClick={() => void revokeOthers()}
        >
          {t('endOthers')}
        </Button>
      ) : (
        <SectionNote>{t('onlyThisDevice')}</SectionNote>
      )}
    </>
  )
}

const Loading = () => {
  const { t } = useText('profile')
  return (
    <SkeletonFrame label={t('devicesLoading')}>
      <div className="grid w-72 max-w-full gap-3 py-2">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4" />
      </div>
    </SkeletonFrame>
  )
}

const Devices = ({ canChange }: { canChange: boolean }) => {
  const { t } = useText('profile')
  const { t: actions } = useText('actions')
  const isOnline = useIsOnline()
  const { data, error, refetch, isFetching } = useAccountQuery({
    name: devicesQuery,
    read: (signal) => fetchSessions(signal),
  })
  if (data) return <DeviceList sessions={data} canChange={canChange} />
  if (!isOnline || (!canChange && !isFetching))
    return <SectionNote>{t('devicesOffline')}</SectionNote>
  if (error && !isFetching)
    return (
      <ErrorState
        title={t('devicesFailed')}
        message={failureText(error)}
        retryLabel={actions('retry')}
        onRetry={() => void refetch()}
      />
    )
  return <Loading />
}

export const DevicesSection = ({ canChange }: { canChange: boolean }) => {
  const { t } = useText('profile')
  return (
    <PageSection title={t('devices')}>
      <SectionNote>{t('devicesText')}</SectionNote>
      <Devices canChange={canChange} />
    </PageSection>
  )
}
