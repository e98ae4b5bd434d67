// Other choices of what to be told about. Those not named stay; letters about the security of the
// account are no choice.
import { signedInUser } from '../../../calls/call-context.ts'
import type { Handler } from '../../../calls/handler.ts'
import {
  findNotificationSettings,
  saveNotificationChoices,
  settingsToWire,
} from '../../../store/accounts/notification-queries.ts'

export const updateNotificationSettings: Handler<'update_notification_settings'> = async (
  ctx,
  { settings },
) => {
  const { id } = signedInUser(ctx)
  await saveNotificationChoices(ctx.db, id, { choices: settings, nowSec: ctx.nowSec })
  return { settings: settingsToWire(await findNotificationSettings(ctx.db, id)) }
}
