// What this device alone holds, for who is about to erase it.
import type { AccountDb } from '../account-db.ts'
import { pendingCount } from '../outbox/queries.ts'

export type OnlyHere = {
  /** Changes the server does not have yet. */
  unsentChanges: number
  /** Lists of somebody who is not signed in: no server has ever seen them. */
  lists: number
}

/** What would be lost for good. */
export const onlyOnThisDevice = async (db: AccountDb): Promise<OnlyHere> => ({
  unsentChanges: await pendingCount(db),
  lists: db.isAnonymous ? await db.viewLists.count() : 0,
})

export type AccountLoss = {
  /** Lists of both kinds. */
  lists: number
  /** Changes the server never got. */
  unsentChanges: number
}

/** What the end of an account takes away, as far as this device knows. */
export const lossWithAccount = async (db: AccountDb): Promise<AccountLoss> => ({
  lists: await db.viewLists.count(),
  unsentChanges: await pendingCount(db),
})
