// Everything that people change offline, one line each. A change finds its entity by its kind.
import type { Entities } from './account-db.ts'
import { createEntities } from './outbox/entity.ts'
import { watchlists } from './watchlists/entity.ts'
import type { WatchlistExport, WatchlistSupport } from './watchlists/for-export.ts'

export const accountEntities: Entities = createEntities([watchlists])

/** Their parts of the account's export, and of the queue's for support. */
export type EntityExports = WatchlistExport
export type EntitySupport = WatchlistSupport
