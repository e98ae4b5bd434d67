// What a person is told about, by email and on their devices (R-LAY-045). Says plainly what is sent
// today.
import { useId } from 'react'
import {
  noticeChannels,
  noticeKinds,
  type NoticeChannel,
  type NoticeKind,
} from '#domain/account/notification-settings.ts'
import type { TextKey } from '#i18n/areas.ts'
import { useText } from '#i18n/use-text.ts'
import { useSession } from '#client/session/session-context.ts'
import { onlineFailureText } from '#parts/errors/online-failure-text.ts'
import { ConnectionNote, useCanChange } from '#parts/states/connection-note.tsx'
import type { UserSession } from '#sync/session/session.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { PageSection, SectionNote } from '#ui/page-section.tsx'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { useNotificationSettings } from './use-notification-settings.ts'

const kindTexts: Record<NoticeKind, TextKey<'settings'>> = {
  watchedChanges: 'noticeChanges',
  watchedLaunches: 'noticeLaunches',
  productNews: 'noticeNews',
}
const channelTexts: Record<NoticeChannel, TextKey<'settings'>> = {
  email: 'noticeByEmail',
  device: 'noticeOnDevice',
}

type KindRowProps = {
  kind: NoticeKind
  chosen: Readonly<Record<NoticeChannel, boolean>>
  isDisabled: boolean
  onChoose: (channel: NoticeChannel, isOn: boolean) => void
}

const KindRow = ({ kind, chosen, isDisabled, onChoose }: KindRowProps) => {
  const { t } = useText('settings')
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hair py-2"
    >
      <span id={id} className="min-w-50 flex-1 text-table text-ink-1">
        {t(kindTexts[kind])}
      </span>
      <span className="flex flex-wrap gap-x-5">
        {noticeChannels.map((channel) => (
          <Checkbox
            key={channel}
            label={t(channelTexts[channel])}
            isChecked={chosen[channel]}
            isDisabled={isDisabled}
            onChange={(isOn) => onChoose(channel, isOn)}
          />
        ))}
      </span>
    </div>
  )
}

const Unsaved = ({ reason, onRetry }: { reason: string; onRetry: () => void }) => {
  const { t: profile } = useText('profile')
  const { t: actions } = useText('actions')
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-table text-danger"
    >
      <span>
        {profile('notSaved')}. {reason}
      </span>
      <Button size="small" onClick={onRetry}>
        {actions('retry')}
      </Button>
    </div>
  )
}

const Choices = ({ session }: { session: UserSession }) => {
  const { t } = useText('settings')
  const { t: auth } = useText('auth')
  const { t: states } = useText('states')
  const { t: actions } = useText('actions')
  const canChange = useCanChange(session)
  const { shown, asOfSec, isLoading, reload, choose, failure, sendAgain } =
    useNotificationSettings()
  if (shown === null && isLoading)
    return (
      <SkeletonFrame label={states('loading')}>
        <Skeleton className="h-30 w-80 max-w-full" />
      </SkeletonFrame>
    )
  return (
    <>
      {shown === null ? (
        <SectionNote>{t('notificationsUnread')}</SectionNote>
      ) : (
        <div className="grid w-full border-t border-hair">
          {noticeKinds.map((kind) => (
            <KindRow
              key={kind}
              kind={kind}
              chosen={shown[kind]}
              isDisabled={!canChange}
              onChoose={(channel, isOn) => choose({ [kind]: { [channel]: isOn } })}
            />
          ))}
        </div>
      )}
      {failure === null ? null : (
        <Unsaved reason={onlineFailureText(auth, failure, 'errorOccurred')} onRetry={sendAgain} />
      )}
      {canChange ? (
        shown === null && <Button onClick={reload}>{actions('retry')}</Button>
      ) : (
        <ConnectionNote session={session} asOfSec={shown === null ? null : asOfSec} />
      )}
    </>
  )
}

export const NotificationSetting = () => {
  const { t } = useText('settings')
  const session = useSession()
  return (
    <PageSection title={t('notifications')}>
      <SectionNote>{t('notificationsNote')}</SectionNote>
      {session.status === 'user' ? <Choices session={session} /> : null}
      <SectionNote>{t('noticeSecurityText')}</SectionNote>
    </PageSection>
  )
}
