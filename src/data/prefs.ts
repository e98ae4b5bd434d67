// Choices kept with the account on this device; never sent.
import type { AccountDb } from './account-db.ts'

/** The value kept under `key`, unchecked; undefined where there is none. */
export const getPref = async (db: AccountDb, key: string): Promise<unknown> =>
  (await db.prefs.get(key))?.value

/** Keeps `value` under `key`; undefined forgets it. */
export const setPref = async (db: AccountDb, key: string, value: unknown): Promise<void> => {
  await (value === undefined ? db.prefs.delete(key) : db.prefs.put({ key, value }))
}
