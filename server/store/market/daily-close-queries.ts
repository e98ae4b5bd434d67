// Daily closes of coins: written once, never changed, read for many coins at once.
import type { Executor } from '../store.ts'
import type { CloseReachRow, DailyCloseRow } from './daily-close-rows.ts'

/** Rows of one statement: engines take only so many values, and each length is a text of its own. */
const rowsAtOnce = 100

const batches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / rowsAtOnce) }, (_, at) =>
    items.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  )

/** Keeps closes; a day that has one keeps it, so that everybody is told the same for ever. */
export const saveCloses = async (db: Executor, rows: readonly DailyCloseRow[]): Promise<void> => {
  for (const batch of batches(rows))
    await db
      .insertInto('daily_closes')
      .values(batch)
      .onConflict((c) => c.columns(['coin_id', 'day']).doNothing())
      .execute()
}

/** Closes of these coins from `fromDay` on, coin by coin, oldest first. */
export const closesOfCoins = (
  db: Executor,
  ids: readonly string[],
  fromDay: number,
): Promise<DailyCloseRow[]> =>
  db
    .selectFrom('daily_closes')
    .selectAll()
    .where('coin_id', 'in', [...ids])
    .where('day', '>=', fromDay)
    .orderBy('coin_id')
    .orderBy('day')
    .execute()

/** How far every coin was asked for; those never asked for are absent. */
export const closeReaches = (db: Executor): Promise<CloseReachRow[]> =>
  db.selectFrom('close_reaches').selectAll().execute()

/** Notes that a coin was asked for through a day; an older note never replaces a newer one. */
export const saveReach = async (db: Executor, reach: CloseReachRow): Promise<void> => {
  await db
    .insertInto('close_reaches')
    .values(reach)
    .onConflict((c) =>
      c
        .column('coin_id')
        .doUpdateSet({ through_day: reach.through_day })
        .where('close_reaches.through_day', '<', reach.through_day),
    )
    .execute()
}

/** Takes one day further those of these coins that were known through the day before it. */
export const extendReaches = async (
  db: Executor,
  ids: readonly string[],
  day: number,
): Promise<void> => {
  for (const batch of batches(ids))
    await db
      .updateTable('close_reaches')
      .set({ through_day: day })
      .where('through_day', '=', day - 1)
      .where('coin_id', 'in', batch)
      .execute()
}
