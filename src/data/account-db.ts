// IndexedDB `account_<id>`: one person's lists, queue and history, and `account_anon` for whoever
// is not signed in. What a person made lives here and nowhere else until the server has it, so
// every commit is durable.
import { Dexie, type Table } from 'dexie'
import { createAccountChanges, type AccountChanges } from './account-changes.ts'
import type {
  AckedFieldRow,
  BaseListRow,
  BaseItemRow,
  EditRow,
  FinishedOperationRow,
  HistoryRow,
  MetaRow,
  PrefRow,
  ViewListRow,
  ViewItemRow,
} from './account-rows.ts'
import type { NewWatchlistOperation, WatchlistOperation } from './watchlists/operation.ts'
import {
  createEntities,
  type EntitiesOf,
  type EntityOf,
  type LazyEntityOf,
  type PulledRow,
} from './outbox/entity.ts'
import type { OperationDraft, OperationRow } from './outbox/operation.ts'
import type { MemoryReason } from './storage/queries/storage-health.ts'
import { accountVersions } from './versions/account-versions.ts'

export const anonymousAccount = 'anon'

export type Entities = EntitiesOf<AccountDb>
export type Entity<
  Operation extends OperationRow = OperationRow,
  Draft extends OperationDraft = OperationDraft,
  Row extends PulledRow = PulledRow,
> = EntityOf<AccountDb, Operation, Draft, Row>

export type LazyEntity = LazyEntityOf<AccountDb>

const noEntities: Entities = createEntities([])

export type AccountDbOptions = {
  indexedDB?: IDBFactory
  IDBKeyRange?: typeof IDBKeyRange
  memoryReason?: () => MemoryReason | null
  nowMs?: () => number
  newId?: () => string
  /** What its queue may hold; `entities.ts` has them all. */
  entities?: Entities
}

export class AccountDb extends Dexie {
  declare baseLists: Table<BaseListRow, string>
  declare baseMembers: Table<BaseItemRow, [string, string]>
  declare viewLists: Table<ViewListRow, string>
  declare viewMembers: Table<ViewItemRow, [string, string]>
  declare outbox: Table<WatchlistOperation, number, NewWatchlistOperation>
  declare opLog: Table<FinishedOperationRow, number, Omit<FinishedOperationRow, 'id'>>
  declare history: Table<HistoryRow, number, Omit<HistoryRow, 'entryId'>>
  declare edits: Table<EditRow, number, Omit<EditRow, 'id'>>
  declare ackedFields: Table<AckedFieldRow, [string, string]>
  declare prefs: Table<PrefRow, string>
  declare meta: Table<MetaRow, string>

  readonly accountKey: string
  /** Lists of a visitor are never sent: what is written is at once the truth. */
  readonly isAnonymous: boolean
  /** This open page: what it alone has chosen is kept under this name. */
  readonly pageId: string
  readonly changes: AccountChanges = createAccountChanges()
  /** Why nothing of it is kept on the device; null where all of it is. */
  readonly memoryReason: () => MemoryReason | null
  /**
   * Erased from this page: whatever still holds this object must not bring an empty database back.
   */
  isErased = false
  readonly nowMs: () => number
  readonly newId: () => string
  /** What its queue may hold. */
  readonly entities: Entities

  constructor(accountKey: string, options: AccountDbOptions = {}) {
    const { indexedDB, IDBKeyRange } = options
    super(`account_${accountKey}`, {
      chromeTransactionDurability: 'strict',
      cache: 'disabled',
      ...(indexedDB ? { indexedDB } : {}),
      ...(IDBKeyRange ? { IDBKeyRange } : {}),
    })
    this.accountKey = accountKey
    this.isAnonymous = accountKey === anonymousAccount
    this.memoryReason = options.memoryReason ?? (() => null)
    this.nowMs = options.nowMs ?? (() => Date.now())
    this.newId = options.newId ?? (() => crypto.randomUUID())
    this.pageId = this.newId()
    this.entities = options.entities ?? noEntities
    for (const [at, { stores, upgrade }] of accountVersions.entries()) {
      const version = this.version(at + 1).stores(stores)
      if (upgrade) version.upgrade(upgrade)
    }
  }
}
