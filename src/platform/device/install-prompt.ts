// Whether the app can be installed here and now, and the browser's own prompt for it.

/** iOS has no prompt: there the person is shown the two steps. */
export type InstallWay = 'prompt' | 'ios-steps' | 'installed' | 'unavailable'

type BeforeInstallPromptEvent = Event & {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let deferred: BeforeInstallPromptEvent | null = null
let isInstalled = false
const listeners = new Set<() => void>()

const changed = (): void => {
  for (const listener of listeners) listener()
}

const isStandalone = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** iPadOS presents itself as a Mac with a touch screen. */
export const isIos = (userAgent: string, touchPoints: number): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1)

/** How this page could be installed at this moment. */
export const installWay = (): InstallWay => {
  if (isInstalled || isStandalone()) return 'installed'
  if (deferred !== null) return 'prompt'
  return isIos(navigator.userAgent, navigator.maxTouchPoints) ? 'ios-steps' : 'unavailable'
}

/** Calls back when `installWay` may have changed. Returns how to stop. */
export const watchInstallWay = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Keeps the browser's prompt for later. Call once, early: the event comes before the first screen.
 */
export const catchInstallPrompt = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    deferred = event as BeforeInstallPromptEvent
    changed()
  })
  window.addEventListener('appinstalled', () => {
    isInstalled = true
    deferred = null
    changed()
  })
}

/** Shows the browser's prompt; true when the person accepted. A prompt can be shown once only. */
export const promptInstall = async (): Promise<boolean> => {
  const event = deferred
  if (event === null) return false
  deferred = null
  const { outcome } = await event.prompt()
  changed()
  return outcome === 'accepted'
}
