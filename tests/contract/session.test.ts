// The web app's account verbs against the real server in memory: both sides of the contract at once.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCallApi, type CallApi } from '#api/call.ts'
import { fetchCapabilities } from '#api/capabilities.ts'
import { createHttp } from '#api/http.ts'
import { isExpired, readToken } from '#domain/account/token.ts'
import { fetchCurrentUser } from '#sync/online/sign-in/current-user.ts'
import { requestEmailVerification, verifyEmail } from '#sync/online/sign-in/email-verification.ts'
import { register } from '#sync/online/sign-in/register.ts'
import { signIn } from '#sync/online/sign-in/sign-in.ts'
import { signOut } from '#sync/online/sign-in/sign-out.ts'
import {
  createMemoryServer,
  type FakeServerOptions,
  type MemoryServer,
} from '#tests/fakes/memory-server.ts'

const ada = { email: 'ada@example.org', password: 'Correct-horse-9', username: 'ada' }
const dayMs = 86_400_000

let server: MemoryServer
let token: string | null
let language: string
let unauthorized: (string | null)[]
let callApi: CallApi

const open = async (options: FakeServerOptions = {}): Promise<void> => {
  server = await createMemoryServer({ seedRandom: 7, ...options })
  callApi = createCallApi(
    createHttp({
      origin: 'https://api.example',
      token: () => token,
      language: () => language,
      isOffline: () => false,
      onAnswer: () => {},
      onUnauthorized: (sent) => unauthorized.push(sent),
      fetch: server.fetch,
    }),
  )
}

const tokenOfNewAda = async (): Promise<string> => {
  const result = await register(callApi, ada)
  if (result.kind !== 'registered') throw new Error(`not registered: ${result.kind}`)
  return result.session.token
}

const linkToken = (): string =>
  /[?&]token=([\w.-]+)/.exec(JSON.stringify(server.outbox.at(-1)))?.[1] ?? ''

const daysOf = async (remember: boolean): Promise<number> => {
  const result = await signIn(callApi, { ...ada, remember })
  if (result.kind !== 'signedIn') throw new Error(result.kind)
  const claims = readToken(result.session.token)
  expect(isExpired(claims, Date.now())).toBe(false)
  return Math.round(((claims.expiresAtSec ?? 0) * 1000 - Date.now()) / dayMs)
}

beforeEach(async () => {
  token = null
  language = 'en'
  unauthorized = []
  await open()
})
afterEach(() => server.close())

describe('a session from beginning to end', () => {
  it('R-AUT-037 R-AUT-064 R-AUT-053 registers, says who is here, and ends', async () => {
    token = await tokenOfNewAda()
    const user = await fetchCurrentUser(callApi)
    expect(user).toMatchObject({
      username: 'ada',
      email: 'ada@example.org',
      tier: 'free',
      isAdmin: false,
    })
    expect(readToken(token).subject).toBe(user.id)
    expect(await signOut(callApi)).toBe(true)
    await expect(fetchCurrentUser(callApi)).rejects.toMatchObject({ kind: 'http', status: 401 })
    expect(unauthorized).toEqual([token])
  })

  it('D-REMEMBER gives a day, or thirty with the box ticked', async () => {
    await tokenOfNewAda()
    expect(await daysOf(false)).toBe(1)
    expect(await daysOf(true)).toBe(30)
  })
})

describe('refusals', () => {
  it('R-AUT-016 D-HTTPSTATUS a wrong password is said in the language of the request, and ends no session', async () => {
    await tokenOfNewAda()
    language = 'tr'
    const result = await signIn(callApi, { ...ada, password: 'wrong-one', remember: false })
    expect(result).toMatchObject({
      kind: 'failed',
      failure: { reason: 'said', status: 200, code: 'AUTH_CREDENTIALS' },
    })
    language = 'en'
    const inEnglish = await signIn(callApi, { ...ada, password: 'wrong-one', remember: false })
    expect(inEnglish).not.toEqual(result)
    expect(unauthorized).toEqual([])
  })

  it('R-AUT-041 an e-mail and D-USERNAME a name are taken once, whatever their case', async () => {
    await tokenOfNewAda()
    expect(
      (await register(callApi, { ...ada, email: 'ADA@example.org', username: 'other' })).kind,
    ).toBe('emailTaken')
    expect(
      (await register(callApi, { ...ada, email: 'other@example.org', username: 'ADA' })).kind,
    ).toBe('usernameRefused')
  })

  it('R-AUT-042 R-AUT-043 an invite-only server says so', async () => {
    await server.close()
    await open({ environment: { INVITE_ONLY: 'on', INVITE_LIST: 'grace@example.org' } })
    expect((await register(callApi, ada)).kind).toBe('inviteOnly')
    expect((await register(callApi, { ...ada, email: 'grace@example.org' })).kind).toBe(
      'registered',
    )
  })

  it('R-AUT-029 D-TERMS unaccepted terms are refused by the server too', async () => {
    expect((await register(callApi, { ...ada, hasAcceptedTerms: false })).kind).toBe('failed')
  })
})

describe('verification', () => {
  it('R-AUT-015 D-VERIFY sends the unverified to verification, and lets them in after the link', async () => {
    await server.close()
    await open({ environment: { REQUIRE_VERIFIED_EMAIL: 'on' } })
    await register(callApi, ada)
    const { email, password } = ada
    expect(await signIn(callApi, { email, password, remember: false })).toEqual({
      kind: 'emailNotVerified',
      email,
    })
    expect(await requestEmailVerification(callApi, { email })).toEqual({ kind: 'requested' })
    // Answers do not wait for letters: their time would reveal whether the address is known. The newest link counts.
    await expect.poll(() => server.outbox.length).toBe(2)
    const link = linkToken()
    expect(link).not.toBe('')
    expect(await verifyEmail(callApi, link)).toEqual({ kind: 'verified' })
    expect(await verifyEmail(callApi, link)).toEqual({ kind: 'alreadyVerified' })
    expect(await verifyEmail(callApi, `${link}x`)).toEqual({ kind: 'invalidLink' })
    expect((await signIn(callApi, { email, password, remember: false })).kind).toBe('signedIn')
  })

  it('D-VERIFY never reveals whether an address is known', async () => {
    expect(await requestEmailVerification(callApi, { email: 'nobody@example.org' })).toEqual({
      kind: 'requested',
    })
  })
})

it('a plain server announces nothing, ours announces its extensions', async () => {
  expect((await fetchCapabilities(callApi)).has('idempotency')).toBe(true)
  await server.close()
  await open({ extensions: false })
  expect((await fetchCapabilities(callApi)).size).toBe(0)
})
