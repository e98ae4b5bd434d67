import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { CallApi } from '#api/call.ts'
import {
  beginGoogle,
  exchangeGoogleCode,
  readGoogleReturn,
  type GooglePorts,
  type PendingGoogle,
} from './google-sign-in.ts'

const nowMs = 1_800_000_000_000
const ports: GooglePorts = {
  randomText: (byteCount) => randomBytes(byteCount).toString('base64url'),
  sha256Text: async (text) => createHash('sha256').update(text).digest('base64url'),
  nowMs: () => nowMs,
}
const start = {
  clientId: 'client',
  authorizeUrl: null,
  origin: 'https://app.example',
  returnTo: '/watchlist',
  hasPkce: true,
}

describe('beginGoogle', () => {
  it('R-AUT-045 D-GOOGLE leaves for Google with a state, PKCE and a nonce, and asks to be sent back to /callback', async () => {
    const { url, pending } = await beginGoogle(start, ports)
    const { origin, pathname, searchParams } = new URL(url)
    expect(origin + pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'client',
      redirect_uri: 'https://app.example/callback',
      response_type: 'code',
      scope: 'openid email profile',
      prompt: 'select_account',
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: createHash('sha256')
        .update(pending.verifier ?? '')
        .digest('base64url'),
      code_challenge_method: 'S256',
    })
    expect(pending.verifier).toMatch(/^[\w-]{43,128}$/)
    expect(url).not.toContain(pending.verifier)
    expect((await beginGoogle(start, ports)).pending.state).not.toBe(pending.state)
  })

  it('without PKCE where the host takes none along, or the page cannot hash; the state stays', async () => {
    for (const [more, given] of [
      [{ hasPkce: false }, ports],
      [{}, { ...ports, sha256Text: async () => null }],
    ] as const) {
      const { url, pending } = await beginGoogle(
        { ...start, ...more, authorizeUrl: 'http://127.0.0.1:1/authorize' },
        given,
      )
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:1\/authorize\?/)
      expect(url).not.toMatch(/nonce|code_challenge/)
      expect(pending).toMatchObject({
        verifier: null,
        nonce: null,
        state: expect.stringMatching(/^[\w-]{43}$/),
      })
    }
  })
})

describe('readGoogleReturn', () => {
  const pending: PendingGoogle = {
    state: 's'.repeat(43),
    verifier: 'v'.repeat(64),
    nonce: 'n'.repeat(32),
    returnTo: '/',
    startedAtMs: nowMs,
  }
  const kept = JSON.stringify(pending)
  const own = `state=${pending.state}`

  it.each([
    [`?code=abc&${own}`, kept, { kind: 'code', code: 'abc', pending }],
    [`?error=access_denied&${own}`, kept, { kind: 'denied' }],
    [`?error=server_error&${own}`, kept, { kind: 'refused' }],
    ['', kept, { kind: 'noCode' }],
    [`?code=&${own}`, kept, { kind: 'noCode' }],
    ['?code=abc&state=another', kept, { kind: 'foreignState' }],
    ['?code=abc', kept, { kind: 'foreignState' }],
    [`?code=abc&${own}`, null, { kind: 'foreignState' }],
    [`?code=abc&${own}`, 'no json', { kind: 'foreignState' }],
    [`?code=abc&${own}`, '{"state":"short"}', { kind: 'foreignState' }],
    [
      `?code=abc&${own}`,
      JSON.stringify({ ...pending, startedAtMs: nowMs - 31 * 60_000 }),
      { kind: 'foreignState' },
    ],
    ['?error=access_denied&state=another', kept, { kind: 'foreignState' }],
  ])('R-AUT-048 %j with %.20j', (search, text, result) => {
    expect(readGoogleReturn(search, text, nowMs)).toEqual(result)
  })
})

const answering = (output: unknown) => {
  const requests: unknown[] = []
  const callApi = ((...args: unknown[]) => {
    requests.push(args)
    return Promise.resolve(output)
  }) as unknown as CallApi
  return { callApi, requests }
}

describe('exchangeGoogleCode', () => {
  const pending: PendingGoogle = {
    state: 's'.repeat(43),
    verifier: 'v'.repeat(64),
    nonce: 'n'.repeat(32),
    returnTo: '/',
    startedAtMs: nowMs,
  }
  const wire = {
    id: 7,
    username: 'ada',
    email: 'ada@example.org',
    email_verified: 1,
    membershipTier: 'free' as const,
  }

  it('R-API-015 sends the code as the whole body; verifier and nonce go in headers', async () => {
    const { callApi, requests } = answering({ token: 't', user: wire })
    expect(await exchangeGoogleCode(callApi, { code: 'abc', pending })).toMatchObject({
      kind: 'signedIn',
      session: { token: 't', email: 'ada@example.org' },
    })
    await exchangeGoogleCode(callApi, {
      code: 'abc',
      pending: { ...pending, verifier: null, nonce: null },
    })
    expect(requests).toEqual([
      [
        'get_google_tokens',
        { code: 'abc' },
        {
          headers: { 'x-google-code-verifier': pending.verifier, 'x-google-nonce': pending.nonce },
          token: null,
        },
      ],
      ['get_google_tokens', { code: 'abc' }, { headers: {}, token: null }],
    ])
  })

  it('R-AUT-047 an answer with an e-mail and no user is a session whose user is still to be fetched', async () => {
    expect(
      await exchangeGoogleCode(answering({ token: 't', email: 'g@example.org' }).callApi, {
        code: 'abc',
        pending,
      }),
    ).toEqual({
      kind: 'signedIn',
      session: { token: 't', email: 'g@example.org', user: null },
    })
    expect(
      await exchangeGoogleCode(answering({ email: 'g@example.org' }).callApi, {
        code: 'abc',
        pending,
      }),
    ).toEqual({ kind: 'noToken' })
  })

  it('turns a refusal into a failure with the words of the host', async () => {
    const refusal = new ApiError({
      kind: 'refused',
      status: 200,
      code: 'AUTH_GOOGLE_REFUSED',
      data: { errormsg: 'Start again' },
      message: 'Start again',
    })
    const failing: CallApi = async () => {
      throw refusal
    }
    expect(await exchangeGoogleCode(failing, { code: 'abc', pending })).toMatchObject({
      kind: 'failed',
      failure: { reason: 'said', message: 'Start again' },
    })
  })
})
