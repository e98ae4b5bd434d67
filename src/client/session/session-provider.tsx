// Joins what is stored, what the server says and what is reachable into the session of the tree
// below.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { readToken } from '#domain/account/token.ts'
import { keptUserStorage } from '#platform/storage/kept-user.ts'
import { tokenStorage } from '#platform/storage/token-storage.ts'
import { accountOf, deriveSession } from '#sync/session/session.ts'
import { forgetOtherAccounts } from './account-query.ts'
import { SessionContext, type SessionActions } from './session-context.ts'
import type { SessionServices } from './session-services.ts'
import {
  forgetCurrentUsers,
  refetchCurrentUser,
  rememberCurrentUser,
  updateCurrentUser,
  useCurrentUser,
} from './use-current-user.ts'
import { useKeptUser } from './use-kept-user.ts'
import { useWaitOver } from './use-wait-over.ts'

type SessionProviderProps = { services: SessionServices; children: ReactNode }

export const SessionProvider = ({ services: { watch }, children }: SessionProviderProps) => {
  const client = useQueryClient()
  const token = useSyncExternalStore(tokenStorage.watch, tokenStorage.token)
  const storedEmail = useSyncExternalStore(tokenStorage.watch, tokenStorage.email)
  const expiredToken = useSyncExternalStore(watch.subscribe, watch.expiredToken)
  const isExpired = token !== null && expiredToken === token
  const isWaitOver = useWaitOver(token)
  const answer = useCurrentUser(token, isExpired)
  const subject = useMemo(() => (token === null ? null : readToken(token).subject), [token])
  const keptUser = useKeptUser({ token, email: storedEmail, subject }, answer)

  const session = useMemo(
    () => deriveSession({ token, isExpired, storedEmail, keptUser, answer, isWaitOver }),
    [token, isExpired, storedEmail, keptUser, answer, isWaitOver],
  )
  const account = accountOf(session)
  useEffect(() => {
    if (account !== null) forgetOtherAccounts(client, account)
  }, [client, account])

  const actions = useMemo<SessionActions>(
    () => ({
      begin: ({ token: newToken, email, user }) => {
        if (user) rememberCurrentUser(client, newToken, user)
        tokenStorage.keep(newToken, email)
      },
      end: () => {
        tokenStorage.clear()
        keptUserStorage.keep(null)
        forgetCurrentUsers(client)
      },
      userChanged: (user) => {
        const held = tokenStorage.token()
        if (held !== null) void updateCurrentUser(client, held, user)
      },
      refetchUser: () => refetchCurrentUser(client),
    }),
    [client],
  )
  const value = useMemo(() => ({ session, actions }), [session, actions])
  return <SessionContext value={value}>{children}</SessionContext>
}
