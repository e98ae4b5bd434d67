// The database of whoever is here: the account's own, or the device's anonymous one.
import type { AccountDb } from '#data/account-db.ts'
import { openAccountDb } from '#data/open-account.ts'
import { accountOf } from '#sync/session/session.ts'
import { useSession } from './session-context.ts'

/** Null while nobody knows who is here. */
export const useAccountDb = (): AccountDb | null => {
  const account = accountOf(useSession())
  return account === null ? null : openAccountDb(account)
}
