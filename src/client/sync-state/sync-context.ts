// The sync engine of this tab as screens use it: useSyncStatus() for where things stand,
// useSyncEngine() to act.
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { SyncEngine } from '#sync/engine.ts'
import type { SyncStatus } from '#sync/sync-status.ts'

export const SyncContext = createContext<SyncEngine | null>(null)

/** wake, refresh, retry and discard. Serves whoever is signed in; for a visitor it rests. */
export const useSyncEngine = (): SyncEngine => {
  const engine = useContext(SyncContext)
  if (!engine) throw new Error('SyncContext is missing above')
  return engine
}

/**
 * State, waiting, inFlight, needsReviewCount and lastAnsweredAtMs; repaints only when one of them
 * differs.
 */
export const useSyncStatus = (): SyncStatus => {
  const { status } = useSyncEngine()
  return useSyncExternalStore(status.subscribe, status.get)
}
