// Who is using this device, decided from what is stored, what the server said and whether it can be
// reached. Pure.
import { fallbackUser, isFallbackUser, type User } from '#domain/account/user.ts'
import type { KeptUser } from './kept-user.ts'

/** What came of asking the server who holds the stored token. */
export type UserAnswer =
  | { kind: 'pending' }
  | { kind: 'confirmed'; user: User; atSec: number }
  | { kind: 'failed' }

export type SessionFacts = {
  token: string | null
  /**
   * The last check found the stored token expired (D-EXPIRY: checks, not moments, expire a token).
   */
  isExpired: boolean
  storedEmail: string | null
  /** The user last confirmed on this device, if it is the owner of the stored session. */
  keptUser: KeptUser | null
  answer: UserAnswer
  /** The device has no network, or the server has been waited for long enough. */
  isWaitOver: boolean
}

export type UserSession = {
  status: 'user'
  user: User
  /** Shown from what this device knows; no server has confirmed the user since the app started. */
  isOfflineIdentity: boolean
  /** When the server last described this user; null where nobody knows. */
  describedAtSec: number | null
  /**
   * The token has expired while the server is out of reach: "Sign in again to sync"
   * (D-OFFLINEEXPIRY).
   */
  isExpiredOffline: boolean
}

export type Session = { status: 'loading' } | { status: 'visitor' } | UserSession

const loading: Session = { status: 'loading' }
const visitor: Session = { status: 'visitor' }

const fromDevice = (kept: KeptUser | null, isExpiredOffline: boolean): Session =>
  kept
    ? {
        status: 'user',
        user: kept.user,
        isOfflineIdentity: true,
        describedAtSec: kept.confirmedAtSec,
        isExpiredOffline,
      }
    : visitor

const onlyEmail = (email: string | null): KeptUser | null =>
  email === null ? null : { user: fallbackUser(email), confirmedAtSec: null }

/**
 * The session these facts add up to (Spec §4; D-OFFLINEIDENTITY, D-OFFLINEEXPIRY, D-FALLBACKUSER).
 * A hung connection never keeps a known person waiting: once the wait is over, what this device
 * knows is shown.
 */
export const deriveSession = (facts: SessionFacts): Session => {
  const { token, isExpired, storedEmail, keptUser, answer, isWaitOver } = facts
  if (token === null) return visitor
  if (isExpired) return isWaitOver ? fromDevice(keptUser, true) : loading
  if (answer.kind === 'confirmed') {
    return {
      status: 'user',
      user: answer.user,
      isOfflineIdentity: false,
      describedAtSec: answer.atSec,
      isExpiredOffline: false,
    }
  }
  if (answer.kind === 'pending')
    return isWaitOver && keptUser ? fromDevice(keptUser, false) : loading
  return fromDevice(keptUser ?? onlyEmail(storedEmail), false)
}

/**
 * Whose local database is open: a user id, 'anon' for visitors and the fallback user, null while
 * nobody knows.
 */
export const accountOf = (session: Session): string | null => {
  if (session.status === 'loading') return null
  return session.status === 'user' && !isFallbackUser(session.user) ? session.user.id : 'anon'
}

/**
 * True where this session's queue may be sent: a confirmed user with a live token (design 5,
 * "Session").
 */
export const maySend = (session: Session): boolean =>
  session.status === 'user' && !session.isOfflineIdentity && !session.isExpiredOffline
