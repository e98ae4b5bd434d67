// Signing in with Google, against a provider on this machine that behaves like it; on both engines.
import { createHash, randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { googleNonceHeader, googleVerifierHeader } from '#contract/headers.ts'
import type { UserWire } from '#contract/account/user-wire.ts'
import { systemClock } from '#server/clock.ts'
import { createGoogle } from '#server/gateways/google/google-client.ts'
import { startLocalGoogle, type LocalGoogle } from '#server/gateways/google/local/local-google.ts'
import { openGoogle } from '#server/gateways/google/open-google.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import {
  createMemoryServer,
  serveStore,
  type FakeServer,
  type FakeServerOptions,
} from '#tests/fakes/memory-server.ts'

const client = { clientId: 'client', clientSecret: 'shh' }
const origin = 'http://localhost:5000'
const password = 'Correct-horse-9'

let local: LocalGoogle
beforeAll(async () => {
  local = await startLocalGoogle({ ...client, clock: systemClock })
})
afterEach(() => local.setFaults({}))
afterAll(() => local.close())

type Begun = { verifier: string; nonce: string; state: string; query: URLSearchParams }

/** What the app does before it leaves. */
const begin = (redirectUri = `${origin}/callback`): Begun => {
  const [verifier, nonce, state] = [randomBytes(48), randomBytes(24), randomBytes(24)].map(
    (bytes) => bytes.toString('base64url'),
  ) as [string, string, string]
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const query = new URLSearchParams({
    client_id: client.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
  return { verifier, nonce, state, query }
}

/** What a person does on the provider's page; the address they are sent back to. */
const decide = async (
  { query }: Pick<Begun, 'query'>,
  form: Record<string, string>,
): Promise<URL> => {
  const page = await fetch(`${local.endpoints.authorizeUrl}?${query}`)
  expect(page.status).toBe(200)
  const response = await fetch(local.endpoints.authorizeUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...Object.fromEntries(query), ...form }),
  })
  return new URL(response.headers.get('location') ?? 'about:blank')
}

const codeFor = async (begun: Begun, email: string, name = 'Ada Lovelace'): Promise<string> =>
  (await decide(begun, { decision: 'allow', email, name })).searchParams.get('code') ?? ''

const headersOf = ({ verifier, nonce }: Pick<Begun, 'verifier' | 'nonce'>) => ({
  origin,
  [googleVerifierHeader]: verifier,
  [googleNonceHeader]: nonce,
})

const userOf = (answer: { output: unknown }): UserWire => (answer.output as { user: UserWire }).user

describe('the provider itself', () => {
  it('sends back with the state, and with access_denied where the person says no', async () => {
    const begun = begin()
    const yes = await decide(begun, { decision: 'allow', email: 'a@example.test' })
    expect([yes.origin + yes.pathname, yes.searchParams.get('state')]).toEqual([
      `${origin}/callback`,
      begun.state,
    ])
    const no = await decide(begin(), { decision: 'deny' })
    expect([no.searchParams.get('error'), no.searchParams.has('code')]).toEqual([
      'access_denied',
      false,
    ])
  })

  it.each([
    ['a foreign client', { client_id: 'other' }],
    ['a foreign host', { redirect_uri: 'https://evil.example/callback' }],
    ['another path', { redirect_uri: `${origin}/coinlist` }],
    ['no address', { redirect_uri: 'nonsense' }],
  ])('answers %s itself and sends nobody there', async (_, wrong) => {
    const { query } = begin()
    const response = await fetch(
      `${local.endpoints.authorizeUrl}?${new URLSearchParams({ ...Object.fromEntries(query), ...wrong })}`,
      { redirect: 'manual' },
    )
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
  })

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'email' }, 'invalid_scope'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
  ])('%j comes back as %s', async (wrong, error) => {
    const { query } = begin()
    const response = await fetch(
      `${local.endpoints.authorizeUrl}?${new URLSearchParams({ ...Object.fromEntries(query), ...wrong })}`,
      { redirect: 'manual' },
    )
    expect(new URL(response.headers.get('location') ?? '').searchParams.get('error')).toBe(error)
  })
})

