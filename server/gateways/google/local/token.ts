// The exchange of a code for tokens, with the refusals of the real one (RFC 6749 §5.2, RFC 7636
// §4.6).
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { SignJWT } from 'jose'
import type { CodeFacts } from './codes.ts'
import type { LocalGoogleState } from './local-google-state.ts'

const liveForSec = 3600

const json = (response: ServerResponse, status: number, body: object): void => {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))
}

const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')

/**
 * Why this exchange is refused, or whose code it was. A code is used up even by a wrong exchange.
 */
const granted = (
  { clientId, clientSecret, codes }: LocalGoogleState,
  form: URLSearchParams,
): string | CodeFacts => {
  if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
    return 'invalid_client'
  if (form.get('grant_type') !== 'authorization_code') return 'unsupported_grant_type'
  const facts = codes.take(form.get('code') ?? '')
  if (facts === null || facts.redirectUri !== form.get('redirect_uri')) return 'invalid_grant'
  const verifier = form.get('code_verifier')
  const isProven =
    facts.codeChallenge === null
      ? verifier === null
      : verifier !== null && challengeOf(verifier) === facts.codeChallenge
  return isProven ? facts : 'invalid_grant'
}

const subjectOf = (email: string): string =>
  BigInt(
    `0x${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 17)}`,
  ).toString()

const idTokenOf = (
  { clientId, clock, faults, key, kid, origin }: LocalGoogleState,
  { email, name, nonce }: CodeFacts,
): Promise<string> => {
  const nowSec = Math.floor(clock.nowMs() / 1000) + faults.clockSkewSec
  const signing = faults.hasForeignKey
    ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    : key
  const claimedNonce = faults.nonce ?? nonce
  return new SignJWT({
    email,
    email_verified: faults.isEmailVerified,
    name,
    ...(claimedNonce === null ? {} : { nonce: claimedNonce }),
  })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(faults.issuer ?? origin)
    .setAudience(faults.audience ?? clientId)
    .setSubject(subjectOf(email))
    .setIssuedAt(nowSec)
    .setExpirationTime(nowSec + liveForSec)
    .sign(signing)
}

export const answerToken = async (
  state: LocalGoogleState,
  form: URLSearchParams,
  response: ServerResponse,
): Promise<void> => {
  if (state.faults.tokenStatus !== null)
    return json(response, state.faults.tokenStatus, { error: 'backend_error' })
  const grant = granted(state, form)
  if (typeof grant === 'string')
    return json(response, grant === 'invalid_client' ? 401 : 400, {
      error: grant,
      error_description: 'Refused.',
    })
  return json(response, 200, {
    access_token: randomBytes(24).toString('base64url'),
    expires_in: liveForSec,
    id_token: await idTokenOf(state, grant),
    scope: 'openid email profile',
    token_type: 'Bearer',
  })
}
