// Who the token belongs to (Spec §7).
import { userToWire } from '../../../auth/user-wire.ts'
import { signedInUser } from '../../../calls/call-context.ts'
import type { Handler } from '../../../calls/handler.ts'

export const retrieveCurrentUser: Handler<'retrieve_current_user'> = async (ctx) => ({
  user: userToWire(signedInUser(ctx)),
})
