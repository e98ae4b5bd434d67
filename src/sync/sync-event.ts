// What the person may have to be told; the words are the screens'.
import type { OperationRow } from '#data/outbox/operation.ts'
import type { WatchlistEvent } from './entities/watchlists/watchlist-event.ts'

export type SyncEvent =
  | WatchlistEvent
  | { type: 'changeParked'; operation: OperationRow }
  | { type: 'needsSignIn'; account: string }
