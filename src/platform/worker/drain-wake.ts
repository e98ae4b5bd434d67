// Asks the system to wake the open pages when there is a connection again. The queue never
// depends on it (design 9).

type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> }
}

/** Asks the system to wake the open pages when there is a connection again, where it can. */
export const askForDrainWake = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return
  const registration: SyncRegistration = await navigator.serviceWorker.ready
  await registration.sync?.register('drain').catch(() => undefined)
}
