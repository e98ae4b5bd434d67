// IndexedDB `account_<id>`: one person's lists, queue and history, and `account_anon` for whoever is not signed in.
// What a person made lives here and nowhere else until the server has it, so every commit is durable.
import { Dexie, type Table } from 'dexie'
import { createAccountChanges, type AccountChanges } from './account-changes.ts'
import type {
  BaseListRow,
  BaseMemberRow,
  FinishedOperationRow,
  HistoryRow,
  MetaRow,
  PrefRow,
  ViewListRow,
  ViewMemberRow,
} from './account-rows.ts'
import type { NewOperationRow, OperationRow } from './outbox/operation.ts'
import { accountV1 } from './versions/account-v1.ts'

export const anonymousAccount = 'anon'

export type AccountDbOptions = {
  indexedDB?: IDBFactory
  IDBKeyRange?: typeof IDBKeyRange
  nowMs?: () => number
  newId?: () => string
}

export class AccountDb extends Dexie {
  declare baseLists: Table<BaseListRow, string>
  declare baseMembers: Table<BaseMemberRow, [string, string]>
  declare viewLists: Table<ViewListRow, string>
  declare viewMembers: Table<ViewMemberRow, [string, string]>
  declare outbox: Table<OperationRow, number, NewOperationRow>
  declare opLog: Table<FinishedOperationRow, number, Omit<FinishedOperationRow, 'id'>>
  declare history: Table<HistoryRow, number, Omit<HistoryRow, 'entryId'>>
  declare prefs: Table<PrefRow, string>
  declare meta: Table<MetaRow, string>

  readonly accountKey: string
  /** Lists of a visitor are never sent: what is written is at once the truth. */
  readonly isAnonymous: boolean
  /** This open page: what it alone has chosen is kept under this name. */
  readonly pageId: string
  readonly changes: AccountChanges = createAccountChanges()
  readonly nowMs: () => number
  readonly newId: () => string

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
    this.nowMs = options.nowMs ?? (() => Date.now())
    this.newId = options.newId ?? (() => crypto.randomUUID())
    this.pageId = this.newId()
    this.version(1).stores(accountV1)
  }
}

const opened = new Map<string, AccountDb>()

/** The database of `anon` or of a user id. One connection per account and page, unless options say otherwise. */
export const openAccountDb = (accountKey: string, options?: AccountDbOptions): AccountDb => {
  if (options) return new AccountDb(accountKey, options)
  const known = opened.get(accountKey)
  if (known) return known
  const db = new AccountDb(accountKey)
  opened.set(accountKey, db)
  return db
}

/** Erases everything this device holds of an account: lists, queue, history (D-LOGOUTQUEUE, "erase"). */
export const eraseAccount = async (accountKey: string, options?: AccountDbOptions): Promise<void> => {
  const db = openAccountDb(accountKey, options)
  opened.delete(accountKey)
  await db.delete()
}
