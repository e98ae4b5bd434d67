// What the account is told about, by email and on its devices.
import { signedInUser } from '../../../calls/call-context.ts'
import type { Handler } from '../../../calls/handler.ts'
import {
  findNotificationSettings,
  settingsToWire,
} from '../../../store/accounts/notification-queries.ts'

export const getNotificationSettings: Handler<'get_notification_settings'> = async (ctx) => ({
  settings: settingsToWire(await findNotificationSettings(ctx.db, signedInUser(ctx).id)),
})
