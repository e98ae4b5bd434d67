// The row of somebody who has just come.
import type { CallContext } from '../calls/call-context.ts'
import type { UserRow } from '../store/tables.ts'

/**
 * A free, active account, created now and not stored yet. `password_hash` null: it opens by Google
 * alone.
 */
export const newUser = (
  ctx: CallContext,
  known: Pick<UserRow, 'email' | 'username' | 'password_hash' | 'email_verified'>,
): UserRow => ({
  ...known,
  id: ctx.deps.ids.newId(),
  tier: 'free',
  is_admin: 0,
  status: 'active',
  avatar_id: null,
  language: ctx.language,
  created_at: ctx.nowSec,
  revision: 0,
})
