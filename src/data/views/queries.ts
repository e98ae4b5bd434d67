// The named views of a list.
import type { AccountDb } from '../account-db.ts'
import { getPref } from '../prefs.ts'
import { readViews, viewsKey, type SavedView, type ViewedList } from './types.ts'

/** The views of a list in the order they were made. */
export const savedViews = async (db: AccountDb, list: ViewedList): Promise<SavedView[]> =>
  readViews(await getPref(db, viewsKey(list)))
