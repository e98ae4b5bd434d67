// Takes an account and the saved market off this device. What the server has stays there.
import { eraseAccount, type AccountDb } from '../account-db.ts'
import { catalogDb } from '../catalog-db.ts'
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

/** Erases lists, queue, history and the saved market; the page must be loaded again afterwards. Rejects where a database could not be removed. */
export const eraseDevice = async (accountKey: string): Promise<void> => {
  await eraseAccount(accountKey)
  await catalogDb().delete()
}
