// What was set aside because it did not fit: how much, and as a file for support.
import type { AccountDb } from '../account-db.ts'
import { damagedRange, type DamagedRow } from './damaged-rows.ts'

/** How many rows were set aside. */
export const damagedCount = (db: AccountDb): Promise<number> =>
  db.meta
    .where(':id')
    .between(...damagedRange)
    .count()

/** Everything that was set aside, for a report to support. */
export const damagedRows = async (db: AccountDb): Promise<DamagedRow[]> =>
  (
    await db.meta
      .where(':id')
      .between(...damagedRange)
      .toArray()
  ).map(({ value }) => value as DamagedRow)
