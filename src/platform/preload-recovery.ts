// A screen's file that cannot be loaded, mostly because a deployment replaced it: reload once, and only where
// a reload can help. Offline it cannot: the shell answers from the precache and the error screen explains.
import { isProbablyOnline } from './connectivity.ts'
import { reloadPage } from './leaving.ts'

const guardKey = 'preload_reloaded_at'
const guardMs = 60_000

/** Whether a failed preload at `nowMs` may reload, given when the last such reload was. */
export const mayReloadForPreload = (nowMs: number, lastReloadMs: number | null, isOnline: boolean): boolean =>
  isOnline && (lastReloadMs === null || nowMs - lastReloadMs > guardMs)

const lastReload = (): number | null => {
  const stored = sessionStorage.getItem(guardKey)
  return stored === null ? null : Number(stored)
}

/** Listens for failed preloads for as long as the page lives. */
export const recoverFromFailedPreloads = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReloadForPreload(Date.now(), lastReload(), isProbablyOnline())) return
    event.preventDefault()
    sessionStorage.setItem(guardKey, String(Date.now()))
    reloadPage()
  })
}
