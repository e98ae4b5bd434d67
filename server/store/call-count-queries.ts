// Calls of a network in a minute, added up over all servers of the database.
import type { Executor } from './store.ts'

/** Adds `calls` and returns the minute's sum of all servers. */
export const addCalls = async (
  db: Executor,
  { subject, startsAtSec, calls }: { subject: string; startsAtSec: number; calls: number },
): Promise<number> => {
  const row = await db
    .insertInto('call_counts')
    .values({ subject, starts_at: startsAtSec, calls })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'starts_at'])
        .doUpdateSet((e) => ({ calls: e('call_counts.calls', '+', calls) })),
    )
    .returning('calls')
    .executeTakeFirstOrThrow()
  return row.calls
}

/** Forgets minutes that began before `beforeSec`. */
export const purgeCallCounts = async (db: Executor, beforeSec: number): Promise<void> => {
  await db.deleteFrom('call_counts').where('starts_at', '<', beforeSec).execute()
}
