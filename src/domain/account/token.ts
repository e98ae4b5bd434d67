// What a session token says about itself. Read for hints only: nobody here checks a signature, the
// server does.

export type TokenClaims = {
  /** Who the token is for; null where the payload names nobody. */
  subject: string | null
  /** Seconds; null where missing or not a number. */
  expiresAtSec: number | null
  /** When the server made it, in seconds of its own clock; null where missing or not a number. */
  issuedAtSec: number | null
  permissions: ReadonlySet<string>
  roles: ReadonlySet<string>
}

const nothing: TokenClaims = {
  subject: null,
  expiresAtSec: null,
  issuedAtSec: null,
  permissions: new Set(),
  roles: new Set(),
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []

const words = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : []

const decodePayload = (token: string): unknown => {
  const part = token.split('.')[1]
  if (part === undefined) return null
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (char) => char.codePointAt(0) ?? 0)
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/**
 * Reads `sub`, `exp`, `permissions`, `scope`, `user_claims.permissions` and `roles` from a JWT
 * (Spec §3, D-PERMTIER). Never throws: a malformed token has no claims.
 */
export const readToken = (token: string): TokenClaims => {
  const payload = decodePayload(token)
  if (!isRecord(payload)) return nothing
  const userClaims = isRecord(payload['user_claims']) ? payload['user_claims'] : {}
  const subject = payload['sub']
  const expires = payload['exp']
  const issued = payload['iat']
  return {
    subject: typeof subject === 'string' || typeof subject === 'number' ? String(subject) : null,
    expiresAtSec: typeof expires === 'number' && Number.isFinite(expires) ? expires : null,
    issuedAtSec: typeof issued === 'number' && Number.isFinite(issued) ? issued : null,
    permissions: new Set([
      ...strings(payload['permissions']),
      ...words(payload['scope']),
      ...strings(userClaims['permissions']),
    ]),
    roles: new Set([...strings(payload['roles']), ...words(payload['roles'])]),
  }
}

/**
 * A token counts as expired when `exp` is in the past or missing (Spec §4, R-AUT-062, R-AUT-063).
 */
export const isExpired = (claims: Pick<TokenClaims, 'expiresAtSec'>, nowMs: number): boolean =>
  claims.expiresAtSec === null || claims.expiresAtSec * 1000 <= nowMs
