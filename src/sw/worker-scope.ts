// `self` is typed as a page by default; in this folder it is the service worker.
import type { PrecacheEntry } from 'workbox-precaching'

declare global {
  interface WorkerGlobalScope {
    __WB_MANIFEST: (PrecacheEntry | string)[]
  }
}

export const worker = globalThis as unknown as ServiceWorkerGlobalScope
