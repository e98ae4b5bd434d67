// Everything that people change offline, one line each. A change finds its entity by its kind.
import type { Entities, Entity, LazyEntity } from './account-db.ts'
import { createEntities } from './outbox/entity.ts'
import { watchlists } from './watchlists/entity.ts'
import type { WatchlistExport, WatchlistSupport } from './watchlists/for-export.ts'
import { lazyLedgerEntries } from './ledger-entries/lazy.ts'
import type { LedgerEntryExport, LedgerEntrySupport } from './ledger-entries/for-export.ts'

/** Those that the first screens show. The others' code is loaded before their first row or change is met. */
const first: readonly Entity[] = [watchlists]

const lazy: readonly LazyEntity[] = [lazyLedgerEntries]

export const accountEntities: Entities = createEntities(first, lazy)

/** Their parts of the account's export, and of the queue's for support. */
export type EntityExports = WatchlistExport & LedgerEntryExport
export type EntitySupport = WatchlistSupport & LedgerEntrySupport
