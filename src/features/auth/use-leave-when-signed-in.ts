// Signed-in people have no business on a sign-in page (D-LOGGEDINLOGIN). The same step ends a
// successful login.
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isFallbackUser } from '#domain/account/user.ts'
import { useSession } from '#client/session/session-context.ts'

/**
 * Replaces this page by `path` once somebody is signed in. Who has to sign in again to sync stays,
 * so does who is known by their address only (D-NOTLOGGED), and everybody while `path` is null.
 */
export const useLeaveWhenSignedIn = (path: string | null): void => {
  const { history } = useRouter()
  const session = useSession()
  const isSignedIn =
    session.status === 'user' && !session.isExpiredOffline && !isFallbackUser(session.user)
  useEffect(() => {
    if (isSignedIn && path !== null) history.replace(path)
  }, [isSignedIn, path, history])
}
