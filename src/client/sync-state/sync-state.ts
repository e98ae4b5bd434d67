// What the sync pill and its spoken status say, from plain facts. Offline is neutral: nothing here
// is an error.
import type { SyncStatus } from '#sync/sync-status.ts'

export type SyncFacts = {
  /** False until the queue was read: nobody knows yet whether anything waits. */
  isRead: boolean
  isOnline: boolean
  /** Somebody else answers in the place of the server: a portal, a gateway. */
  isUnreached: boolean
  /** False for a visitor: nothing is ever sent from the anonymous database. */
  isSignedIn: boolean
  /** The session ended; the queue waits for the same account to sign in again (D-OFFLINEEXPIRY). */
  needsSignIn: boolean
  isSending: boolean
  /** Changes not yet on the server, those to review not counted. */
  waiting: number
  /** Parked or refused: only the person can decide. */
  toReview: number
  /** Changes the server has ever accepted from this device. */
  acknowledged: number
}

/**
 * Outcomes decide whether the server can be reached; the browser's hint counts before the first,
 * and for a visitor, who has no engine.
 */
export const factsOf = (
  status: SyncStatus,
  { isSignedIn, isOnline }: { isSignedIn: boolean; isOnline: boolean },
): SyncFacts => ({
  isRead: status.isRead,
  isOnline: isSignedIn ? status.state !== 'offline' && (status.hasOutcome || isOnline) : isOnline,
  isUnreached: isSignedIn && status.state === 'unreached',
  isSignedIn,
  needsSignIn: isSignedIn && status.state === 'signin',
  isSending: status.state === 'syncing',
  waiting: isSignedIn ? status.waiting : 0,
  toReview: isSignedIn ? status.needsReviewCount : 0,
  acknowledged: isSignedIn ? status.acknowledged : 0,
})

export type PillIcon = 'check' | 'sync' | 'offline' | 'waiting' | 'review' | 'signIn'
export type PillLook = {
  icon: PillIcon
  key:
    | 'synced'
    | 'syncing'
    | 'offline'
    | 'offlineWaiting'
    | 'unreached'
    | 'unreachedWaiting'
    | 'waiting'
    | 'review'
    | 'signInAgain'
  total: number
  /** Something waits, or there is no connection (look: "dashed waits"). */
  isDashed: boolean
}

/**
 * The most pressing thing first; a missing connection explains everything else, so it comes before
 * review. Null where there is nothing to say: a visitor's lists stay on the device, and nothing is
 * called synced before the queue was read.
 */
export const pillLook = ({
  isRead,
  isOnline,
  isUnreached,
  isSignedIn,
  needsSignIn,
  isSending,
  waiting,
  toReview,
}: SyncFacts): PillLook | null => {
  if (needsSignIn && waiting + toReview > 0)
    return { icon: 'signIn', key: 'signInAgain', total: waiting, isDashed: true }
  if (!isOnline)
    return {
      icon: 'offline',
      key: waiting > 0 ? 'offlineWaiting' : 'offline',
      total: waiting,
      isDashed: true,
    }
  if (!isSignedIn) return null
  if (isUnreached)
    return {
      icon: 'offline',
      key: waiting > 0 ? 'unreachedWaiting' : 'unreached',
      total: waiting,
      isDashed: true,
    }
  if (toReview > 0) return { icon: 'review', key: 'review', total: toReview, isDashed: true }
  if (!isRead) return null
  if (waiting === 0) return { icon: 'check', key: 'synced', total: 0, isDashed: false }
  return isSending
    ? { icon: 'sync', key: 'syncing', total: waiting, isDashed: false }
    : { icon: 'waiting', key: 'waiting', total: waiting, isDashed: true }
}

export type Announcement = {
  key:
    | 'announceOffline'
    | 'unreachedReason'
    | 'announceWaiting'
    | 'announceSynced'
    | 'announceReview'
    | 'signInAgain'
  count?: number
}

/**
 * The one polite sentence of a change in the facts; null where a reader need not hear of it (a
 * queue that merely drains).
 */
export const announcementOf = (before: SyncFacts, now: SyncFacts): Announcement | null => {
  if (now.needsSignIn && !before.needsSignIn && now.waiting > 0) return { key: 'signInAgain' }
  if (now.toReview > before.toReview) return { key: 'announceReview', count: now.toReview }
  if (!now.isOnline && (before.isOnline || now.waiting > before.waiting)) {
    return now.waiting > 0
      ? { key: 'announceWaiting', count: now.waiting }
      : { key: 'announceOffline' }
  }
  if (now.isUnreached) return before.isUnreached ? null : { key: 'unreachedReason' }
  // Gone from the queue is not arrived: changes are discarded and deleted, too.
  const isAllThere =
    now.waiting === 0 && now.toReview === 0 && now.acknowledged > before.acknowledged
  return now.isOnline && now.isSignedIn && before.waiting > 0 && isAllThere
    ? { key: 'announceSynced' }
    : null
}
