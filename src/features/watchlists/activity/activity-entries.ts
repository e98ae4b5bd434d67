// The history and the edits as one list, newest first.
import type { AccountDb } from '#data/account-db.ts'
import type { EditRow, HistoryRow } from '#data/account-rows.ts'
import { recentEdits } from '#data/edits/queries.ts'
import { recentActivity } from '#data/history/queries.ts'

export type ActivityEntry = { key: string; atMs: number; isUndone: boolean } & (
  | { source: 'history'; row: HistoryRow }
  | { source: 'edits'; row: EditRow }
)

const mostShown = 50

/** What was done lately, at most 50. */
export const activityEntries = async (db: AccountDb): Promise<ActivityEntry[]> => {
  const [actions, edits] = await Promise.all([recentActivity(db), recentEdits(db)])
  const entries: ActivityEntry[] = [
    ...actions.map((row) => ({
      source: 'history' as const,
      key: `history ${row.entryId}`,
      atMs: row.atMs,
      isUndone: row.isUndone,
      row,
    })),
    ...edits.map((row) => ({
      source: 'edits' as const,
      key: `edits ${row.id}`,
      atMs: row.atMs,
      isUndone: row.isUndone,
      row,
    })),
  ]
  return entries.toSorted((a, b) => b.atMs - a.atMs).slice(0, mostShown)
}
