// What the sync pill and its spoken status say, from plain facts. Offline is neutral: nothing here is an error.
import type { SyncStatus } from '#sync/sync-status.ts'

export type SyncFacts = {
  isOnline: boolean
  /** False for a visitor: nothing is ever sent from the anonymous database. */
  isSignedIn: boolean
  /** The session ended; the queue waits for the same account to sign in again (D-OFFLINEEXPIRY). */
  needsSignIn: boolean
  isSending: boolean
  /** Changes not yet on the server, those to review not counted. */
  waiting: number
  /** Parked or refused: only the person can decide. */
  toReview: number
}

/** The engine knows best whether the server can be reached; a visitor has no engine, only the browser's hint. */
export const factsOf = (status: SyncStatus, { isSignedIn, isOnline }: { isSignedIn: boolean; isOnline: boolean }): SyncFacts => ({
  isOnline: isOnline && status.state !== 'offline',
  isSignedIn,
  needsSignIn: isSignedIn && status.state === 'signin',
  isSending: status.state === 'syncing',
  waiting: isSignedIn ? status.waiting : 0,
  toReview: isSignedIn ? status.needsReviewCount : 0,
})

export type PillIcon = 'check' | 'sync' | 'offline' | 'waiting' | 'review' | 'signIn'
export type PillLook = {
  icon: PillIcon
  key: 'synced' | 'syncing' | 'offline' | 'offlineWaiting' | 'waiting' | 'review' | 'signInAgain'
  total: number
  /** Something waits, or there is no connection (look: "dashed waits"). */
  isDashed: boolean
}

/** The most pressing thing first; a missing connection explains everything else, so it comes before review. Null where there is nothing to say: a visitor's lists stay on the device. */
export const pillLook = ({ isOnline, isSignedIn, needsSignIn, isSending, waiting, toReview }: SyncFacts): PillLook | null => {
  if (needsSignIn && waiting + toReview > 0) return { icon: 'signIn', key: 'signInAgain', total: waiting, isDashed: true }
  if (!isOnline) return { icon: 'offline', key: waiting > 0 ? 'offlineWaiting' : 'offline', total: waiting, isDashed: true }
  if (!isSignedIn) return null
  if (toReview > 0) return { icon: 'review', key: 'review', total: toReview, isDashed: true }
  if (waiting === 0) return { icon: 'check', key: 'synced', total: 0, isDashed: false }
  return isSending ? { icon: 'sync', key: 'syncing', total: waiting, isDashed: false } : { icon: 'waiting', key: 'waiting', total: waiting, isDashed: true }
}

export type Announcement = { key: 'announceOffline' | 'announceWaiting' | 'announceSynced' | 'announceReview' | 'signInAgain'; count?: number }

/** The one polite sentence of a change in the facts; null where a reader need not hear of it (a queue that merely drains). */
export const announcementOf = (before: SyncFacts, now: SyncFacts): Announcement | null => {
  if (now.needsSignIn && !before.needsSignIn && now.waiting > 0) return { key: 'signInAgain' }
  if (now.toReview > before.toReview) return { key: 'announceReview', count: now.toReview }
  if (!now.isOnline && (before.isOnline || now.waiting > before.waiting)) {
    return now.waiting > 0 ? { key: 'announceWaiting', count: now.waiting } : { key: 'announceOffline' }
  }
  return now.isOnline && now.isSignedIn && before.waiting > 0 && now.waiting === 0 && now.toReview === 0 ? { key: 'announceSynced' } : null
}
