// What the browser believes about the connection; only a request's outcome is a fact.
import { useSyncExternalStore } from 'react'
import { isProbablyOnline, watchConnectivity } from '#platform/connectivity.ts'

export const useIsOnline = (): boolean => useSyncExternalStore(watchConnectivity, isProbablyOnline)
