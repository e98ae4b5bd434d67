// What the sync pill shows, as a store that React and tests can watch.

/** offline: nobody answers. unreached: somebody else than the server does. */
export type SyncState = 'synced' | 'syncing' | 'offline' | 'unreached' | 'review' | 'signin'

/** Who answered the last request. */
export type Reach = 'server' | 'foreign' | 'nobody'

export type SyncStatus = {
  state: SyncState
  /** False until the queue was read: nobody knows yet whether anything waits. */
  isRead: boolean
  /** Changes the server does not have yet; those that need a decision are not among them. */
  waiting: number
  inFlight: number
  /** Changes the server has taken since the queue was last empty. */
  sent: number
  needsReviewCount: number
  /** How many changes the server has ever accepted from this device. */
  acknowledged: number
  /** False until a request has had an outcome: `state` is then no more than the browser's hint. */
  hasOutcome: boolean
  /** Of the kind that the server answered for longest ago; null until it has for all of them. */
  lastAnsweredAtMs: number | null
}

export type StatusStore = {
  /** The same object until something differs. */
  get: () => SyncStatus
  subscribe: (listener: () => void) => () => void
  set: (status: SyncStatus) => void
}

export const idleStatus: SyncStatus = {
  state: 'synced',
  isRead: false,
  waiting: 0,
  inFlight: 0,
  sent: 0,
  needsReviewCount: 0,
  acknowledged: 0,
  hasOutcome: false,
  lastAnsweredAtMs: null,
}

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

type Facts = Omit<SyncStatus, 'state' | 'isRead'> & {
  mustSignIn: boolean
  reach: Reach
  isDraining: boolean
}

/** The most pressing thing first; a missing connection explains everything after it. */
export const statusOf = ({ mustSignIn, reach, isDraining, ...counts }: Facts): SyncStatus => {
  const state = ((): SyncState => {
    if (mustSignIn) return 'signin'
    if (reach !== 'server') return reach === 'foreign' ? 'unreached' : 'offline'
    if (counts.needsReviewCount > 0) return 'review'
    return isDraining && counts.waiting > 0 ? 'syncing' : 'synced'
  })()
  return { state, isRead: true, ...counts }
}
