// The session as every screen reads it: useSession() for who is here, useSessionActions() to begin
// and end one.
import { createContext, useContext } from 'react'
import type { User } from '#domain/account/user.ts'
import type { NewSession } from '#sync/online/sign-in/sign-in.ts'
import type { Session } from '#sync/session/session.ts'

export type SessionActions = {
  /** Opens the session that the server has just granted. Navigating is the caller's. */
  begin: (session: NewSession) => void
  /** Forgets token and e-mail on this device, without asking the server. */
  end: () => void
  /**
   * Shows the user as the server has just described them, in every part of this tab and in the
   * others.
   */
  userChanged: (user: User) => void
  /** Asks the server again who is here, e.g. after a payment. */
  refetchUser: () => Promise<void>
}

export type SessionValue = { session: Session; actions: SessionActions }

export const SessionContext = createContext<SessionValue | null>(null)

const useSessionValue = (): SessionValue => {
  const value = useContext(SessionContext)
  if (!value) throw new Error('SessionProvider is missing above')
  return value
}

/**
 * loading, visitor, or user with `user`, `isOfflineIdentity`, `describedAtSec` and
 * `isExpiredOffline`.
 */
export const useSession = (): Session => useSessionValue().session

export const useSessionActions = (): SessionActions => useSessionValue().actions
