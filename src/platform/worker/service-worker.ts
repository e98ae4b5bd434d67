// The page's side of the service worker: registers it, looks for new versions, and takes one over
// only when asked to. Never reloads by surprise; correctness of the queue never depends on it
// (design 5, 9).
import type { Workbox } from 'workbox-window'
import { isProbablyOnline, watchConnectivity } from '../device/connectivity.ts'
import { loadLazy } from './load-lazy.ts'
import { isPageVisible, watchPageLifecycle } from '../page/page-lifecycle.ts'
import { reloadPage } from '../page/leaving.ts'
import type * as lazyParts from './worker-lazy.ts'

export const updateCheckEveryMs = 60 * 60 * 1000
const registerAgainAfterMs = 10_000

export type ServiceWorkerState = {
  /** A new version is installed and waits for `applyUpdate`. */
  isUpdateReady: boolean
  /** The shell is precached: every route opens without a connection. */
  isOfflineReady: boolean
}

type LazyParts = typeof lazyParts

let state: ServiceWorkerState = { isUpdateReady: false, isOfflineReady: false }
let workbox: Workbox | null = null
let isReloading = false
let late: LazyParts | null = null
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

/** Nothing that a reload of this page would lose. */
const isBusy = (): boolean => !mayReload() || (late?.hasUnsavedInput() ?? false)

const onControllerChange = async (
  wasControlled: boolean,
  parts: Promise<LazyParts>,
): Promise<void> => {
  const isControlled = navigator.serviceWorker.controller !== null
  const all = await parts
  const { isOwnBuild, isBuildKept, takeoverOf } = all
  const takeover = await takeoverOf({
    isControlled,
    wasControlled,
    isOwnBuild,
    isBuildKept,
    isOnline: isProbablyOnline,
    isBusy,
  })
  if (takeover === 'lost') {
    change({ isOfflineReady: false, isUpdateReady: false })
    if (workbox) await registerAgain(workbox, all)
  } else if (takeover !== 'reload')
    change({ isOfflineReady: true, isUpdateReady: takeover === 'offer' })
  else if (!isReloading) {
    isReloading = true
    reloadPage()
  }
}

const watchTakeovers = (parts: Promise<LazyParts>): void => {
  let wasControlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    void onControllerChange(wasControlled, parts)
    wasControlled = navigator.serviceWorker.controller !== null
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

const whenOnline = (act: () => void): void => {
  const stop = watchConnectivity((isOnline) => {
    if (!isOnline) return
    stop()
    act()
  })
}

const registerOnce = async (toRegister: Workbox, parts: LazyParts): Promise<void> => {
  const registration = await toRegister.register()
  const again = (): void => void registerAgain(toRegister, parts)
  parts.whenInstallFails(registration, () => setTimeout(again, registerAgainAfterMs))
}

const register = async (toRegister: Workbox, parts: LazyParts): Promise<void> => {
  try {
    await registerOnce(toRegister, parts)
    keepChecking()
  } catch (error) {
    // Without a worker the app still runs and still queues; it only cannot open cold without a
    // connection.
    console.warn('The service worker could not be registered.', error)
    whenOnline(() => void register(toRegister, parts))
  }
}

/**
 * A worker that went with the site's data, or that could not fetch all of the shell, comes back
 * with the connection, so that the app opens without one.
 */
const registerAgain = async (toRegister: Workbox, parts: LazyParts): Promise<void> => {
  const again = (): void => void registerAgain(toRegister, parts)
  if (!isProbablyOnline()) whenOnline(again)
  // The connection may be announced before it carries anything.
  else await registerOnce(toRegister, parts).catch(() => setTimeout(again, registerAgainAfterMs))
}

/** A tab loaded past the worker may show the version that waits already. */
const offerUpdate = async ({ isOwnBuild }: LazyParts): Promise<void> => {
  const isNew =
    navigator.serviceWorker.controller === null && (await isOwnBuild().catch(() => false))
  if (!isNew) change({ isUpdateReady: true })
}

export type ServiceWorkerOptions = {
  /** False while a reload would lose something that is no field of a form: checkout. */
  mayReload: () => boolean
  /** The worker says that there is a connection again. */
  onDrainWake?: () => void
}

/**
 * Registers the worker once the page has loaded. Does nothing where there is none (private windows,
 * development).
 */
export const startServiceWorker = async (options: ServiceWorkerOptions): Promise<void> => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  mayReload = options.mayReload
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { data } = event
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'drain')
      options.onDrainWake?.()
  })
  // Not needed for the first screen, so not part of it.
  const loading = loadLazy(() => import('./worker-lazy.ts'))
  watchTakeovers(loading)
  const parts = await loading
  late = parts
  parts.watchUnsavedInput()
  parts.answerOtherTabs(isBusy)
  workbox = new parts.Workbox('/sw.js')
  workbox.addEventListener('waiting', () => void offerUpdate(parts))
  workbox.addEventListener('activated', () => change({ isOfflineReady: true }))
  void navigator.serviceWorker.ready.then(() => change({ isOfflineReady: true }))
  await register(workbox, parts)
}

/**
 * Lets the waiting version take over; every tab reloads once it has. False, and nothing changed,
 * where this tab or another one holds something half typed.
 */
export const applyUpdate = async (): Promise<boolean> => {
  if (isBusy() || (await late?.isOtherTabBusy())) return false
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.waiting) registration.waiting.postMessage({ type: 'skip-waiting' })
  else reloadPage()
  return true
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

/**
 * Loads the page again in its newest version where one can be found in time, else as it is. False
 * like applyUpdate.
 */
export const reloadIntoUpdate = async (): Promise<boolean> => {
  const patience = new Promise<false>((resolve) => {
    setTimeout(resolve, updatePatienceMs, false)
  })
  const isWaiting =
    'serviceWorker' in navigator &&
    (await Promise.race([findUpdate().catch(() => false), patience]))
  if (isWaiting) return applyUpdate()
  reloadPage()
  return true
}
