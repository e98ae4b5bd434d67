// The facts behind the pill, the sheet and the spoken status, as live as the engine and the
// connection.
import { useEffect, useRef, useState } from 'react'
import { useAccountDb } from '../session/use-account-db.ts'
import { useIsOnline } from '../use-is-online.ts'
import { useSyncStatus } from './sync-context.ts'
import { factsOf, type SyncFacts } from './sync-state.ts'

export const useSyncFacts = (): SyncFacts => {
  const db = useAccountDb()
  const status = useSyncStatus()
  const isOnline = useIsOnline()
  return factsOf(status, { isSignedIn: db !== null && !db.isAnonymous, isOnline })
}

/**
 * When the connection went while this page was open, in ms; null while there is one, or where it
 * was gone from the start.
 */
export const useOfflineSince = (isOnline: boolean): number | null => {
  const wasOnline = useRef(isOnline)
  const [sinceMs, setSinceMs] = useState<number | null>(null)
  useEffect(() => {
    if (wasOnline.current === isOnline) return
    wasOnline.current = isOnline
    setSinceMs(isOnline ? null : Date.now())
  }, [isOnline])
  return sinceMs
}
