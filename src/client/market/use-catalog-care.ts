// Keeps the device's market whole while the app is open: ready for the first search, filled for a
// flight, repaired.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onCatalogEvent } from '#data/catalog/queries/catalog-events.ts'
import { fetchAhead } from '#data/catalog/pulls/fetch-ahead.ts'
import { warmCatalog } from '#data/catalog/queries.ts'
import { dropCatalogExtras } from '#data/catalog/commands/drop-extras.ts'
import { setRoomMaker } from '#data/storage-fault.ts'
import { isProbablyOnline } from '#platform/device/connectivity.ts'
import { isSavingData } from '#platform/device/data-saver.ts'
import { idleMoment } from '#platform/page/idle.ts'
import type { SyncEngine } from '#sync/engine.ts'
import { marketFreshness } from '#sync/freshness.ts'
import { useSyncEngine } from '../sync-state/sync-context.ts'
import { pullPorts } from './pull-ports.ts'
import { useMarketOrigin } from './use-market-origin.ts'

type Care = { watchedIds: readonly string[]; drained: SyncEngine['drained']; signal: AbortSignal }

const care = async ({ watchedIds, drained, signal }: Care): Promise<void> => {
  // People's changes go first: after a flight each of them would wait behind something fetched for
  // the next one.
  const idle = async (): Promise<void> => {
    await drained()
    await idleMoment()
  }
  await idleMoment()
  if (signal.aborted) return
  await warmCatalog()
  if (isProbablyOnline() && !isSavingData())
    await fetchAhead({ ...pullPorts(), idle }, { watchedIds, signal })
}

/** Mounted once, by the shell. `watchedIds`: coins whose charts are kept for reading offline. */
export const useCatalogCare = (watchedIds: readonly string[]): void => {
  const client = useQueryClient()
  const engine = useSyncEngine()
  const version = useMarketOrigin()?.version
  const watched = watchedIds.join('\n')

  useEffect(() => setRoomMaker(() => dropCatalogExtras(Date.now())), [])

  useEffect(
    () =>
      onCatalogEvent(({ type }) => {
        if (type === 'catalogDropped')
          void client.invalidateQueries({ queryKey: marketFreshness.queryKey })
      }),
    [client],
  )

  useEffect(() => {
    if (version === undefined) return undefined
    const leaving = new AbortController()
    care({
      watchedIds: watched === '' ? [] : watched.split('\n'),
      drained: () => engine.drained(),
      signal: leaving.signal,
    }).catch((error: unknown) => {
      console.warn('the market could not be made ready', error)
    })
    return () => leaving.abort()
  }, [version, watched, engine])
}
