// The membership plans on this device: the last copy the server sent, with the moment it came.
import { catalogDb, type CatalogDb } from '../catalog-db.ts'
import type { Plan } from '#domain/membership/plan.ts'

/** The row of `savedContent` that holds the plans. */
export const plansKey: [string, string] = ['plans', 'all']

export type SavedPlans = { plans: readonly Plan[]; savedAtMs: number }

/** The last plans, or null where none were ever fetched. */
export const savedPlans = async (db: CatalogDb = catalogDb()): Promise<SavedPlans | null> => {
  const row = await db.savedContent.get(plansKey)
  return row ? { plans: row.content as Plan[], savedAtMs: row.savedAtMs } : null
}
