// Whether there is a connection, as far as anybody knows: the browser's hint, until an answer of the server proves it wrong.
import { useSyncExternalStore } from 'react'
import { onServerReached } from '#api/client.ts'
import { isProbablyOnline, watchConnectivity } from '#platform/connectivity.ts'

let hasAnswered = false

const isOnline = (): boolean => isProbablyOnline() || hasAnswered

const watch = (listener: () => void): (() => void) => {
  const note = (answered: boolean) => (): void => {
    hasAnswered = answered
    listener()
  }
  const stops = [watchConnectivity(note(false)), onServerReached(note(true))]
  return () => stops.forEach((stop) => stop())
}

export const useIsOnline = (): boolean => useSyncExternalStore(watch, isOnline)
