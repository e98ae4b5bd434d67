// A device's own IndexedDB, in memory: two databases opened on one device see each other's rows, as two tabs do.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { AccountDb, Entities } from '#data/account-db.ts'
import { accountEntities } from '#data/entities.ts'
import { openAccountDb } from '#data/open-account.ts'
import { createEntities } from '#data/outbox/entity.ts'
import { watchlists } from '#data/watchlists/entity.ts'

export type Device = { open: (accountKey: string, clock?: { nowMs: () => number }) => AccountDb }

let counted = 0

/** `indexedDB`: what the device holds already. */
export const createDevice = (
  indexedDB: IDBFactory = new IDBFactory(),
  entities: Entities = accountEntities,
): Device => {
  return {
    open: (accountKey, clock) =>
      openAccountDb(accountKey, {
        entities,
        indexedDB,
        IDBKeyRange,
        nowMs: clock?.nowMs ?? (() => 1_700_000_000_000),
        newId: () => `00000000-0000-4000-8000-${String((counted += 1)).padStart(12, '0')}`,
      }),
  }
}

/** With watchlists alone: for tests that count what the engine loads, whatever else it carries by then. */
export const createListDevice = (indexedDB?: IDBFactory): Device =>
  createDevice(indexedDB, createEntities([watchlists]))
