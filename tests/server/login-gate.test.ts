// Nobody keeps an owner out by wrong guesses (S3), and guesses that come at once are counted before they are tried (S6).
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { SessionOutput } from '#contract/account/user-wire.ts'
import { createAltcha } from '#server/gateways/captcha/altcha.ts'
import { purge } from '#server/jobs/purge.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import {
  serveStore,
  type FakeServer,
  type FakeServerOptions,
  type ServerAnswer,
} from '#tests/fakes/memory-server.ts'

const password = 'Correct-horse-9'
const wrong = 'not this one'
const hourSec = 3600
const captcha = createAltcha('a secret of thirty-two characters!', {
  cost: 10,
  counterFrom: 3,
  counterTo: 9,
})
type Who = { email: string; password: string; username: string }
type Login = { mark?: string | undefined; captchaToken?: string; from?: string; password?: string }

const outputOf = (answer: ServerAnswer): SessionOutput & { token: string } => {
  expect(answer).toMatchObject({ success: true, status: 200 })
  return answer.output as SessionOutput & { token: string }
}

const solved = async (server: FakeServer, effort?: number): Promise<string> => {
  const { challenge } = (
    await server.call('get_captcha_challenge', effort === undefined ? {} : { effort })
  ).output as { challenge: Challenge }
  return Buffer.from(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  ).toString('base64')
}
const login = (
  server: FakeServer,
  { email }: { email: string },
  { mark, captchaToken, from = '203.0.113.1', password: tried = password }: Login = {},
): Promise<ServerAnswer> =>
  server.call(
    'login_user',
    {
      email,
      password: tried,
      ...(mark !== undefined && { device_mark: mark }),
      ...(captchaToken !== undefined && { captcha_token: captchaToken }),
    },
    { headers: { 'x-forwarded-for': from } },
  )

/** Strangers fail at an address until 20 failures of the hour are written down. */
const attack = async (server: FakeServer, who: { email: string }, failures = 20): Promise<void> => {
  for (let n = 0; n < failures; n += 1) {
    const captchaToken = n >= 3 ? await solved(server, 16) : undefined
    expect(
      await login(server, who, {
        password: wrong,
        from: `198.51.100.${n}`,
        ...(captchaToken !== undefined && { captchaToken }),
      }),
    ).toMatchObject({ error: 'AUTH_CREDENTIALS' })
  }
}

