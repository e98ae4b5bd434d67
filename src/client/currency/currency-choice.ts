// The currency this device shows amounts in: US dollars until somebody chooses another.
import { useSyncExternalStore } from 'react'
import { readStored, watchStored, writeStored } from '#platform/storage/stored-values.ts'

const storageKey = 'display_currency'
const dollars = 'USD'

/** Unchecked; null where nobody ever chose. */
export const chosenCurrency = (): string | null => readStored(storageKey)

export const chooseCurrency = (code: string): void => writeStored(storageKey, code)

export const watchCurrency = (listener: () => void): (() => void) =>
  watchStored(storageKey, listener)

/** Whether amounts are to be converted. */
export const isConverting = (): boolean => (chosenCurrency() ?? dollars) !== dollars

export const useIsConverting = (): boolean => useSyncExternalStore(watchCurrency, isConverting)

export const useChosenCurrency = (): string | null =>
  useSyncExternalStore(watchCurrency, chosenCurrency)
