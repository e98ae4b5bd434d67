// "Sync now": sends what waits, then brings coins, sales and lists up to date.
import { useState } from 'react'
import { pullMarket, pullSales } from '#data/catalog/pulls/pull-market.ts'
import { pullPorts } from '#client/market/pull-ports.ts'

export type SyncNow = { isSyncing: boolean; hasFailed: boolean; start: () => void }

/** `syncLists`: drains the queue and refreshes the lists. */
export const useSyncNow = (syncLists: () => Promise<unknown>): SyncNow => {
  const [isSyncing, setSyncing] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const run = async (): Promise<void> => {
    setSyncing(true)
    const results = await Promise.allSettled([
      syncLists(),
      pullMarket(pullPorts(), {}),
      pullSales(pullPorts(), {}),
    ])
    setFailed(results.some((result) => result.status === 'rejected'))
    setSyncing(false)
  }
  return { isSyncing, hasFailed, start: () => void run() }
}
