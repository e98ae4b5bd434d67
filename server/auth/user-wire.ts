// The account as the wire carries it (Spec §3).
import type { UserWire } from '#contract/account/user-wire.ts'
import type { UserRow } from '../store/tables.ts'

/** What a signed-in person may see of their own account; never the password's hash. */
export const userToWire = (user: UserRow): UserWire => ({
  id: user.id,
  username: user.username,
  email: user.email,
  email_verified: user.email_verified,
  membershipTier: user.tier,
  avatar_id: user.avatar_id,
  avatarId: user.avatar_id,
  avatarUrl: null,
  isAdmin: user.is_admin === 1,
  created_at: user.created_at,
  login_method: user.password_hash === null ? 'social' : 'email',
})
