// Signs and reads bearer tokens (JWT, HS256). The newest secret signs, older ones are still read.
import { createHash, webcrypto } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

export type SessionClaims = { userId: string; sessionId: string }

export type TokenContents = SessionClaims & {
  issuedAtSec: number
  expiresAtSec: number
  /** Hints for the interface only; the server asks its own rows. */
  permissions: string[]
  roles: string[]
}

export type SessionTokens = {
  sign: (contents: TokenContents) => Promise<string>
  /** The claims of a token that is ours and not expired, else null. */
  read: (token: string, nowSec: number) => Promise<SessionClaims | null>
  /** Takes up what has become of the secrets; only where the server renews its own. */
  renew?: () => Promise<void>
}

type Key = { kid: string; key: webcrypto.CryptoKey }

const importSecret = async (secret: string): Promise<Key> => ({
  kid: createHash('sha256').update(`kid ${secret}`).digest('hex').slice(0, 16),
  key: await webcrypto.subtle.importKey(
    'raw',
    Buffer.from(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  ),
})

const sign = (signing: Key, contents: TokenContents): Promise<string> =>
  new SignJWT({
    sid: contents.sessionId,
    permissions: contents.permissions,
    roles: contents.roles,
    scope: contents.permissions.join(' '),
    user_claims: { permissions: contents.permissions },
  })
    .setProtectedHeader({ alg: 'HS256', kid: signing.kid })
    .setSubject(contents.userId)
    .setIssuedAt(contents.issuedAtSec)
    .setExpirationTime(contents.expiresAtSec)
    .sign(signing.key)

type Keys = { signing: Key; byKid: ReadonlyMap<string, webcrypto.CryptoKey> }

const keysOf = async (secrets: readonly string[]): Promise<Keys> => {
  const keys = await Promise.all(secrets.map(importSecret))
  const [signing] = keys
  if (signing === undefined) throw new Error('no session secret')
  return { signing, byKid: new Map(keys.map(({ kid, key }) => [kid, key])) }
}

/**
 * Tokens over secrets, the signing one first, that are renewed while the server runs: `load` tells
 * them as they are now, and `renew` asks it.
 */
export const createRenewedTokens = async (
  load: () => readonly string[],
): Promise<SessionTokens> => {
  const held = { keys: await keysOf(load()) }
  return {
    ...tokensOver(held),
    renew: async () => {
      held.keys = await keysOf(load())
    },
  }
}

const tokensOver = (held: { keys: Keys }): SessionTokens => {
  return {
    sign: (contents) => sign(held.keys.signing, contents),
    read: async (token, nowSec) => {
      try {
        const { payload } = await jwtVerify(
          token,
          (header) =>
            held.keys.byKid.get(header.kid ?? '') ?? Promise.reject(new Error('unknown key')),
          {
            algorithms: ['HS256'],
            currentDate: new Date(nowSec * 1000),
            requiredClaims: ['sub', 'exp', 'sid'],
          },
        )
        return { userId: String(payload.sub), sessionId: String(payload['sid']) }
      } catch {
        return null
      }
    },
  }
}
