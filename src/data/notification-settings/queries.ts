// What one account chose to be told about, as the server last said.
import type { AccountDb } from '../account-db.ts'
import { notificationSettingsKey, type SavedNotificationSettings } from './types.ts'

/** The last copy, or null where none was ever kept. */
export const savedNotificationSettings = async (
  db: AccountDb,
): Promise<SavedNotificationSettings | null> =>
  ((await db.meta.get(notificationSettingsKey))?.value as SavedNotificationSettings | undefined) ??
  null
