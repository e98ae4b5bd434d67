// How the server learns whose Google account a code belongs to.

/** What came back from the redirect, and what the browser kept of its beginning. */
export type GoogleGrant = {
  code: string
  /** The address the redirect led back to; Google compares it with the one it began with. */
  redirectUri: string
  /** PKCE; null where the browser sent none. */
  codeVerifier: string | null
  /** OpenID; null where the browser sent none. Must be the token's own. */
  nonce: string | null
}

export type GoogleProfile = {
  /** Google's own id of the account; never changes, unlike the address. */
  subject: string
  email: string
  isEmailVerified: boolean
  name: string | null
}

export type GooglePort = {
  clientId: string
  /** Where a sign-in begins. */
  authorizeUrl: string
  /**
   * Throws GoogleRefused where the code or its token is not good, GoogleUnreachable where Google
   * cannot say.
   */
  profileOf: (grant: GoogleGrant) => Promise<GoogleProfile>
}

/** `reason` is for the log: never a token, a code or an address. */
export class GoogleRefused extends Error {
  override name = 'GoogleRefused'
}

export class GoogleUnreachable extends Error {
  override name = 'GoogleUnreachable'
}
