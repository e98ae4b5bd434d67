// The handlers of what people do with their own account.
import type { CallName } from '#contract/calls.ts'
import type { clientProfileCalls } from '#contract/client-profile.ts'
import { deleteAccount } from '../handlers/client/delete_account.ts'
import { exportMyData } from '../handlers/client/export_my_data.ts'
import { getSessions } from '../handlers/client/get_sessions.ts'
import { removeUserAvatar } from '../handlers/client/remove_user_avatar.ts'
import { revokeOtherSessions } from '../handlers/client/revoke_other_sessions.ts'
import { revokeSession } from '../handlers/client/revoke_session.ts'
import { updateProfile } from '../handlers/client/update_profile.ts'
import { updateUserAvatar } from '../handlers/client/update_user_avatar.ts'
import type { Handler } from './handler.ts'

type ProfileCall = Extract<CallName, keyof typeof clientProfileCalls>

export const profileHandlers: { readonly [F in ProfileCall]: Handler<F> } = {
  update_profile: updateProfile,
  update_user_avatar: updateUserAvatar,
  remove_user_avatar: removeUserAvatar,
  get_sessions: getSessions,
  revoke_session: revokeSession,
  revoke_other_sessions: revokeOtherSessions,
  export_my_data: exportMyData,
  delete_account: deleteAccount,
}
