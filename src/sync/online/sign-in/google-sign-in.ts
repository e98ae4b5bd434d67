// Signing in with Google: leaving with a state nobody can guess, and coming back with a code
// (D-GOOGLE, decisions/014).
import * as z from 'zod/mini'
import type { CallApi } from '#api/call.ts'
import { googleNonceHeader, googleVerifierHeader } from '#contract/headers.ts'
import { onlineFailureOf, type OnlineFailure } from '../online-failure.ts'
import { sessionFromOutput, type NewSession } from './sign-in.ts'

const googleItself = 'https://accounts.google.com/o/oauth2/v2/auth'
/** Longer than this nobody stays on Google's page; what was kept is stale then. */
const validForMs = 30 * 60_000

const pendingSchema = z.object({
  state: z.string().check(z.minLength(16)),
  /** Null where the host does not take it along. */
  verifier: z.nullable(z.string()),
  nonce: z.nullable(z.string()),
  returnTo: z.string(),
  startedAtMs: z.number(),
})
export type PendingGoogle = z.infer<typeof pendingSchema>

export type GooglePorts = {
  randomText: (byteCount: number) => string
  sha256Text: (text: string) => Promise<string | null>
  nowMs: () => number
}

export type GoogleStart = {
  clientId: string
  /** Where it begins if not at Google itself. */
  authorizeUrl: string | null
  /** Of this page: Google leads back to its /callback. */
  origin: string
  returnTo: string
  /** The host takes PKCE and nonce along. */
  hasPkce: boolean
}

/** The address to leave for, and what to keep until the way back. */
export const beginGoogle = async (
  { clientId, authorizeUrl, origin, returnTo, hasPkce }: GoogleStart,
  ports: GooglePorts,
): Promise<{ url: string; pending: PendingGoogle }> => {
  const verifier = ports.randomText(48)
  const challenge = hasPkce ? await ports.sha256Text(verifier) : null
  const pending: PendingGoogle = {
    state: ports.randomText(32),
    verifier: challenge === null ? null : verifier,
    nonce: challenge === null ? null : ports.randomText(24),
    returnTo,
    startedAtMs: ports.nowMs(),
  }
  const url = new URL(authorizeUrl ?? googleItself)
  const request = {
    client_id: clientId,
    redirect_uri: `${origin}/callback`,
    response_type: 'code',
    scope: 'openid email profile',
    prompt: 'select_account',
    state: pending.state,
    ...(challenge === null
      ? {}
      : { nonce: pending.nonce ?? '', code_challenge: challenge, code_challenge_method: 'S256' }),
  }
  for (const [name, value] of Object.entries(request)) url.searchParams.set(name, value)
  return { url: url.href, pending }
}

export type GoogleReturn =
  | { kind: 'code'; code: string; pending: PendingGoogle }
  /** The person said no at Google. */
  | { kind: 'denied' }
  /** Nobody comes from Google with an address like this. */
  | { kind: 'noCode' }
  /** Not the redirect this tab began, or begun too long ago: its code may be somebody else's. */
  | { kind: 'foreignState' }
  | { kind: 'refused' }

const parse = (text: string | null): PendingGoogle | null => {
  try {
    return pendingSchema.safeParse(JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}

/**
 * What the address of /callback and the kept text come to. Nothing is sent for anything but `code`.
 */
export const readGoogleReturn = (
  search: string,
  keptText: string | null,
  nowMs: number,
): GoogleReturn => {
  const answer = new URLSearchParams(search)
  const [code, error, state] = [answer.get('code'), answer.get('error'), answer.get('state')]
  if (!code && error === null) return { kind: 'noCode' }
  const pending = parse(keptText)
  if (pending === null || state !== pending.state || nowMs - pending.startedAtMs > validForMs)
    return { kind: 'foreignState' }
  if (error !== null) return { kind: error === 'access_denied' ? 'denied' : 'refused' }
  return code ? { kind: 'code', code, pending } : { kind: 'noCode' }
}

export type GoogleResult =
  | { kind: 'signedIn'; session: NewSession }
  | { kind: 'noToken' }
  | { kind: 'failed'; failure: OnlineFailure }

const headersOf = ({ verifier, nonce }: PendingGoogle): Record<string, string> => ({
  ...(verifier === null ? {} : { [googleVerifierHeader]: verifier }),
  ...(nonce === null ? {} : { [googleNonceHeader]: nonce }),
})

/** Exchanges a code by the spec's payload. The stored token of another account goes nowhere. */
export const exchangeGoogleCode = async (
  callApi: CallApi,
  { code, pending }: { code: string; pending: PendingGoogle },
): Promise<GoogleResult> => {
  try {
    const output = await callApi(
      'get_google_tokens',
      { code },
      { headers: headersOf(pending), token: null },
    )
    const session = sessionFromOutput(output, '')
    return session ? { kind: 'signedIn', session } : { kind: 'noToken' }
  } catch (error) {
    return { kind: 'failed', failure: onlineFailureOf(error) }
  }
}
