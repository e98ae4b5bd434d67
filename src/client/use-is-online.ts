// Whether there is a connection, as far as anybody knows: the browser's hint, until an answer of
// the server proves it wrong. An answer that was on its way when the connection went proves nothing
// any more once a later request gets none.
import { useSyncExternalStore } from 'react'
import { onServerReached, onUnanswered } from '#api/client.ts'
import { isProbablyOnline, watchConnectivity } from '#platform/device/connectivity.ts'

let hasAnswered = false

const isOnline = (): boolean => isProbablyOnline() || hasAnswered

const watch = (listener: () => void): (() => void) => {
  const note = (answered: boolean) => (): void => {
    hasAnswered = answered
    listener()
  }
  const stops = [
    watchConnectivity(note(false)),
    onServerReached(note(true)),
    onUnanswered(note(false)),
  ]
  return () => stops.forEach((stop) => stop())
}

export const useIsOnline = (): boolean => useSyncExternalStore(watch, isOnline)
