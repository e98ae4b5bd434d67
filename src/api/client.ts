// The app's own line to its API host: the parts of this folder, plugged into this browser's token,
// language and network.
import { storedLanguage } from '#platform/storage/stored-language.ts'
import { tokenStorage } from '#platform/storage/token-storage.ts'
import { createCallApi } from './call.ts'
import { createHttp } from './http.ts'
import { apiLine } from './line.ts'
import { createQueryJson, createRequestJson } from './request.ts'

type Listener = () => void
type ReachedListener = (serverNowMs: number | null) => void
const whenReached = new Set<ReachedListener>()
const whenUnanswered = new Set<Listener>()
const whenUnauthorized = new Set<Listener>()

const subscribeTo =
  <L>(listeners: Set<L>) =>
  (listener: L): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

/**
 * Calls back on every answer of the host in its own form, whatever it says, with its clock in ms.
 * Returns how to stop.
 */
export const onServerReached = subscribeTo(whenReached)
/** Calls back where a request got no answer of anybody. Returns how to stop. */
export const onUnanswered = subscribeTo(whenUnanswered)
/** Calls back after a 401 has ended the session that was stored (D-401). Returns how to stop. */
export const onUnauthorized = subscribeTo(whenUnauthorized)

/** Where the API is: the host given at build time, else the app's own origin. */
export const apiOrigin: string =
  import.meta.env['VITE_API_HOST'] || globalThis.location?.origin || 'http://localhost'

const http = createHttp({
  origin: apiOrigin,
  token: tokenStorage.token,
  language: storedLanguage,
  isOffline: () => apiLine().isOffline(),
  fetch: (...args) => apiLine().fetch(...args),
  onAnswer: (serverNowMs) => whenReached.forEach((listener) => listener(serverNowMs)),
  onMiss: (miss) => {
    if (miss === 'lost') whenUnanswered.forEach((listener) => listener())
  },
  onUnauthorized: (token) => {
    // A late answer to an older session must not end the one that has begun since.
    if (tokenStorage.token() !== token) return
    tokenStorage.clear()
    if (token !== null) whenUnauthorized.forEach((listener) => listener())
  },
})

/** Calls whose answers held unreadable rows, each told once a page load (D-PHPTYPES). */
const toldOf = new Set<string>()

export const callApi = createCallApi(http, (f, rowCount) => {
  if (toldOf.has(f)) return
  toldOf.add(f)
  console.warn(`rows left out of ${f}, as they could not be read: ${rowCount}`)
})
/** get, post, put, patch, delete beside the contract (R-API-016). */
export const requestJson = createRequestJson(http)
/** A GET with parameters, null on 401 where asked (R-API-020). */
export const queryJson = createQueryJson(http)
