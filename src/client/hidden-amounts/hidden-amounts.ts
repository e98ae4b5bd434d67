// Whether amounts that tell what somebody owns or pays are hidden on this device (decision 195).
import { useSyncExternalStore } from 'react'
import { readStored, watchStored, writeStored } from '#platform/storage/stored-values.ts'

const storageKey = 'hidden_amounts'

export const areAmountsHidden = (): boolean => readStored(storageKey) === 'on'

export const setAmountsHidden = (isHidden: boolean): void =>
  writeStored(storageKey, isHidden ? 'on' : null)

const watch = (listener: () => void): (() => void) => watchStored(storageKey, listener)

export const useAreAmountsHidden = (): boolean => useSyncExternalStore(watch, areAmountsHidden)
