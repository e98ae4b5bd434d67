// What a browser brings back from Google: the code in the body, what it kept of the beginning in
// headers (decisions/014).
import { googleNonceHeader, googleVerifierHeader } from '#contract/headers.ts'
import type { CallContext } from '../calls/call-context.ts'
import type { GoogleGrant } from '../gateways/google/google-port.ts'
import { pageOriginOf } from '../http/page-origin.ts'
import { Refusal } from '../refusal.ts'

/** RFC 7636 §4.1: 43 to 128 unreserved characters. */
const verifierForm = /^[A-Za-z0-9._~-]{43,128}$/
const nonceForm = /^[A-Za-z0-9_-]{16,128}$/

const headerOf = ({ deps, headers }: CallContext, name: string, form: RegExp): string | null => {
  const value = deps.config.extensions ? headers[name] : undefined
  if (value === undefined) return null
  if (typeof value !== 'string' || !form.test(value))
    throw new Refusal('REQUEST_INVALID', { values: { field: name }, extra: { fields: [name] } })
  return value
}

/**
 * The grant of a call; Google knows which origins are allowed. Throws REQUEST_INVALID, naming the
 * header, where one is malformed.
 */
export const googleGrantOf = (ctx: CallContext, code: string): GoogleGrant => ({
  code,
  redirectUri: `${pageOriginOf(ctx)}/callback`,
  codeVerifier: headerOf(ctx, googleVerifierHeader, verifierForm),
  nonce: headerOf(ctx, googleNonceHeader, nonceForm),
})
