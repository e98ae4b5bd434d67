// The code of entities that no first screen shows, before their rows or changes are met: a drain, a
// decision about a change, the queue sheet and the exports wait for it.
import type { AccountDb } from './account-db.ts'
import { lookAtTheRest } from './damage/quarantine.ts'

/**
 * Loads what is missing and sets aside what is damaged there, as opening the database did for the
 * others. Costs nothing where nothing is missing. Rejects where the code can't be loaded; a later
 * call tries again.
 */
export const completeEntities = async (db: AccountDb): Promise<void> => {
  await db.entities.complete()
  await lookAtTheRest(db)
}
