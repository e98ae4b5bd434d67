// POST /client.php: what a person may change, see and take away of their own account (requirements
// "Proposed calls").
import * as z from 'zod/mini'
import { avatarIds } from '#domain/account/avatar.ts'
import { isSet, knownSeconds, knownText, oneOf, seconds, text } from '../fields.ts'
import { said } from '../objects.ts'
import { rows } from '../rows.ts'
import { accountDataSchema } from '../account/account-data-wire.ts'
import {
  notificationChoicesWireSchema,
  notificationSettingsWireSchema,
} from '../account/notification-settings-wire.ts'
import { signedInCall } from './signed-in-call.ts'
import { chosenUsernameSchema, userWireSchema } from '../account/user-wire.ts'

const nothing = z.object({})
const notificationSettings = z.looseObject({ settings: notificationSettingsWireSchema })

/** One signed-in browser. What is known of it is told in names, never as the header it sent. */
export const sessionWireSchema = z.looseObject({
  id: knownText,
  /** Seconds. */
  created_at: knownSeconds,
  /** Seconds, to the hour; absent on hosts that do not count it. */
  last_seen_at: z.optional(seconds),
  browser: z.optional(text),
  system: z.optional(text),
  device: z.optional(oneOf(['desktop', 'phone', 'tablet'])),
  is_current: isSet,
})
export type SessionWire = z.infer<typeof sessionWireSchema>

export const clientProfileCalls = {
  update_profile: signedInCall(
    'update_profile',
    true,
    z.object({ username: chosenUsernameSchema }),
    z.looseObject({ user: userWireSchema }),
  ),
  update_user_avatar: signedInCall(
    'update_user_avatar',
    true,
    z.object({ avatar_id: z.enum(avatarIds) }),
    said,
  ),
  remove_user_avatar: signedInCall('remove_user_avatar', true, nothing, said),
  get_notification_settings: signedInCall(
    'get_notification_settings',
    false,
    nothing,
    notificationSettings,
  ),
  update_notification_settings: signedInCall(
    'update_notification_settings',
    true,
    z.object({ settings: notificationChoicesWireSchema }),
    notificationSettings,
  ),
  get_sessions: signedInCall(
    'get_sessions',
    false,
    nothing,
    z.looseObject({ sessions: rows(sessionWireSchema) }),
  ),
  revoke_session: signedInCall(
    'revoke_session',
    true,
    z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
    said,
  ),
  revoke_other_sessions: signedInCall('revoke_other_sessions', true, nothing, said),
  export_my_data: signedInCall('export_my_data', false, nothing, accountDataSchema),
  /** The password of accounts that have one; others must have logged in just before. */
  delete_account: signedInCall(
    'delete_account',
    false,
    z.object({ password: z._default(z.string().check(z.maxLength(256)), '') }),
    said,
  ),
}
