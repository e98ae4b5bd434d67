// Whether the server has been waited for long enough to show what this device knows.
import { useEffect, useState } from 'react'
import { isProbablyOnline, watchConnectivity } from '#platform/device/connectivity.ts'

/**
 * A spinner for longer than this helps nobody whose lists are on the device (a hung connection
 * never fails).
 */
export const patienceMs = 1500

/**
 * True without a network, and `patienceMs` after `token` was first seen. What was once shown from
 * the device is not taken away again when the network comes back a moment later: a question or a
 * form may be open on it.
 */
export const useWaitOver = (token: string | null): boolean => {
  const [isOffline, setIsOffline] = useState(() => !isProbablyOnline())
  const [waitedFor, setWaitedFor] = useState<string | null>(null)
  useEffect(() => watchConnectivity((isOnline) => setIsOffline(!isOnline)), [])
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(token), isOffline ? 0 : patienceMs)
    return () => clearTimeout(timer)
  }, [token, isOffline])
  return isOffline || (token !== null && waitedFor === token)
}
