// How to be rid of what was set aside.
import type { AccountDb } from '../account-db.ts'
import { writeRows } from '../write-rows.ts'
import { damagedRange } from './damaged-rows.ts'

/** Forgets them for good. */
export const discardDamaged = (db: AccountDb): Promise<void> =>
  writeRows(db, ['meta'], async (within) => {
    await within.meta
      .where(':id')
      .between(...damagedRange)
      .delete()
  })
