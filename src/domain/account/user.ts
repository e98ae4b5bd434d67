// A person with an account, as screens know them (Spec §3).

export type MembershipTier = 'free' | 'pro' | 'premium'

export type User = {
  /**
   * The server's id as text; '0' marks the fallback user, who is never confirmed and never sends.
   */
  id: string
  username: string
  email: string
  isEmailVerified: boolean
  tier: MembershipTier
  avatarId: string | null
  avatarUrl: string | null
  isAdmin: boolean
  /** When the account was made; null where the host does not tell. */
  memberSinceSec: number | null
  /** False for one that logs in with Google alone. */
  hasPassword: boolean
}

export const fallbackUserId = '0'

/** True for a user built from an e-mail only, whom no server has confirmed. */
export const isFallbackUser = (user: Pick<User, 'id'>): boolean => user.id === fallbackUserId

/** The user shown where nothing but the stored e-mail is known (R-AUT-065, D-FALLBACKUSER). */
export const fallbackUser = (email: string): User => ({
  id: fallbackUserId,
  username: email.split('@')[0] || email,
  email,
  isEmailVerified: false,
  tier: 'free',
  avatarId: null,
  avatarUrl: null,
  isAdmin: false,
  memberSinceSec: null,
  hasPassword: true,
})

const firstLetters = (text: string): string => {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => /\p{L}/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase()
}

/** Up to two initials from the name, else from the e-mail, else 'CS' (D-AVATARINIT). */
export const initialsOf = (user: Pick<User, 'username' | 'email'>): string =>
  firstLetters(user.username) || firstLetters(user.email.split('@')[0] ?? '') || 'CS'
