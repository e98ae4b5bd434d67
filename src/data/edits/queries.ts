// Edits and overtakings as Recent activity shows them, newest first.
import type { AccountDb } from '../account-db.ts'
import type { EditRow } from '../account-rows.ts'
import { editsCap } from './append-edit.ts'

/** The account's last edits, at most 50. */
export const recentEdits = async (db: AccountDb): Promise<EditRow[]> =>
  (await db.edits.orderBy(':id').toArray()).toReversed().slice(0, editsCap)
