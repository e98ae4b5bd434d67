// The shell, every route and every language: what makes all of the app open without a connection.
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'

/** Precaches the given files and answers requests for them from the cache. */
export const precacheShell = (files: (PrecacheEntry | string)[]): void => {
  cleanupOutdatedCaches()
  // `again`: a file asked for once more after it could not be fetched
  // (platform/worker/load-lazy.ts).
  precacheAndRoute(files, {
    cleanURLs: false,
    ignoreURLParametersMatching: [/^utm_/, /^fbclid$/, /^again$/],
  })
}
