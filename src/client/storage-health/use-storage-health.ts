// How this device's storage is doing, for screens. Small: it is part of the first script.
import { useSyncExternalStore } from 'react'
import { storageWatch, type StorageHealth } from '#data/storage/queries/storage-health.ts'

export const useStorageHealth = (): StorageHealth =>
  useSyncExternalStore(storageWatch.subscribe, storageWatch.get)
