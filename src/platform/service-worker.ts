// The page's side of the service worker: registers it, looks for new versions, and takes one over only when
// asked to. Never reloads by surprise; correctness of the queue never depends on it (design 5, 9).
import type { Workbox } from 'workbox-window'
import { isProbablyOnline, watchConnectivity } from './connectivity.ts'
import { loadLate } from './load-late.ts'
import { isPageVisible, watchPageLifecycle } from './page-lifecycle.ts'
import { reloadPage } from './leaving.ts'

export const updateCheckEveryMs = 60 * 60 * 1000

export type ServiceWorkerState = {
  /** A new version is installed and waits for `applyUpdate`. */
  isUpdateReady: boolean
  /** The shell is precached: every route opens without a connection. */
  isOfflineReady: boolean
}

let state: ServiceWorkerState = { isUpdateReady: false, isOfflineReady: false }
let workbox: Workbox | null = null
let isReloading = false
let mayReload: () => boolean = () => true
const listeners = new Set<() => void>()

const change = (part: Partial<ServiceWorkerState>): void => {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}

export const serviceWorkerState = (): ServiceWorkerState => state

/** Calls back on every change of `serviceWorkerState`. Returns how to stop. */
export const watchServiceWorker = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** One reload when another worker has taken over this page; put off while `mayReload` says no. */
const reloadOnTakeover = (): void => {
  // A first visit is claimed too, but by the version it already shows.
  let isFirst = navigator.serviceWorker.controller === null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) isFirst = false
    else if (!isReloading && mayReload()) {
      isReloading = true
      reloadPage()
    }
  })
}

const checkForUpdate = (): void => {
  if (isProbablyOnline()) workbox?.update().catch(() => undefined)
}

const keepChecking = (): void => {
  setInterval(checkForUpdate, updateCheckEveryMs)
  watchConnectivity((isOnline) => {
    if (isOnline) checkForUpdate()
  })
  watchPageLifecycle({
    onWake: () => {
      if (isPageVisible()) checkForUpdate()
    },
  })
}

const register = async (toRegister: Workbox): Promise<void> => {
  try {
    await toRegister.register()
    keepChecking()
  } catch (error) {
    // Without a worker the app still runs and still queues; it only cannot open cold without a connection.
    console.warn('The service worker could not be registered.', error)
    const stop = watchConnectivity((isOnline) => {
      if (!isOnline) return
      stop()
      void register(toRegister)
    })
  }
}

export type ServiceWorkerWishes = {
  /** False while a reload would lose something: checkout. */
  mayReload: () => boolean
  /** The worker says that there is a connection again. */
  onDrainWake?: () => void
}

/** Registers the worker once the page has loaded. Does nothing where there is none (private windows, development). */
export const startServiceWorker = async (wishes: ServiceWorkerWishes): Promise<void> => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  mayReload = wishes.mayReload
  reloadOnTakeover()
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { data } = event
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'drain') wishes.onDrainWake?.()
  })
  // Not needed for the first screen, so not part of it.
  const { Workbox } = await loadLate(() => import('workbox-window'))
  workbox = new Workbox('/sw.js')
  workbox.addEventListener('waiting', () => change({ isUpdateReady: true }))
  workbox.addEventListener('activated', () => change({ isOfflineReady: true }))
  void navigator.serviceWorker.ready.then(() => change({ isOfflineReady: true }))
  await register(workbox)
}

/** Lets the waiting version take over; the page reloads once it has. */
export const applyUpdate = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.waiting?.postMessage({ type: 'skip-waiting' })
}

/** How long a new version may take to be found and installed before the page is loaded as it is. */
const updatePatienceMs = 8000

const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve()
    }
    worker.addEventListener('statechange', look)
    look()
  })

const findUpdate = async (): Promise<boolean> => {
  const registration = await navigator.serviceWorker.getRegistration()
  const found = await registration?.update().catch(() => undefined)
  if (found?.installing) await installed(found.installing)
  return Boolean(registration?.waiting)
}

/** Loads the page again in its newest version where one can be found in time, else as it is. */
export const reloadIntoUpdate = async (): Promise<void> => {
  const patience = new Promise<false>((resolve) => {
    setTimeout(resolve, updatePatienceMs, false)
  })
  const isWaiting = 'serviceWorker' in navigator && (await Promise.race([findUpdate().catch(() => false), patience]))
  if (isWaiting) await applyUpdate()
  else reloadPage()
}

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** Asks the system to wake the open pages when there is a connection again, where it can. */
export const askForDrainWake = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return
  const registration: SyncRegistration = await navigator.serviceWorker.ready
  await registration.sync?.register('drain').catch(() => undefined)
}
