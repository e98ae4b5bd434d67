// What the server last said of the choices of one account.
import type { NotificationSettings } from '#domain/account/notification-settings.ts'

export type SavedNotificationSettings = { settings: NotificationSettings; savedAtMs: number }

/** Rows of another version are not read: the next answer replaces them. */
export const notificationSettingsKey = 'notificationSettings.1'