describeOnBothStores('Google', (makePlace) => {
  let place: Place
  let store: Awaited<ReturnType<typeof openStoreAt>>
  let server: FakeServer
  let count = 0
  const logged: string[] = []

  const serve = (options: FakeServerOptions = {}): Promise<FakeServer> =>
    serveStore(store, {
      ...options,
      environment: { ...place.environment, ...options.environment },
      ports: {
        google: createGoogle({ ...client, endpoints: local.endpoints }),
        logger: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
        ...options.ports,
      },
    })
  beforeAll(async () => {
    place = await makePlace()
    store = await openStoreAt(place)
    server = await serve()
  })
  afterAll(async () => {
    await store.close()
    await place.remove()
  })

  const address = (): string => {
    count += 1
    return `g${count}@example.test`
  }
  const exchange = (
    begun: Pick<Begun, 'verifier' | 'nonce'>,
    code: string,
    by: FakeServer = server,
  ) => by.call('get_google_tokens', { code }, { headers: headersOf(begun) })
  const enter = async (email: string, by: FakeServer = server) => {
    const begun = begin()
    return exchange(begun, await codeFor(begun, email), by)
  }
  const register = async (email: string, isVerified: boolean): Promise<UserWire> => {
    const answer = await server.call('register_user', { email, password, username: `own${count}` })
    if (isVerified)
      await store.db
        .updateTable('users')
        .set({ email_verified: 1 })
        .where('email', '=', email)
        .execute()
    return userOf(answer)
  }

  it('R-AUT-045 R-API-015 D-GOOGLE a code opens a new account with a proven address and a name of its own, and the same account again', async () => {
    const email = address()
    const first = await enter(email)
    expect(first).toMatchObject({
      status: 200,
      success: true,
      output: {
        token: expect.any(String),
        email,
        user: { email, email_verified: 1, membershipTier: 'free', isAdmin: false },
      },
    })
    expect(userOf(first).username).toMatch(/^Ada\.Lovelace(-[a-z2-9]{1,4})?$/)
    const { token } = first.output as { token: string }
    expect(await server.call('retrieve_current_user', {}, { token })).toMatchObject({
      success: true,
    })
    expect(userOf(await enter(email)).id).toBe(userOf(first).id)
    expect(await server.call('login_user', { email, password })).toMatchObject({
      error: 'AUTH_CREDENTIALS',
    })
  })

  it('opens the account that has proven the same address, whatever its case; its password stays', async () => {
    const email = address()
    const own = await register(email, true)
    expect(userOf(await enter(email.toUpperCase())).id).toBe(own.id)
    expect(await server.call('login_user', { email, password })).toMatchObject({ success: true })
  })

  it('refuses an address nobody has proven: at Google, or here', async () => {
    const email = address()
    await register(email, false)
    expect(await enter(email)).toMatchObject({
      status: 200,
      error: 'AUTH_GOOGLE_ACCOUNT_UNVERIFIED',
      errormsg: expect.stringContaining('Verify it first'),
    })
    local.setFaults({ isEmailVerified: false })
    expect(await enter(address())).toMatchObject({
      status: 200,
      error: 'AUTH_GOOGLE_EMAIL_UNVERIFIED',
    })
  })

  it('a banned account stays closed; one that moved to another address stays linked', async () => {
    const [banned, moved] = [address(), address()]
    const [first, second] = [userOf(await enter(banned)), userOf(await enter(moved))]
    await store.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', String(first.id))
      .execute()
    expect(await enter(banned)).toMatchObject({ error: 'AUTH_GOOGLE_REFUSED' })
    await store.db
      .updateTable('users')
      .set({ email: 'new@example.test' })
      .where('id', '=', String(second.id))
      .execute()
    expect(userOf(await enter(moved))).toMatchObject({ id: second.id, email: 'new@example.test' })
  })

  it('R-AUT-043 D-INVITE invited people only, here too; who has an account comes in', async () => {
    const [stranger, guest] = [address(), address()]
    const closed = await serve({ environment: { INVITE_ONLY: 'on', INVITE_LIST: guest } })
    expect(await enter(stranger, closed)).toMatchObject({ status: 403, error: 'AUTH_INVITE_ONLY' })
    expect(await enter(guest, closed)).toMatchObject({ success: true })
    await enter(stranger)
    expect(await enter(stranger, closed)).toMatchObject({ success: true })
  })

  it('two tabs that come back at once get one account', async () => {
    const email = address()
    const begun = [begin(), begin(), begin()]
    const codes = await Promise.all(begun.map((each) => codeFor(each, email)))
    const answers = await Promise.all(
      begun.map((each, index) => exchange(each, codes[index] ?? '')),
    )
    expect(answers.map(({ error }) => error)).toEqual([null, null, null])
    expect(new Set(answers.map((answer) => userOf(answer).id)).size).toBe(1)
  })

  it('a code works once, for its own redirect, with its own verifier and nonce', async () => {
    const begun = begin()
    const code = await codeFor(begun, address())
    expect(await exchange(begun, code)).toMatchObject({ success: true })
    expect(await exchange(begun, code)).toMatchObject({
      status: 200,
      error: 'AUTH_GOOGLE_REFUSED',
      errormsg: 'Google did not confirm this login. Please start again.',
    })
    expect(await exchange(begun, 'nonsense')).toMatchObject({ error: 'AUTH_GOOGLE_REFUSED' })
    const other = begin()
    expect(
      await exchange(
        { verifier: other.verifier, nonce: begun.nonce },
        await codeFor(begun, address()),
      ),
    ).toMatchObject({ error: 'AUTH_GOOGLE_REFUSED' })
    expect(
      await exchange(
        { verifier: begun.verifier, nonce: other.nonce },
        await codeFor(begun, address()),
      ),
    ).toMatchObject({ error: 'AUTH_GOOGLE_REFUSED' })
    const elsewhere = begin('http://localhost:5001/callback')
    expect(await exchange(elsewhere, await codeFor(elsewhere, address()))).toMatchObject({
      error: 'AUTH_GOOGLE_REFUSED',
    })
    const stripped = await server.call(
      'get_google_tokens',
      { code: await codeFor(begun, address()) },
      { headers: { origin } },
    )
    expect(stripped).toMatchObject({ error: 'AUTH_GOOGLE_REFUSED' })
  })

  it('a plain client without PKCE signs in by the code alone', async () => {
    const { query } = begin()
    for (const name of ['code_challenge', 'code_challenge_method', 'nonce']) query.delete(name)
    const code =
      (await decide({ query }, { decision: 'allow', email: address() })).searchParams.get('code') ??
      ''
    expect(await server.call('get_google_tokens', { code }, { headers: { origin } })).toMatchObject(
      { success: true },
    )
  })

  it.each([
    ['for another client', { audience: 'somebody else' }],
    ['of another issuer', { issuer: 'https://evil.example' }],
    ['signed by another key', { hasForeignKey: true }],
    ['of another redirect', { nonce: 'n'.repeat(32) }],
    ['from a clock ten minutes ahead', { clockSkewSec: 600 }],
    ['that expired an hour ago', { clockSkewSec: -7200 }],
  ])('an id token %s is refused, and neither code nor token is logged', async (_, faults) => {
    local.setFaults(faults)
    logged.length = 0
    const begun = begin()
    const code = await codeFor(begun, address())
    expect(await exchange(begun, code)).toMatchObject({ status: 200, error: 'AUTH_GOOGLE_REFUSED' })
    expect(logged.join('')).toContain('a Google sign-in failed')
    expect(logged.join('')).not.toMatch(/eyJ|example\.test/)
    expect(logged.join('')).not.toContain(code)
  })

  it('a clock four minutes off is forgiven', async () => {
    local.setFaults({ clockSkewSec: 240 })
    expect(await enter(address())).toMatchObject({ success: true })
    local.setFaults({ clockSkewSec: -240 })
    expect(await enter(address())).toMatchObject({ success: true })
  })

  it('malformed headers are named; the body is the spec’s', async () => {
    const begun = begin()
    const code = await codeFor(begun, address())
    const ask = (headers: Record<string, string>) =>
      server.call('get_google_tokens', { code }, { headers: { ...headersOf(begun), ...headers } })
    expect(await ask({ [googleVerifierHeader]: 'short' })).toMatchObject({
      status: 422,
      error: 'REQUEST_INVALID',
      fields: [googleVerifierHeader],
    })
    expect(await ask({ [googleNonceHeader]: 'a b' })).toMatchObject({
      status: 422,
      fields: [googleNonceHeader],
    })
    expect(await server.call('get_google_tokens', { code: '' })).toMatchObject({
      status: 422,
      fields: ['code'],
    })
  })
})

