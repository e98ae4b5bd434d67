// The captcha of forms: a task of our own (ALTCHA), Cloudflare's, or none; on both engines, as each answer counts once.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAltcha } from '#server/gateways/captcha/altcha.ts'
import { createTurnstile } from '#server/gateways/captcha/turnstile.ts'
import { purge } from '#server/jobs/purge.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import { createMemoryServer, serveStore, type FakeServer } from '#tests/fakes/memory-server.ts'

const effort = { cost: 10, counterFrom: 3, counterTo: 9 }
const captcha = createAltcha('a secret of thirty-two characters!', effort)

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64')

const solved = async (challenge: Challenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey })
  return encoded({ challenge, solution })
}

describeOnBothStores('ALTCHA', (makePlace) => {
  let place: Place
  let server: FakeServer
  let nowSec = Math.floor(Date.now() / 1000)
  let count = 0

  beforeAll(async () => {
    place = await makePlace()
    server = await serveStore(await openStoreAt(place), {
      environment: place.environment,
      clock: { nowMs: () => nowSec * 1000 },
      ports: { captcha },
    })
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })
  afterEach(() => {
    nowSec = Math.floor(Date.now() / 1000)
  })

  const task = async (): Promise<Challenge> =>
    ((await server.call('get_captcha_challenge', {})).output as { challenge: Challenge }).challenge
  const register = (captcha_token?: string) => {
    count += 1
    return server.call('register_user', {
      email: `c${count}@example.com`,
      username: `c-${count}`,
      password: 'Correct-horse-9',
      ...(captcha_token !== undefined && { captcha_token }),
    })
  }

  it('R-AUT-030 R-AUT-031 D-CAPTCHA a solved task lets a form pass, once', async () => {
    const token = await solved(await task())
    expect(await register(token)).toMatchObject({ success: true })
    expect(await register(token)).toMatchObject({
      status: 200,
      success: false,
      error: 'AUTH_CAPTCHA_INVALID',
      captcha: 'altcha',
      errormsg: 'The security check was not passed. Please try again.',
    })
    expect(
      await server.call('request_email_verification', {
        email: 'c1@example.com',
        captcha_token: token,
      }),
    ).toMatchObject({ error: 'AUTH_CAPTCHA_INVALID' })
    expect((await server.call('get_config', {})).output).toMatchObject({
      captcha: 'altcha',
      turnstile_site_key: null,
    })
  })

  it('of the same answer sent by eight forms at once, one passes', async () => {
    const token = await solved(await task())
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(token)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  it('without an answer it is asked for, on every form that shows it', async () => {
    expect(await register()).toMatchObject({
      status: 200,
      error: 'AUTH_CAPTCHA_REQUIRED',
      captcha: 'altcha',
      errormsg: 'Please complete the security check.',
    })
    expect(await register('')).toMatchObject({ error: 'AUTH_CAPTCHA_REQUIRED' })
    expect(
      await server.call('request_email_verification', { email: 'c1@example.com' }),
    ).toMatchObject({ error: 'AUTH_CAPTCHA_REQUIRED' })
  })

  it('an expired task, an easier one, another number and another server’s task are refused', async () => {
    const challenge = await task()
    const good = JSON.parse(Buffer.from(await solved(challenge), 'base64').toString()) as {
      challenge: Challenge
      solution: { counter: number; derivedKey: string }
    }
    const later = {
      ...challenge,
      parameters: {
        ...challenge.parameters,
        expiresAt: (challenge.parameters.expiresAt ?? 0) + 3600,
      },
    }
    const easier = {
      ...challenge,
      parameters: { ...challenge.parameters, cost: 1, keyPrefix: '0' },
    }
    const foreign = (await createAltcha('another secret of thirty-two chars', effort).challenge?.(
      nowSec,
    )) as Challenge
    const wrong = [
      { ...good, challenge: later },
      { ...good, challenge: easier },
      { ...good, challenge: { ...challenge, signature: '0'.repeat(64) } },
      { ...good, solution: { ...good.solution, derivedKey: '00'.repeat(32) } },
      { ...good, solution: { ...good.solution, derivedKey: 7 } },
      { challenge, solution: null },
      { challenge: null, solution: good.solution },
      {},
      [],
      null,
      'text',
      7,
    ].map(encoded)
    for (const token of [...wrong, await solved(foreign), 'not base64 at all', '\u0001', '{}'])
      expect((await register(token)).error).toBe('AUTH_CAPTCHA_INVALID')
    expect(await register('\u0000')).toMatchObject({
      status: 422,
      error: 'REQUEST_INVALID',
      fields: ['captcha_token'],
    })
    const token = encoded(good)
    nowSec += 20 * 60
    expect((await register(token)).error).toBe('AUTH_CAPTCHA_INVALID')
    nowSec -= 20 * 60
    expect((await register(token)).success).toBe(true)
  })

  it('used answers are forgotten once they have expired', async () => {
    await register(await solved(await task()))
    const used = () => server.deps.store.db.selectFrom('used_captchas').select('id').execute()
    await purge(server.deps.store, nowSec + 60)
    expect(await used()).not.toHaveLength(0)
    await purge(server.deps.store, nowSec + 3600)
    expect(await used()).toHaveLength(0)
  })

  it('D-CAPTCHA where none is configured there is no task, and forms do without', async () => {
    const open = await serveStore(server.deps.store)
    expect(await open.call('get_captcha_challenge', {})).toMatchObject({
      success: true,
      output: { challenge: null },
    })
    expect((await open.call('get_config', {})).output).toMatchObject({ captcha: 'off' })
    expect(
      await open.call('register_user', {
        email: 'open@example.com',
        username: 'open',
        password: 'Correct-horse-9',
      }),
    ).toMatchObject({ success: true })
  })
})

const policyOf = async (from: FakeServer) =>
  (await from.fetch('http://x/healthz')).headers.get('content-security-policy')

describe('Turnstile', () => {
  let cloudflare: Server
  let server: FakeServer
  let forms: URLSearchParams[] = []
  let answer = { status: 200, body: '{}' }

  beforeAll(async () => {
    cloudflare = createServer((request, response) => {
      let form = ''
      request.setEncoding('utf8').on('data', (chunk: string) => (form += chunk))
      request.on('end', () => {
        forms.push(new URLSearchParams(form))
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
      })
    })
    await new Promise<void>((resolve) => cloudflare.listen(0, '127.0.0.1', resolve))
  })
  beforeEach(async () => {
    forms = []
    const verifyUrl = `http://127.0.0.1:${(cloudflare.address() as AddressInfo).port}/siteverify`
    const environment = {
      CAPTCHA: 'turnstile',
      TURNSTILE_SITE_KEY: 'site',
      TURNSTILE_SECRET_KEY: 'secret',
      TURNSTILE_VERIFY_URL: verifyUrl,
    }
    server = await createMemoryServer({
      environment,
      ports: { captcha: createTurnstile({ secretKey: 'secret', verifyUrl }) },
    })
  })
  afterEach(() => server.close())
  afterAll(() => cloudflare.close())

  const ask = (captcha_token: string) =>
    server.call('request_email_verification', { email: 'a@example.com', captcha_token })

  it('R-AUT-031 asks Cloudflare with the secret and the address, and believes a good answer once', async () => {
    answer = { status: 200, body: '{"success":true,"challenge_ts":"2026-01-05T10:00:00Z"}' }
    expect(await ask('an answer')).toMatchObject({ success: true })
    expect(Object.fromEntries(forms[0] ?? [])).toEqual({
      secret: 'secret',
      response: 'an answer',
      remoteip: '127.0.0.1',
    })
    expect(await ask('an answer')).toMatchObject({ error: 'AUTH_CAPTCHA_INVALID' })
    expect((await server.call('get_config', {})).output).toMatchObject({
      captcha: 'turnstile',
      turnstile_site_key: 'site',
    })
  })

  it('believes no bad answer', async () => {
    answer = { status: 200, body: '{"success":false,"error-codes":["timeout-or-duplicate"]}' }
    expect(await ask('an answer')).toMatchObject({
      status: 200,
      error: 'AUTH_CAPTCHA_INVALID',
      captcha: 'turnstile',
    })
  })

  it.each([
    [
      'a wrong secret',
      { status: 200, body: '{"success":false,"error-codes":["invalid-input-secret"]}' },
    ],
    ['an error of theirs', { status: 500, body: 'oh' }],
    ['no JSON', { status: 200, body: '<html>' }],
  ])('says that it cannot be asked after %s, and lets nobody in', async (_, given) => {
    answer = given
    expect(await ask('an answer')).toMatchObject({
      status: 503,
      error: 'AUTH_CAPTCHA_UNREACHABLE',
      headers: { 'retry-after': '10' },
    })
  })

  it('widens the policy by its script and its frame, and only then', async () => {
    expect(await policyOf(server)).toMatch(
      /script-src 'self' https:\/\/challenges\.cloudflare\.com;frame-src https:\/\/challenges\.cloudflare\.com;/,
    )
    const plain = await createMemoryServer()
    expect(await policyOf(plain)).not.toContain('cloudflare')
    await plain.close()
  })
})
