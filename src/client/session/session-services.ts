// What the session lives on: stored token, clock, server and tab events. Made once, before the
// first paint, so that an expired token is known before anything is sent with it.
import { callApi, onServerReached } from '#api/client.ts'
import { fetchCapabilities } from '#api/capabilities.ts'
import { watchPageLifecycle } from '#platform/page/page-lifecycle.ts'
import { tokenStorage } from '#platform/storage/token-storage.ts'
import { createExpiryWatch, type ExpiryWatch } from '#sync/session/expiry-watch.ts'

/**
 * The window event that ends a session (D-EXPIRY). Anyone may raise it; SessionEvents does what it
 * says.
 */
export const sessionExpiredEvent = 'session-expired'

/** The window event of a device clock that would end a session which is alive. */
export const clockWrongEvent = 'clock-wrong'

/** How long a probe may hang before the next check asks again. */
const probeTimeoutMs = 15_000

export type SessionServices = { watch: ExpiryWatch; stop: () => void }

export const startSession = (): SessionServices => {
  const watch = createExpiryWatch({
    token: tokenStorage.token,
    nowMs: Date.now,
    setTimer: (callback, delayMs) => {
      const timer = setTimeout(callback, delayMs)
      return () => clearTimeout(timer)
    },
    // Its answer, if the server itself gives one, comes back through onServerReached.
    probe: () => void fetchCapabilities(callApi, { timeoutMs: probeTimeoutMs }).catch(() => {}),
    announce: () => window.dispatchEvent(new CustomEvent(sessionExpiredEvent)),
    clockIsWrong: () => window.dispatchEvent(new CustomEvent(clockWrongEvent)),
  })
  const stops = [
    onServerReached(watch.serverReached),
    tokenStorage.watch(watch.tokenChanged),
    watchPageLifecycle({ onWake: watch.check }),
    watch.stop,
  ]
  watch.check()
  return { watch, stop: () => stops.forEach((stop) => stop()) }
}
