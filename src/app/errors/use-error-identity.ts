// Entries of the error log name the account they happened to, as far as this device knows it.
import { useEffect } from 'react'
import { setErrorIdentity } from '#client/error-log/error-log.ts'
import { useSession } from '#client/session/session-context.ts'

/** Mounted once, below the session. */
export const useErrorIdentity = (): void => {
  const session = useSession()
  useEffect(() => {
    if (session.status !== 'member') return setErrorIdentity({})
    const { id, isAdmin, tier } = session.user
    return setErrorIdentity({ userId: id, userRole: isAdmin ? 'admin' : tier })
  }, [session])
}
