// Recent activity, newest first (D-HISTORY).
import type { AccountDb } from '../account-db.ts'
import type { HistoryRow } from '../account-rows.ts'
import { historyCap } from './append-history.ts'

/** The account's last actions, at most 50. */
export const recentActivity = (db: AccountDb): Promise<HistoryRow[]> =>
  db.history.orderBy(':id').reverse().limit(historyCap).toArray()
