// What the sync pill shows, as a store that React and tests can watch.

export type SyncState = 'synced' | 'syncing' | 'offline' | 'review' | 'signin'

export type SyncStatus = {
  state: SyncState
  /** Changes the server does not have yet; those that need a decision are not among them. */
  waiting: number
  inFlight: number
  /** Changes the server has taken since the queue was last empty. */
  sent: number
  needsReviewCount: number
  /** Null until the lists were read once on this device. */
  lastSyncedAtMs: number | null
}

export type StatusStore = {
  /** The same object until something differs. */
  get: () => SyncStatus
  subscribe: (listener: () => void) => () => void
  set: (status: SyncStatus) => void
}

export const idleStatus: SyncStatus = { state: 'synced', waiting: 0, inFlight: 0, sent: 0, needsReviewCount: 0, lastSyncedAtMs: null }

export const createStatusStore = (): StatusStore => {
  let current = idleStatus
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (status) => {
      if (JSON.stringify(status) === JSON.stringify(current)) return
      current = status
      for (const listener of listeners) listener()
    },
  }
}

type Facts = Omit<SyncStatus, 'state'> & { mustSignIn: boolean; isReachable: boolean; isDraining: boolean }

/** The most pressing thing first; a missing connection explains everything after it. */
export const statusOf = ({ mustSignIn, isReachable, isDraining, ...counts }: Facts): SyncStatus => {
  const state = ((): SyncState => {
    if (mustSignIn) return 'signin'
    if (!isReachable) return 'offline'
    if (counts.needsReviewCount > 0) return 'review'
    return isDraining && counts.waiting > 0 ? 'syncing' : 'synced'
  })()
  return { state, ...counts }
}
