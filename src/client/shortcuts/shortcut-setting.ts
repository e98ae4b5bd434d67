// Whether single-key shortcuts work on this device (WCAG 2.1.4): on until somebody turns them off,
// here or in the settings.
import { useSyncExternalStore } from 'react'
import { readStored, watchStored, writeStored } from '#platform/storage/stored-values.ts'

const storageKey = 'keyboard_shortcuts'

export const areShortcutsOn = (): boolean => readStored(storageKey) !== 'off'

export const setShortcutsOn = (isOn: boolean): void => writeStored(storageKey, isOn ? null : 'off')

const watch = (listener: () => void): (() => void) => watchStored(storageKey, listener)

export const useAreShortcutsOn = (): boolean => useSyncExternalStore(watch, areShortcutsOn)
