// Keeps what the server last said of one account's choices with the account on this device.
import type { AccountDb } from '../account-db.ts'
import { withStorage } from '../storage-fault.ts'
import { writeRows } from '../write-rows.ts'
import { notificationSettingsKey, type SavedNotificationSettings } from './types.ts'

/** Keeps what the server has just said. Throws StorageFault. */
export const keepNotificationSettings = async (
  db: AccountDb,
  value: SavedNotificationSettings,
): Promise<void> => {
  await withStorage(db, () =>
    writeRows(db, ['meta'], (within) => within.meta.put({ key: notificationSettingsKey, value })),
  )
}
