// Everything that the engine carries, one line each.
import { lazyList } from '#data/outbox/lazy-list.ts'
import type { SyncedEntity } from '../synced-entity.ts'
import { watchlists } from './watchlists/entity.ts'

/** Loaded with the engine: the list screens show their rows. */
const first: readonly SyncedEntity[] = [watchlists]

/** Loaded before the first drain. */
const lazy: readonly (() => Promise<SyncedEntity>)[] = [
  async () => (await import('./ledger-entries.ts')).ledgerEntries,
]

export const syncedEntities = lazyList(first, lazy)
