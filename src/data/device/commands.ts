// Takes an account and the saved market off this device. What the server has stays there.
import { catalogDb } from '../catalog-db.ts'
import { eraseAccount } from '../open-account.ts'

/**
 * Erases lists, queue, history and the saved market; the page must be loaded again afterwards.
 * Rejects where a database could not be removed.
 */
export const eraseDevice = async (accountKey: string): Promise<void> => {
  await eraseAccount(accountKey)
  await catalogDb().delete()
}
