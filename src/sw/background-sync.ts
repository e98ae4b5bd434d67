// Background Sync only wakes open pages: the worker has no token and no database code, and with no
// page open the next opening sends what waits.
import { worker } from './worker-scope.ts'

type SyncEvent = ExtendableEvent & { tag: string }

const isSyncEvent = (event: Event): event is SyncEvent => 'tag' in event

const wakePages = async (): Promise<void> => {
  for (const page of await worker.clients.matchAll({ type: 'window' }))
    page.postMessage({ type: 'drain' })
}

/** Tells every open page that there is a connection again. */
export const wakeOpenPagesOnSync = (): void => {
  worker.addEventListener('sync' as 'message', (event: Event) => {
    if (isSyncEvent(event) && event.tag === 'drain') event.waitUntil(wakePages())
  })
}
