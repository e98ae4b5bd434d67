// A screen's file that cannot be loaded, mostly because a deployment replaced it: reload once, and
// only where the server answers. Without it a page that no worker keeps would give way to the
// browser's own "no connection".
import { isProbablyOnline } from '../device/connectivity.ts'
import { reloadPage } from '../page/leaving.ts'

const guardKey = 'preload_reloaded_at'
const guardMs = 60_000

/** Whether a failed preload at `nowMs` may reload, given when the last such reload was. */
export const mayReloadForPreload = (
  nowMs: number,
  lastReloadMs: number | null,
  isOnline: boolean,
): boolean => isOnline && (lastReloadMs === null || nowMs - lastReloadMs > guardMs)

const storedReload = {
  get: (): number | null => {
    const stored = sessionStorage.getItem(guardKey)
    return stored === null ? null : Number(stored)
  },
  set: (atMs: number): void => sessionStorage.setItem(guardKey, String(atMs)),
}

/** The browser takes itself for online in every dead network; only an answer is a fact. */
const isServerThere = async (): Promise<boolean> => {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/**
 * The router reloads by itself, connection or none, on an error that begins with the browser's
 * words; these come first.
 */
const ownWords = 'Code of the app did not come. '

type Ways = {
  isServerThere: () => Promise<boolean>
  isOnline: () => boolean
  nowMs: () => number
  lastReload: { get: () => number | null; set: (atMs: number) => void }
  reload: () => void
}

const browserWays: Ways = {
  isServerThere,
  isOnline: isProbablyOnline,
  nowMs: Date.now,
  lastReload: storedReload,
  reload: reloadPage,
}

/**
 * Answers one failed preload; resolves when it has reloaded or decided not to. Whoever asked for
 * the code gets the error.
 */
export const answerFailedPreload = async (
  error: unknown,
  ways: Ways = browserWays,
): Promise<void> => {
  if (error instanceof Error && !error.message.startsWith(ownWords))
    error.message = ownWords + error.message
  const may = (): boolean =>
    mayReloadForPreload(ways.nowMs(), ways.lastReload.get(), ways.isOnline())
  // Asked twice: while the server was, another failed preload may have reloaded.
  if (!may() || !(await ways.isServerThere()) || !may()) return
  ways.lastReload.set(ways.nowMs())
  ways.reload()
}

/** Listens for failed preloads for as long as the page lives. */
export const recoverFromFailedPreloads = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => void answerFailedPreload(payload))
}
