// The notice about this device's storage, live, with what happens when the data is deleted under
// the open page: the lists and the market are loaded anew, and the person hears what was lost.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { damagedCount } from '#data/damage/queries.ts'
import { onlyOnThisDevice } from '#data/device/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { storageWatch } from '#data/storage/queries/storage-health.ts'
import { useAccountDb } from '../session/use-account-db.ts'
import { useSyncEngine, useSyncStatus } from '../sync-state/sync-context.ts'
import { useIsOnline } from '../use-is-online.ts'
import { storageNotice, type Lost, type StorageNotice } from './storage-notice.ts'
import { useStorageHealth } from './use-storage-health.ts'

/**
 * What nobody but this device has. A user's changes are counted by the engine, so the queue is
 * not read again.
 */
const useOnlyHere = (db: AccountDb | null): Lost => {
  const { waiting, needsReviewCount } = useSyncStatus()
  const lists =
    useLiveQuery(async () => (db?.isAnonymous ? (await onlyOnThisDevice(db)).lists : 0), [db]) ?? 0
  return { changes: db?.isAnonymous ? 0 : waiting + needsReviewCount, lists }
}

const useRecovery = (db: AccountDb | null, onlyHere: Lost): [Lost | null, () => void] => {
  const engine = useSyncEngine()
  const client = useQueryClient()
  const [lost, setLost] = useState<Lost | null>(null)
  const known = useRef(onlyHere)
  useEffect(() => {
    known.current = onlyHere
  })
  useEffect(() => {
    let before = known.current
    return storageWatch.onEvent(({ type, database }) => {
      const isAccount = database === db?.name
      // Counted while it is gone and not when it is back: then nothing is left to count.
      if (type === 'closed' && isAccount) before = known.current
      if (type !== 'emptied') return
      if (isAccount) {
        setLost(before)
        void engine.refresh().catch(() => {})
      }
      void client.invalidateQueries()
    })
  }, [db, engine, client])
  return [lost, () => setLost(null)]
}

export type ActiveNotice = {
  db: AccountDb
  notice: StorageNotice
  onlyHere: Lost
  dismiss: () => void
}

/** Null while all is well. Mounted once, by the frame. */
export const useStorageNotice = (): ActiveNotice | null => {
  const db = useAccountDb()
  const onlyHere = useOnlyHere(db)
  const [lost, dismiss] = useRecovery(db, onlyHere)
  const health = useStorageHealth()
  const isOnline = useIsOnline()
  const damaged = useLiveQuery(() => (db ? damagedCount(db) : Promise.resolve(0)), [db]) ?? 0
  if (db === null) return null
  const notice = storageNotice({
    health,
    isSignedIn: !db.isAnonymous,
    isOnline,
    unsent: onlyHere.changes,
    lost,
    damaged,
  })
  return notice && { db, notice, onlyHere, dismiss }
}
