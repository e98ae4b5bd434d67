// What a browser brings back from Google: the code in the body, what it kept of the beginning in headers (decisions/014).
import { googleNonceHeader, googleVerifierHeader } from '#contract/headers.ts'
import type { CallContext } from '../calls/call-context.ts'
import type { GoogleGrant } from '../gateways/google/google-port.ts'
import { publicOrigin } from '../letters/write-letter.ts'
import { Refusal } from '../refusal.ts'

/** RFC 7636 §4.1: 43 to 128 unreserved characters. */
const verifierForm = /^[A-Za-z0-9._~-]{43,128}$/
const nonceForm = /^[A-Za-z0-9_-]{16,128}$/

const headerOf = ({ deps, headers }: CallContext, name: string, form: RegExp): string | null => {
  const value = deps.config.extensions ? headers[name] : undefined
  if (value === undefined) return null
  if (typeof value !== 'string' || !form.test(value)) throw new Refusal('REQUEST_INVALID', { values: { field: name }, extra: { fields: [name] } })
  return value
}

/** Only where no origin is configured, on a developer's machine, the page's own word is taken; Google knows which are allowed. */
const originOf = ({ deps: { config }, headers: { origin } }: CallContext): string =>
  config.appOrigin ?? (origin !== undefined && URL.canParse(origin) ? new URL(origin).origin : publicOrigin(config))

/** The grant of a call. Throws REQUEST_INVALID, naming the header, where one is malformed. */
export const googleGrantOf = (ctx: CallContext, code: string): GoogleGrant => ({
  code,
  redirectUri: `${originOf(ctx)}/callback`,
  codeVerifier: headerOf(ctx, googleVerifierHeader, verifierForm),
  nonce: headerOf(ctx, googleNonceHeader, nonceForm),
})
