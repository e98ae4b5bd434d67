// The user as the wire carries it -> as screens know it.
import type { UserWire } from '#contract/account/user-wire.ts'
import type { User } from '#domain/account/user.ts'

const textOrNull = (id: string | number | null | undefined): string | null =>
  id === null || id === undefined || id === '' ? null : String(id)

/** Flags come as 0/1 or booleans (D-EMAILVERIFIED); the avatar under either of its two names. */
export const userFromWire = (wire: UserWire): User => ({
  id: String(wire.id),
  username: wire.username,
  email: wire.email,
  isEmailVerified: Boolean(wire.email_verified),
  tier: wire.membershipTier,
  avatarId: textOrNull(wire.avatar_id ?? wire.avatarId),
  avatarUrl: wire.avatarUrl || null,
  isAdmin: Boolean(wire.isAdmin),
  memberSinceSec: wire.created_at ?? null,
  hasPassword: wire.login_method !== 'social',
})