describeOnBothStores('the gate of logins', (makePlace) => {
  let place: Place
  let store: Awaited<ReturnType<typeof openStoreAt>>
  let count = 0
  let nowSec = Math.floor(Date.now() / 1000)
  const waited: number[] = []

  beforeAll(async () => {
    place = await makePlace()
    store = await openStoreAt(place)
  })
  afterAll(async () => {
    await store.close()
    await place.remove()
  })
  afterEach(() => {
    nowSec += 2 * hourSec
    waited.length = 0
  })

  const serve = (
    environment: Record<string, string> = {},
    { ports, ...more }: FakeServerOptions = {},
  ): Promise<FakeServer> =>
    serveStore(store, {
      clock: { nowMs: () => nowSec * 1000 },
      ...more,
      environment: {
        ...place.environment,
        RATE_LIMITS: 'on',
        LIMIT_CALLS_PER_MINUTE: '100000',
        TRUST_PROXY: '1',
        ...environment,
      },
      ports: { captcha, wait: async (ms) => void waited.push(ms), ...ports },
    })
  const someone = async (
    server: FakeServer,
  ): Promise<{ who: Who; mark: string; token: string }> => {
    count += 1
    const who = { email: `gate${count}@example.com`, password, username: `gate-${count}` }
    const captcha_token = server.deps.captcha.kind === 'off' ? undefined : await solved(server)
    const { token, device_mark } = outputOf(
      await server.call('register_user', {
        ...who,
        ...(captcha_token !== undefined && { captcha_token }),
      }),
    )
    return { who, token, mark: String(device_mark) }
  }
  it('S3 a device that signed in before gets in at once, whatever strangers did, also after logging out', async () => {
    const server = await serve()
    const { who, mark, token } = await someone(server)
    await server.call('logout_user', {}, { token })
    await attack(server, who)
    expect(outputOf(await login(server, who, { mark })).device_mark).toBeUndefined()
    expect(waited).toEqual([])
    expect(await login(server, who)).toMatchObject({ error: 'AUTH_CAPTCHA_REQUIRED' })
  })

  it('S3 a new device gets in by a dearer task, on an old page by none that is cheaper, and nobody is ever answered 429', async () => {
    const server = await serve()
    const { who } = await someone(server)
    await attack(server, who)
    expect(await login(server, who)).toMatchObject({
      status: 200,
      error: 'AUTH_CAPTCHA_REQUIRED',
      captcha: 'altcha',
      captcha_effort: 4,
    })
    expect(await login(server, who, { captchaToken: await solved(server) })).toMatchObject({
      error: 'AUTH_CAPTCHA_REQUIRED',
      captcha_effort: 4,
    })
    expect(
      outputOf(await login(server, who, { captchaToken: await solved(server, 4) })).device_mark,
    ).toMatch(/\./)
    expect(waited).toEqual([])
  })

  it('S3 the task grows with the failures up to sixteen times, at the account and of a network, and pretending to a dear one is refused', async () => {
    const server = await serve({
      LOGIN_FAILURES_PER_ACCOUNT: '2',
      LOGIN_FAILURES_PER_IP: '3',
      LOGIN_CAPTCHA_AFTER: '100',
    })
    const { who } = await someone(server)
    const fail = async (from: string, email = who.email) =>
      login(server, { email }, { password: wrong, from, captchaToken: await solved(server, 16) })
    const efforts: unknown[] = []
    for (let n = 1; n <= 8; n += 1) {
      expect((await fail(`198.51.100.${n}`)).error).toBe('AUTH_CREDENTIALS')
      if (n % 2 === 0)
        efforts.push(((await login(server, who)) as { captcha_effort?: number }).captcha_effort)
    }
    expect(efforts).toEqual([4, 8, 16, 16])
    const other = await someone(server)
    for (let n = 0; n < 3; n += 1) await fail('203.0.113.99', `nobody${n}@example.com`)
    expect(await login(server, other.who, { from: '203.0.113.99' })).toMatchObject({
      error: 'AUTH_CAPTCHA_REQUIRED',
      captcha_effort: 4,
    })
    const cheap = JSON.parse(Buffer.from(await solved(server), 'base64').toString()) as {
      challenge: { parameters: object }
    }
    const pretended = Buffer.from(
      JSON.stringify({
        ...cheap,
        challenge: {
          ...cheap.challenge,
          parameters: { ...cheap.challenge.parameters, data: { effort: 16 } },
        },
      }),
    ).toString('base64')
    expect(
      await login(server, other.who, { from: '203.0.113.99', captchaToken: pretended }),
    ).toMatchObject({ error: 'AUTH_CAPTCHA_INVALID' })
    expect(await server.call('get_captcha_challenge', { effort: 17 })).toMatchObject({
      status: 422,
    })
  })

  it('S3 wrong guesses slow the guesser’s network and nobody else', async () => {
    const server = await serve({ LOGIN_CAPTCHA_AFTER: '100' })
    const { who } = await someone(server)
    for (let n = 0; n < 8; n += 1)
      await login(server, who, { password: wrong, from: '198.51.100.9' })
    expect(waited).toEqual([250, 500, 1000])
    expect(await login(server, who, { from: '203.0.113.5' })).toMatchObject({ success: true })
    expect(waited).toHaveLength(3)
  })

  it('S3 a mark is its account’s alone; a device that guesses itself is a stranger again, and its guesses stop nobody', async () => {
    const server = await serve({ LOGIN_FAILURES_PER_ACCOUNT: '3' })
    const [one, two] = [await someone(server), await someone(server)]
    await attack(server, one.who)
    for (const mark of [two.mark, `${one.mark}x`, 'x', '.', one.mark.split('.')[0] ?? ''])
      expect(await login(server, one.who, { mark })).toMatchObject({
        error: 'AUTH_CAPTCHA_REQUIRED',
      })
    for (let n = 0; n < 3; n += 1)
      expect((await login(server, two.who, { mark: two.mark, password: wrong })).error).toBe(
        'AUTH_CREDENTIALS',
      )
    expect(await login(server, two.who, { from: '203.0.113.8' })).toMatchObject({ success: true })
    await attack(server, two.who, 3)
    expect(await login(server, two.who, { mark: two.mark })).toMatchObject({
      error: 'AUTH_CAPTCHA_REQUIRED',
    })
  })

  const rows = (email: string) =>
    store.db
      .selectFrom('known_devices')
      .innerJoin('user_emails', 'user_emails.user_id', 'known_devices.user_id')
      .selectAll('known_devices')
      .where('email_key', '=', email)
      .execute()
  describe('marks', () => {
    it('S3 are kept as a hash, are another for every account and device, and a login with one makes none', async () => {
      const server = await serve()
      const { who, mark } = await someone(server)
      const second = outputOf(await login(server, who)).device_mark
      expect(second).not.toBe(mark)
      await login(server, who, { mark })
      const kept = await rows(who.email)
      expect(kept).toHaveLength(2)
      expect(JSON.stringify(kept)).not.toContain(mark.split('.')[1])
    })

    it('S3 end with their session when that is ended from elsewhere, with a new password and with the account', async () => {
      const server = await serve()
      const { who, mark, token } = await someone(server)
      const { token: other } = outputOf(await login(server, who))
      const sessions = (await server.call('get_sessions', {}, { token: other })).output as
        | { sessions: { id: string; current: boolean }[] }
        | { id: string }[]
      expect(JSON.stringify(sessions)).not.toContain(mark)
      await server.call('revoke_other_sessions', {}, { token: other })
      expect(await rows(who.email)).toHaveLength(1)
      await attack(server, who)
      expect(await login(server, who, { mark })).toMatchObject({ error: 'AUTH_CAPTCHA_REQUIRED' })
      const { token: third } = outputOf(
        await login(server, who, { captchaToken: await solved(server, 16) }),
      )
      await server.call(
        'change_password',
        { current_password: password, new_password: 'Better-horse-10' },
        { token: third },
      )
      expect(await rows(who.email)).toHaveLength(1)
      await server.call('delete_account', { password: 'Better-horse-10' }, { token: third })
      expect(await rows(who.email)).toEqual([])
      expect(await server.call('retrieve_current_user', {}, { token })).toMatchObject({
        status: 401,
      })
    })

    it('S3 one session ended by its owner takes its device along, and thirty are kept at most', async () => {
      const server = await serve()
      const { who, token } = await someone(server)
      const { session_id } = (await rows(who.email))[0] as { session_id: string }
      const { token: other } = outputOf(await login(server, who))
      expect(
        await server.call('revoke_session', { id: session_id }, { token: other }),
      ).toMatchObject({ success: true })
      expect(await server.call('retrieve_current_user', {}, { token })).toMatchObject({
        status: 401,
      })
      expect((await rows(who.email)).map((row) => row.session_id)).not.toContain(session_id)
      for (let n = 0; n < 32; n += 1) await login(server, who)
      expect(await rows(who.email)).toHaveLength(30)
      await purge(store, nowSec + 401 * 86_400)
      expect(await rows(who.email)).toEqual([])
    })

    it('S3 a plain server gives none and takes none', async () => {
      const server = await serve({}, { extensions: false })
      const { who, mark } = await someone(server)
      expect(mark).toBe('undefined')
      expect(await login(server, who, { mark: 'x.y' })).toMatchObject({ success: true })
      expect(await rows(who.email)).toEqual([])
    })
  })

  it('S3 without a captcha a stranger is paused as before, and a device that signed in before gets in', async () => {
    const server = await serve(
      {},
      { ports: { captcha: { kind: 'off', verify: async () => null } } },
    )
    const { who, mark } = await someone(server)
    for (let n = 0; n < 20; n += 1)
      await login(server, who, { password: wrong, from: `198.51.100.${n}` })
    const paused = await login(server, who)
    expect(paused).toMatchObject({ status: 429, error: 'AUTH_TOO_MANY_ATTEMPTS' })
    expect(Number(paused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await login(server, who, { mark })).toMatchObject({ success: true })
    nowSec += hourSec + 1
    expect(await login(server, who)).toMatchObject({ success: true })
  })

  it('S6 of sixty wrong guesses at once no more are tried than may be without a captcha, on two servers together', async () => {
    let tried = 0
    const passwords = {
      hash: async (text: string) => `plain:${text}`,
      matches: async (text: string, stored: string | null) => (
        (tried += 1),
        stored === `plain:${text}`
      ),
    }
    const servers = [
      await serve({}, { ports: { passwords } }),
      await serve({}, { ports: { passwords } }),
    ] as const
    const { who } = await someone(servers[0])
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        login(servers[n % 2 === 0 ? 0 : 1], who, { password: wrong, from: `198.51.100.${n}` }),
      ),
    )
    expect(tried).toBeLessThanOrEqual(10)
    expect(answers.filter(({ error }) => error === 'AUTH_CREDENTIALS')).toHaveLength(tried)
    expect(new Set(answers.map(({ error }) => error))).toEqual(
      new Set([...(tried > 0 ? ['AUTH_CREDENTIALS'] : []), 'AUTH_CAPTCHA_REQUIRED']),
    )
    expect(await login(servers[1], who, { captchaToken: await solved(servers[1]) })).toMatchObject({
      success: true,
    })
  })

  it('S6 the same for registrations, letters and passwords inside the account, and refused ones do not count', async () => {
    let tried = 0
    const passwords = {
      hash: async (text: string) => `plain:${text}`,
      matches: async (text: string, stored: string | null) => (
        (tried += 1),
        stored === `plain:${text}`
      ),
    }
    const server = await serve(
      { LIMIT_REGISTRATIONS_PER_HOUR: '5', LIMIT_MAILS_PER_HOUR: '3' },
      { ports: { passwords, captcha: { kind: 'off', verify: async () => null } } },
    )
    const { token } = await someone(server)
    const register = (n: number) =>
      server.call(
        'register_user',
        { email: `burst${count}-${n}@example.com`, username: `burst-${count}-${n}`, password },
        { headers: { 'x-forwarded-for': '203.0.113.30' } },
      )
    const made = (await Promise.all(Array.from({ length: 30 }, (_, n) => register(n)))).filter(
      ({ success }) => success,
    ).length
    expect(made).toBeLessThanOrEqual(5)
    for (let n = 30; n < 35 - made; n += 1) expect((await register(n)).success).toBe(true)
    tried = 0
    await Promise.all(
      Array.from({ length: 60 }, () =>
        server.call(
          'change_password',
          { current_password: wrong, new_password: 'Better-horse-10' },
          { token },
        ),
      ),
    )
    expect(tried).toBeLessThanOrEqual(20)
  })

  it('S6 a guess that was not tried, as when the server is busy, is not counted', async () => {
    const busy = {
      hash: async (text: string) => `plain:${text}`,
      matches: () => Promise.reject(new Error('busy')),
    }
    const [server, overloaded] = [await serve(), await serve({}, { ports: { passwords: busy } })]
    const { who } = await someone(server)
    for (let n = 0; n < 12; n += 1) expect((await login(overloaded, who)).status).toBe(500)
    expect(await login(server, who)).toMatchObject({ success: true })
  })
})
