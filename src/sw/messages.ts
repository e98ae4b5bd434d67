// What a page may ask of the worker. A new worker takes over only when it is told to: never by
// surprise.
import { worker } from './worker-scope.ts'

export type PageMessage = { type: 'skip-waiting' }

const isSkipWaiting = (data: unknown): data is PageMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'skip-waiting'

/** Listens for messages of the pages. */
export const obeyMessages = (): void => {
  worker.addEventListener('message', (event) => {
    if (isSkipWaiting(event.data)) event.waitUntil(worker.skipWaiting())
  })
}
