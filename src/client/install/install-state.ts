// What the person has said and done about installing: kept in storage, so that a "not now" lasts.
import { readStored, watchStored, writeStored } from '#platform/storage/stored-values.ts'
import { askToPersist } from '#platform/storage/storage-persistence.ts'

const dismissedKey = 'install_dismissed'
const successKey = 'install_success'

/**
 * Call after the first list was made or the first coin watched: the moment the app has proved
 * useful.
 */
export const noteSuccessMoment = (): void => {
  if (readStored(successKey) !== null) return
  writeStored(successKey, '1')
  void askToPersist()
}

export const hadSuccessMoment = (): boolean => readStored(successKey) !== null

export const isInstallDismissed = (): boolean => readStored(dismissedKey) !== null

export const dismissInstall = (): void => writeStored(dismissedKey, '1')

/** Calls back when either answer changes. Returns how to stop. */
export const watchInstallState = (listener: () => void): (() => void) => {
  const stops = [watchStored(dismissedKey, listener), watchStored(successKey, listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
