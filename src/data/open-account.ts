// The one connection of this page to each account's database, and the way to be rid of one.
import { AccountDb, type AccountDbOptions } from './account-db.ts'
import { accountEntities } from './entities.ts'
import { quarantineAtOpening } from './damage/quarantine.ts'
import { deviceStorage } from './storage/device-storage.ts'
import { storageWatch } from './storage/queries/storage-health.ts'
import { forgetConnection, watchConnection } from './storage/watch-connection.ts'

const create = (accountKey: string, options: AccountDbOptions): AccountDb => {
  const db = new AccountDb(accountKey, { entities: accountEntities, ...options })
  quarantineAtOpening(db)
  return db
}

const opened = new Map<string, AccountDb>()

/**
 * The database of `anon` or of a user id. One connection per account and page, unless options say
 * otherwise.
 */
export const openAccountDb = (accountKey: string, options?: AccountDbOptions): AccountDb => {
  if (options) return create(accountKey, options)
  const known = opened.get(accountKey)
  if (known) return known
  const db = create(accountKey, deviceStorage())
  watchConnection(db, storageWatch)
  opened.set(accountKey, db)
  return db
}

/**
 * Erases everything this device holds of an account: lists, queue, history (D-LOGOUTQUEUE,
 * "erase").
 */
export const eraseAccount = async (
  accountKey: string,
  options?: AccountDbOptions,
): Promise<void> => {
  const db = openAccountDb(accountKey, options)
  opened.delete(accountKey)
  forgetConnection(db)
  db.isErased = true
  await db.delete()
}
