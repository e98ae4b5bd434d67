// A language chosen without a connection reaches the account once there is one.
import { useEffect } from 'react'
import { callApi } from '#api/client.ts'
import { openAccountDb } from '#data/open-account.ts'
import { watchConnectivity } from '#platform/device/connectivity.ts'
import { sendUnsentLanguage } from '#sync/session/account-language.ts'
import { accountOf, maySend } from '#sync/session/session.ts'
import { useSession } from '#client/session/session-context.ts'

/** Mounted once, below the session. */
export const useUnsentLanguage = (): void => {
  const session = useSession()
  const account = maySend(session) ? accountOf(session) : null
  useEffect(() => {
    if (account === null || account === 'anon') return undefined
    const tell = (): void => {
      sendUnsentLanguage({ db: openAccountDb(account), callApi }).catch((error: unknown) =>
        console.warn('the language to tell could not be read', error),
      )
    }
    tell()
    return watchConnectivity((isOnline) => {
      if (isOnline) tell()
    })
  }, [account])
}
