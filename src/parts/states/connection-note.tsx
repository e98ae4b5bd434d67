// Why nothing of the account on this page can be changed right now: no connection, or a user the
// server has not confirmed.
import { isFallbackUser } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import type { UserSession } from '#sync/session/session.ts'
import { Button } from '#ui/actions/button.tsx'
import { AsOfLine } from './as-of-line.tsx'
import { useIsOnline } from '#client/use-is-online.ts'
import { useSessionActions } from '#client/session/session-context.ts'

/** Id of the note, for `aria-describedby` of what it disables. */
export const connectionNoteId = 'connection-note'

/** True where the server can be asked to change something for this user. */
export const useCanChange = ({ isOfflineIdentity, isExpiredOffline }: UserSession): boolean =>
  useIsOnline() && !isOfflineIdentity && !isExpiredOffline

type ConnectionNoteProps = {
  session: UserSession
  /** How old what is shown is, where that is not the user. */
  asOfSec?: number | null
}

export const ConnectionNote = ({
  session,
  asOfSec = session.describedAtSec,
}: ConnectionNoteProps) => {
  const { t } = useText('profile')
  const { t: actions } = useText('actions')
  const { refetchUser } = useSessionActions()
  const isOnline = useIsOnline()
  if (useCanChange(session)) return null
  const isKnown = !isFallbackUser(session.user)
  return (
    <p
      id={connectionNoteId}
      role="status"
      className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-2 bg-surface px-3 py-2 text-table text-ink-2"
    >
      <span className="min-w-0">
        {isKnown ? t(isOnline ? 'unreached' : 'offlineCopy') : t('unconfirmed')}
      </span>
      {isKnown && asOfSec !== null ? <AsOfLine asOfSec={asOfSec} /> : null}
      {isOnline && !session.isExpiredOffline ? (
        <Button size="small" onClick={() => void refetchUser()}>
          {actions('retry')}
        </Button>
      ) : null}
    </p>
  )
}
