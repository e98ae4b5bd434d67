// What the browser believes about the connection. A hint and no more: only a request's outcome is a
// fact (design 5).

/** False only where the browser is sure that there is no network. */
export const isProbablyOnline = (): boolean => navigator.onLine

/** Calls `listener` with the new hint whenever it changes. Returns how to stop. */
export const watchConnectivity = (listener: (isOnline: boolean) => void): (() => void) => {
  const onOnline = (): void => listener(true)
  const onOffline = (): void => listener(false)
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', onOffline)
  return () => {
    window.removeEventListener('online', onOnline)
    window.removeEventListener('offline', onOffline)
  }
}
