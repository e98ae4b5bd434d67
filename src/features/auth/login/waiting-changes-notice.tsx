// On the login screen: what this account left on the device is still here, and is sent after
// signing in again.
import { openAccountDb } from '#data/open-account.ts'
import { pendingCount } from '#data/outbox/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { useText } from '#i18n/use-text.ts'
import { keptUserStorage } from '#platform/storage/kept-user.ts'
import { tokenStorage } from '#platform/storage/token-storage.ts'
import { keptAccountOf } from '#sync/session/kept-user.ts'
import { Notice } from '../notice.tsx'

const readWaiting = async (): Promise<number> => {
  const account = keptAccountOf(keptUserStorage.text(), tokenStorage.email())
  return account === null ? 0 : pendingCount(openAccountDb(account)).catch(() => 0)
}

export const WaitingChangesNotice = () => {
  const { t } = useText('auth')
  const { t: sync } = useText('sync')
  const count = useLiveQuery(readWaiting, []) ?? 0
  return count === 0 ? null : (
    <Notice title={t('unsyncedChanges', { count })}>{sync('sessionOver')}</Notice>
  )
}
