// The first worker of a device needs every file of the shell: one that does not arrive fails them
// all, and the browser would not try again before the next visit.

/** Calls back when what is being installed gives up and no worker stands. Once. */
export const whenInstallFails = (
  registration: ServiceWorkerRegistration | undefined,
  again: () => void,
): void => {
  const worker = registration?.installing
  if (!worker) return
  worker.addEventListener('statechange', () => {
    if (worker.state === 'redundant' && !registration.active) again()
  })
}
