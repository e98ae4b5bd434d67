// Who drains, as the database keeps it. Apart from the fence: a page that only looks need not bring
// the engine's own code.
import type { AccountDb } from '../account-db.ts'

/**
 * `epoch` numbers the takeovers; `beatMs` is when whoever drains last wrote, 0 before the first
 * drain.
 */
export type Drain = { epoch: number; beatMs: number }

/** As the database has it; before the first drain, epoch 0. */
export const readDrain = async (db: AccountDb): Promise<Drain> => {
  const value = (await db.meta.get('drain'))?.value
  return (value as Drain | undefined) ?? { epoch: 0, beatMs: 0 }
}