describe('what the configuration makes of it', () => {
  it('R-AUT-046 D-GOOGLE unconfigured: get_config names no client, and the call says so', async () => {
    const server = await createMemoryServer()
    expect((await server.call('get_config', {})).output).toMatchObject({
      google_client_id: null,
      google_authorize_url: null,
    })
    expect(await server.call('get_google_tokens', { code: 'x' })).toMatchObject({
      status: 200,
      error: 'AUTH_GOOGLE_OFF',
      errormsg: 'Google login is not set up here. Use your email and password.',
    })
    await server.close()
  })

  it('the stand-in by GOOGLE_PROVIDER=local, the real one by its two settings', async () => {
    const none = await openGoogle({ google: null }, systemClock)
    expect(none.google).toBeNull()
    const real = await openGoogle(
      { google: { ...client, isLocal: false, localPort: 0 } },
      systemClock,
    )
    expect(real.google?.authorizeUrl).toBe('https://accounts.google.com/o/oauth2/v2/auth')
    const standIn = await openGoogle(
      { google: { ...client, isLocal: true, localPort: 0 } },
      systemClock,
    )
    expect(standIn.google?.authorizeUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/authorize$/)
    await Promise.all([none, real, standIn].map(({ close }) => close()))
  })

  it('without an answer from Google it says so, and to come again', async () => {
    local.setFaults({ tokenStatus: 500 })
    const broken = await createMemoryServer({
      ports: { google: createGoogle({ ...client, endpoints: local.endpoints }) },
    })
    expect(await broken.call('get_google_tokens', { code: 'x' })).toMatchObject({
      status: 503,
      error: 'AUTH_GOOGLE_UNREACHABLE',
    })
    await broken.close()
    const gone = { ...local.endpoints, tokenUrl: 'http://127.0.0.1:9/token' }
    const unreachable = await createMemoryServer({
      ports: { google: createGoogle({ ...client, endpoints: gone }) },
    })
    expect(await unreachable.call('get_google_tokens', { code: 'x' })).toMatchObject({
      status: 503,
      error: 'AUTH_GOOGLE_UNREACHABLE',
      headers: { 'retry-after': '10' },
    })
    await unreachable.close()
  })
})
