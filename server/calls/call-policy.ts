// What the server holds a call to: whose rows it touches and what it is limited by.

export type CallPolicy = {
  /** `self`: every query carries the caller's id. `none`: the call touches nobody's rows. */
  owner: 'self' | 'none'
  /** The smallest membership that may call (D-TIERS: nothing the spec gives away is withheld). */
  tier: 'free' | 'pro' | 'premium'
  /** The count beyond the overall one that this call is measured by. */
  limit: 'calls' | 'logins' | 'registrations' | 'mails' | 'passwords' | 'exports'
  /**
   * A public call that answers a signed-in user more: a session is looked at where one is sent, and
   * never asked for.
   */
  acceptsSession?: true
  /** Takes away or ends something: the day's quota leaves it more room than what adds. */
  takesAway?: true
  /**
   * A changing call whose repeated key has one effect at the payment provider, which no transaction
   * of ours can hold.
   */
  isKeptByProvider?: true
}

/** Of the caller's own rows. */
export const own: CallPolicy = { owner: 'self', tier: 'free', limit: 'calls' }
/** The same, and takes away. */
export const taking: CallPolicy = { ...own, takesAway: true }
