// Reads what is on this device, again whenever the catalogue changes.
import { useSyncExternalStore } from 'react'
import { catalogStatus } from '#data/catalog/queries/status.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { serviceWorkerState, watchServiceWorker } from '#platform/worker/service-worker.ts'
import { storedAmount } from '#platform/storage/storage-persistence.ts'
import { useStorageHealth } from '../storage-health/use-storage-health.ts'
import { flightFigures, type FlightFigures } from './flight-figures.ts'

const readDevice = async () => {
  const catalog = await catalogStatus()
  return { catalog, usedBytes: (await storedAmount())?.usedBytes ?? null }
}

export const useFlightFigures = (): FlightFigures => {
  const device = useLiveQuery(readDevice, [])
  const { isOfflineReady } = useSyncExternalStore(watchServiceWorker, serviceWorkerState)
  const { memoryOnly } = useStorageHealth()
  return flightFigures({
    isKept: memoryOnly === null,
    catalog: device?.catalog,
    usedBytes: device?.usedBytes ?? null,
    isShellReady: isOfflineReady,
  })
}
