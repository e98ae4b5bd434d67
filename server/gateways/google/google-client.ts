// Google by its own library: the code is exchanged, the id token's signature, audience, issuer and
// time are checked by it.
import { OAuth2Client, type TokenPayload } from 'google-auth-library'
import {
  GoogleRefused,
  GoogleUnreachable,
  type GoogleGrant,
  type GooglePort,
  type GoogleProfile,
} from './google-port.ts'

const patienceMs = 10_000
const authorizeUrl = 'https://accounts.google.com/o/oauth2/v2/auth'

/** Where another provider stands in for Google. */
export type GoogleEndpoints = {
  authorizeUrl: string
  tokenUrl: string
  certificatesUrl: string
  issuer: string
}

type GoogleSettings = {
  clientId: string
  clientSecret: string
  endpoints?: GoogleEndpoints | undefined
}

const clientOf = ({ clientId, clientSecret, endpoints }: GoogleSettings): OAuth2Client =>
  new OAuth2Client({
    clientId,
    clientSecret,
    transporterOptions: { timeout: patienceMs },
    ...(endpoints && {
      issuers: [endpoints.issuer],
      endpoints: {
        oauth2TokenUrl: endpoints.tokenUrl,
        oauth2FederatedSignonPemCertsUrl: endpoints.certificatesUrl,
      },
    }),
  })

/** The status of an HTTP answer behind an error of the library, or null where none came. */
const statusOf = (error: unknown): number | null => {
  const { status, response } = (error ?? {}) as {
    status?: unknown
    response?: { status?: unknown }
  }
  const found = response?.status ?? status
  return typeof found === 'number' ? found : null
}

/** Messages of the library quote tokens, so none is passed on. */
const sorted = (error: unknown, step: string): Error => {
  const status = statusOf(error)
  return status !== null && status >= 400 && status < 500
    ? new GoogleRefused(`${step}: ${status}`)
    : new GoogleUnreachable(`${step}: ${status ?? 'no answer'}`)
}

const idTokenOf = async (
  client: OAuth2Client,
  { code, redirectUri, codeVerifier }: GoogleGrant,
): Promise<string> => {
  const exchanged = await client
    .getToken({
      code,
      redirect_uri: redirectUri,
      ...(codeVerifier === null ? {} : { codeVerifier }),
    })
    .catch((error: unknown) => {
      throw sorted(error, 'exchange of the code')
    })
  const idToken = exchanged.tokens.id_token
  if (!idToken) throw new GoogleRefused('exchange of the code: no id token')
  return idToken
}

const verified = async (
  client: OAuth2Client,
  idToken: string,
  audience: string,
): Promise<TokenPayload> => {
  await client.getFederatedSignonCertsAsync().catch((error: unknown) => {
    throw new GoogleUnreachable(`certificates: ${statusOf(error) ?? 'no answer'}`)
  })
  const payload = await client.verifyIdToken({ idToken, audience }).then(
    (ticket) => ticket.getPayload(),
    () => undefined,
  )
  if (payload === undefined)
    throw new GoogleRefused('id token: not signed by Google for this client, or not of this time')
  return payload
}

const profileFrom = ({
  sub,
  email,
  email_verified: isEmailVerified,
  name,
}: TokenPayload): GoogleProfile => {
  if (!email) throw new GoogleRefused('id token: no address')
  return { subject: sub, email, isEmailVerified: isEmailVerified === true, name: name ?? null }
}

/** The port over the real thing, or over a provider that behaves like it. */
export const createGoogle = (settings: GoogleSettings): GooglePort => {
  const client = clientOf(settings)
  return {
    clientId: settings.clientId,
    authorizeUrl: settings.endpoints?.authorizeUrl ?? authorizeUrl,
    profileOf: async (grant) => {
      const payload = await verified(client, await idTokenOf(client, grant), settings.clientId)
      if ((payload.nonce ?? null) !== grant.nonce)
        throw new GoogleRefused('id token: not of this redirect')
      return profileFrom(payload)
    },
  }
}
