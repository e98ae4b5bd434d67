// Recent activity, newest first (D-HISTORY).
import type { AccountDb } from '../account-db.ts'
import type { HistoryRow } from '../account-rows.ts'
import { historyCap } from './append-history.ts'

/** The account's last actions, at most 50. */
export const recentActivity = async (db: AccountDb): Promise<HistoryRow[]> =>
  (await db.history.orderBy(':id').toArray()).toReversed().slice(0, historyCap)
