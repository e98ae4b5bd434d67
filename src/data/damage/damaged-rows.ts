// What was set aside because it did not fit: how much, as a file for support, and how to be rid of it.
import type { AccountDb } from '../account-db.ts'
import { writeRows } from '../write-rows.ts'

/** A row as it was found. `id` is its key there. */
export type DamagedRow = {
  table: string
  id: string
  row: unknown
  foundAtMs: number
}

const prefix = 'damaged:'

/** Where a damaged row is kept in `meta`: the same row is never counted twice. */
export const damagedKey = ({ table, id }: Pick<DamagedRow, 'table' | 'id'>): string =>
  `${prefix}${table}:${id}`

/** The keys of all of them. */
export const damagedRange: [string, string] = [prefix, `${prefix}\uffff`]

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

/** Forgets them for good. */
export const discardDamaged = (db: AccountDb): Promise<void> =>
  writeRows(db, ['meta'], async (within) => {
    await within.meta
      .where(':id')
      .between(...damagedRange)
      .delete()
  })
