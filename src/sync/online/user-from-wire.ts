// The user as the wire carries it -> as screens know it.
import type { UserWire } from '#contract/user-wire.ts'
import type { User } from '#domain/user.ts'

/** Flags come as 0/1 or booleans (D-EMAILVERIFIED); the avatar under either of its two names. */
export const userFromWire = (wire: UserWire): User => ({
  id: String(wire.id),
  username: wire.username,
  email: wire.email,
  isEmailVerified: Boolean(wire.email_verified),
  tier: wire.membershipTier,
  avatarId: wire.avatar_id ?? wire.avatarId ?? null,
  avatarUrl: wire.avatarUrl || null,
  isAdmin: Boolean(wire.isAdmin),
})
