// Draws nothing: lets the engine and the error log follow the session, offers a visitor's lists to
// the account, and tells it the language chosen without a connection.
import { useEffect } from 'react'
import type { SyncEngine } from '#sync/engine.ts'
import { setErrorIdentity } from '#client/error-log/error-log.ts'
import { useSession } from '#client/session/session-context.ts'
import { useAccountSync } from './use-account-sync.ts'
import { useErasedAccounts } from './use-erased-accounts.ts'
import { useImportOffer } from './use-import-offer.ts'
import { useUnsentLanguage } from './use-unsent-language.ts'

// Entries of the error log name the account they happened to, as far as this device knows it.

/** Mounted once, below the session. */
const useErrorIdentity = (): void => {
  const session = useSession()
  useEffect(() => {
    if (session.status !== 'user') return setErrorIdentity({})
    const { id, isAdmin, tier } = session.user
    return setErrorIdentity({ userId: id, userRole: isAdmin ? 'admin' : tier })
  }, [session])
}

export const AccountSync = ({ engine }: { engine: SyncEngine }) => {
  useAccountSync(engine)
  useErasedAccounts()
  useErrorIdentity()
  useImportOffer()
  useUnsentLanguage()
  return null
}
