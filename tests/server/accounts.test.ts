// Registration, login, sessions and verification, on both engines.
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { SessionOutput, UserWire } from '#contract/account/user-wire.ts'
import { createPasswordHasher } from '#server/auth/password/password-hasher.ts'
import { createRenewedTokens } from '#server/auth/session/session-tokens.ts'
import { ensureAdministrator } from '#server/jobs/ensure-administrator.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import {
  serveStore,
  type FakeServer,
  type FakeServerOptions,
  type ServerAnswer,
} from '#tests/fakes/memory-server.ts'

const password = 'Correct-horse-9'
const hourSec = 3600
const linkIn = (server: FakeServer): string =>
  decodeURIComponent(/token=(\S+)/.exec(server.outbox.at(-1)?.text ?? '')?.[1] ?? '')
const sessionOf = (answer: ServerAnswer): { token: string; user: UserWire } => {
  expect(answer).toMatchObject({ success: true, status: 200 })
  return answer.output as SessionOutput & { token: string; user: UserWire }
}

describeOnBothStores('accounts', (makePlace) => {
  let place: Place
  let store: Awaited<ReturnType<typeof openStoreAt>>
  let count = 0
  let nowSec = 1_800_000_000
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
    more: FakeServerOptions = {},
  ): Promise<FakeServer> =>
    serveStore(store, {
      clock: { nowMs: () => nowSec * 1000 },
      ...more,
      environment: { ...place.environment, ...environment },
      ports: { wait: async (ms) => void waited.push(ms), ...more.ports },
    })
  const someone = () => {
    count += 1
    return { email: `Person${count}@Example.com`, password, username: `person${count}` }
  }

  describe('registration', () => {
    it('R-AUT-037 R-AUT-040 gives a token and the user, signed in at once, and sends a letter in their language', async () => {
      const server = await serve()
      const who = someone()
      const { token, user } = sessionOf(
        await server.call('register_user', who, { headers: { 'accept-language': 'de, ja;q=0.8' } }),
      )
      expect(user).toMatchObject({
        username: who.username,
        email: who.email,
        email_verified: 0,
        membershipTier: 'free',
        isAdmin: false,
      })
      expect(JSON.stringify(user)).not.toContain('password')
      expect(await server.call('retrieve_current_user', {}, { token })).toMatchObject({
        success: true,
        output: { user: { id: user.id } },
      })
      await server.deps.background.settled()
      expect(server.outbox).toMatchObject([
        { to: who.email, language: 'ja', subject: 'メールアドレスの確認をお願いします' },
      ])
    })

    it('R-AUT-041 answers 409 for a taken address whatever its case, 200 for a taken name, and stores neither', async () => {
      const server = await serve()
      const who = someone()
      await server.call('register_user', who)
      const sameAddress = await server.call('register_user', {
        ...someone(),
        email: who.email.toUpperCase(),
      })
      expect(sameAddress).toMatchObject({
        status: 409,
        success: false,
        errormsg:
          'This email address is already registered. Please use a different email or try to log in.',
      })
      const fresh = { ...someone(), username: who.username.toUpperCase() }
      expect(await server.call('register_user', fresh)).toMatchObject({
        status: 200,
        success: false,
        error: 'AUTH_USERNAME_TAKEN',
      })
      expect(
        await server.call('register_user', { ...fresh, username: `${fresh.username}x` }),
      ).toMatchObject({ success: true })
    })

    it('of the same address registered at once, one wins', async () => {
      const server = await serve()
      const who = someone()
      const answers = await Promise.all(
        ['a', 'b', 'c', 'd'].map((end) =>
          server.call('register_user', { ...who, username: who.username + end }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 409, 409, 409,
      ])
    })

    it('D-PWD D-TERMS refuses weak passwords and unaccepted terms with 422 and the field', async () => {
      const server = await serve()
      expect(
        await server.call('register_user', { ...someone(), password: 'no-capital-9' }),
      ).toMatchObject({ status: 422, error: 'AUTH_PASSWORD_WEAK', fields: ['password'] })
      expect(
        await server.call('register_user', { ...someone(), terms_accepted: false }),
      ).toMatchObject({ status: 422, error: 'AUTH_TERMS_REQUIRED' })
    })

    it('R-AUT-042 invite-only answers 403 to everyone not on the list', async () => {
      const server = await serve({
        INVITE_ONLY: 'on',
        INVITE_LIST: 'guest@example.com, x@example.com',
      })
      expect(await server.call('register_user', someone())).toMatchObject({
        status: 403,
        errormsg: 'Registration is currently limited to invited users only.',
      })
      count += 1
      expect(
        await server.call('register_user', {
          email: 'Guest@example.com',
          password,
          username: `guest${count}`,
        }),
      ).toMatchObject({ success: true })
    })

    it('60 registrations an hour per network address, then 429 with Retry-After', async () => {
      const server = await serve({ RATE_LIMITS: 'on', LIMIT_REGISTRATIONS_PER_HOUR: '3' })
      for (let n = 0; n < 3; n += 1)
        expect((await server.call('register_user', someone())).status).toBe(200)
      const refused = await server.call('register_user', someone())
      expect(refused).toMatchObject({ status: 429, error: 'RATE_LIMITED' })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      nowSec += hourSec + 1
      expect((await server.call('register_user', someone())).status).toBe(200)
    })
  })

  describe('login', () => {
    it('R-CON-002 D-REMEMBER D-PERMTIER: 24 hours, or 30 days with remember; the token holds the claims and the hints', async () => {
      const server = await serve()
      const who = someone()
      await server.call('register_user', who)
      for (const [remember, days] of [
        [undefined, 1],
        [true, 30],
      ] as const) {
        const { token } = sessionOf(
          await server.call('login_user', {
            email: who.email,
            password,
            ...(remember && { remember }),
          }),
        )
        expect(decodeJwt(token)).toMatchObject({
          iat: nowSec,
          exp: nowSec + days * 86_400,
          permissions: ['user'],
          roles: ['user'],
          scope: 'user',
          user_claims: { permissions: ['user'] },
        })
      }
    })

    it('says the same for a wrong password, an unknown address and a banned account, never 401', async () => {
      const server = await serve()
      const who = someone()
      const { user, token } = sessionOf(await server.call('register_user', who))
      const wrong = await server.call('login_user', { email: who.email, password: 'not this one' })
      expect(wrong).toMatchObject({
        status: 200,
        success: false,
        error: 'AUTH_CREDENTIALS',
        errormsg: 'Invalid email or password',
      })
      const unknown = await server.call('login_user', { email: 'nobody@example.com', password })
      await store.db
        .updateTable('users')
        .set({ status: 'banned' })
        .where('id', '=', String(user.id))
        .execute()
      const banned = await server.call('login_user', { email: who.email, password })
      for (const other of [unknown, banned])
        expect([other.status, other.error, other.errormsg]).toEqual([
          wrong.status,
          wrong.error,
          wrong.errormsg,
        ])
      expect(await server.call('retrieve_current_user', {}, { token })).toMatchObject({
        status: 401,
      })
    })

    it('D-DATAKEY an unverified address is refused only where the configuration says so, in both places of the answer', async () => {
      const [open, strict] = [await serve(), await serve({ REQUIRE_VERIFIED_EMAIL: 'on' })]
      const who = someone()
      await open.call('register_user', who)
      expect(await open.call('login_user', who)).toMatchObject({ success: true })
      expect(await strict.call('login_user', who)).toMatchObject({
        status: 200,
        success: false,
        error: 'AUTH_EMAIL_NOT_VERIFIED',
        email_not_verified: true,
        data: { email_not_verified: true },
      })
      expect(await strict.call('login_user', { ...who, password: 'wrong one' })).toMatchObject({
        error: 'AUTH_CREDENTIALS',
      })
    })

    it('slows down after 5 failures; without a captcha to ask for it pauses after 20 in an hour, and lets in again afterwards', async () => {
      const server = await serve({ RATE_LIMITS: 'on' })
      const who = someone()
      await server.call('register_user', who)
      const fail = () => server.call('login_user', { email: who.email, password: 'not this one' })
      for (let n = 0; n < 20; n += 1) expect((await fail()).error).toBe('AUTH_CREDENTIALS')
      expect(waited.slice(0, 4)).toEqual([250, 500, 1000, 2000])
      expect(Math.max(...waited)).toBe(4000)
      const paused = await server.call('login_user', who)
      expect(paused).toMatchObject({ status: 429, error: 'AUTH_TOO_MANY_ATTEMPTS' })
      expect(Number(paused.headers['retry-after'])).toBeGreaterThan(0)
      nowSec += hourSec + 1
      expect((await server.call('login_user', who)).success).toBe(true)
    })

    it('a good login forgives earlier failures', async () => {
      const server = await serve({ RATE_LIMITS: 'on', LOGIN_FAILURES_PER_ACCOUNT: '3' })
      const who = someone()
      await server.call('register_user', who)
      for (let round = 0; round < 3; round += 1) {
        for (let n = 0; n < 2; n += 1)
          await server.call('login_user', { email: who.email, password: 'not this one' })
        expect((await server.call('login_user', who)).success).toBe(true)
      }
    })

    it('asks for a captcha after 10 failures only where one is configured', async () => {
      let counted = 0
      const captcha = {
        kind: 'altcha' as const,
        verify: async (answer: string) =>
          answer === 'right'
            ? { id: `${(counted += 1)}-${nowSec}`, expiresAtSec: nowSec + 60 }
            : null,
      }
      const server = await serve({ RATE_LIMITS: 'on' }, { ports: { captcha } })
      expect((await server.call('register_user', someone())).error).toBe('AUTH_CAPTCHA_REQUIRED')
      const who = someone()
      expect(await server.call('register_user', { ...who, captcha_token: 'right' })).toMatchObject({
        success: true,
      })
      const attempt = (captcha_token?: string) =>
        server.call('login_user', {
          email: who.email,
          password: 'not this one',
          ...(captcha_token !== undefined && { captcha_token }),
        })
      for (let n = 0; n < 10; n += 1) expect((await attempt()).error).toBe('AUTH_CREDENTIALS')
      expect(await attempt()).toMatchObject({
        status: 200,
        error: 'AUTH_CAPTCHA_REQUIRED',
        captcha: 'altcha',
      })
      expect((await attempt('wrong')).error).toBe('AUTH_CAPTCHA_INVALID')
      expect((await attempt('right')).error).toBe('AUTH_CREDENTIALS')
      expect(
        (await (await serve({}, { ports: { captcha } })).call('get_config', {})).output,
      ).toMatchObject({ captcha: 'altcha' })
    })
  })

  describe('sessions', () => {
    it('logging out ends this session and no other', async () => {
      const server = await serve()
      const who = someone()
      const first = sessionOf(await server.call('register_user', who)).token
      const second = sessionOf(await server.call('login_user', who)).token
      expect(await server.call('logout_user', {}, { token: first })).toMatchObject({
        success: true,
        output: { message: 'Logged out' },
      })
      expect(await server.call('retrieve_current_user', {}, { token: first })).toMatchObject({
        status: 401,
        error: 'AUTH_TOKEN_INVALID',
      })
      expect(await server.call('retrieve_current_user', {}, { token: second })).toMatchObject({
        success: true,
      })
    })

    it('401 only for a missing, foreign, altered, expired or cookie-borne token', async () => {
      const server = await serve()
      const { token } = sessionOf(await server.call('register_user', someone()))
      const ask = async (options?: { token?: string; headers?: Record<string, string> }) =>
        server.call('retrieve_current_user', {}, options)
      expect(await ask()).toMatchObject({
        status: 401,
        error: 'AUTH_TOKEN_MISSING',
        success: false,
        output: null,
      })
      expect(await ask({ headers: { cookie: `auth_token=${token}` } })).toMatchObject({
        status: 401,
        error: 'AUTH_TOKEN_MISSING',
      })
      const foreign = await (
        await createRenewedTokens(() => ['x'.repeat(40)])
      ).sign({
        userId: 'u',
        sessionId: 's',
        issuedAtSec: nowSec,
        expiresAtSec: nowSec + 60,
        permissions: [],
        roles: [],
      })
      const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`
      for (const bad of ['nonsense', foreign, unsigned, `${token.slice(0, -3)}AAA`])
        expect(await ask({ token: bad })).toMatchObject({
          status: 401,
          error: 'AUTH_TOKEN_INVALID',
        })
      nowSec += 86_400
      expect(await ask({ token })).toMatchObject({
        status: 401,
        error: 'AUTH_TOKEN_INVALID',
        errormsg: 'Your session has expired. Please log in again.',
      })
    })

    it('a replaced secret still reads what it signed', async () => {
      const [before, after] = [
        await createRenewedTokens(() => ['a'.repeat(32)]),
        await createRenewedTokens(() => ['b'.repeat(32), 'a'.repeat(32)]),
      ]
      const contents = {
        userId: 'u',
        sessionId: 's',
        issuedAtSec: nowSec,
        expiresAtSec: nowSec + 60,
        permissions: [],
        roles: [],
      }
      expect(await after.read(await before.sign(contents), nowSec)).toEqual({
        userId: 'u',
        sessionId: 's',
      })
      expect(await before.read(await after.sign(contents), nowSec)).toBeNull()
    })
  })

  describe('verification', () => {
    it('D-VERIFY the link of the letter works once; only its hash is stored', async () => {
      const server = await serve({ APP_ORIGIN: 'https://app.example.com' })
      const { token } = sessionOf(await server.call('register_user', someone()))
      await server.deps.background.settled()
      expect(server.outbox.at(-1)?.text).toContain('https://app.example.com/verify-email?token=')
      const link = linkIn(server)
      expect(
        JSON.stringify(await store.db.selectFrom('email_tokens').selectAll().execute()),
      ).not.toContain(link.split('.')[1])
      expect(await server.call('verify_email', { token: link })).toMatchObject({
        success: true,
        output: { message: 'Your email address is verified.' },
      })
      expect((await server.call('retrieve_current_user', {}, { token })).output).toMatchObject({
        user: { email_verified: 1 },
      })
      expect(await server.call('verify_email', { token: link })).toMatchObject({
        status: 200,
        error: 'AUTH_LINK_USED',
        errormsg: expect.stringContaining('verified'),
      })
      for (const wrong of [
        'x',
        `${link}x`,
        '.',
        `.${link.split('.')[1]}`,
        `${link.split('.')[0]}.`,
      ])
        expect(await server.call('verify_email', { token: wrong })).toMatchObject({
          status: 200,
          error: 'AUTH_LINK_INVALID',
        })
    })

    it('of the same link opened at once, one succeeds; after two days none', async () => {
      const server = await serve()
      await server.call('register_user', someone())
      await server.deps.background.settled()
      const link = linkIn(server)
      const answers = await Promise.all(
        [1, 2, 3].map(() => server.call('verify_email', { token: link })),
      )
      expect(answers.filter(({ success }) => success)).toHaveLength(1)
      await server.call('register_user', someone())
      await server.deps.background.settled()
      nowSec += 2 * 86_400 + 1
      expect((await server.call('verify_email', { token: linkIn(server) })).error).toBe(
        'AUTH_LINK_INVALID',
      )
    })

    it('asking again answers alike for known, verified and unknown addresses, and is limited', async () => {
      const server = await serve({ RATE_LIMITS: 'on' })
      const who = someone()
      await server.call('register_user', who)
      const ask = (email: string) => server.call('request_email_verification', { email })
      const [known, unknown] = [await ask(who.email), await ask('nobody@example.com')]
      expect([known.status, known.output]).toEqual([unknown.status, unknown.output])
      await server.deps.background.settled()
      expect(server.outbox.filter(({ to }) => to === who.email)).toHaveLength(2)
      expect(server.outbox.filter(({ to }) => to === 'nobody@example.com')).toHaveLength(0)
      for (let n = 0; n < 4; n += 1) await ask(who.email)
      expect(await ask(who.email)).toMatchObject({ status: 429, error: 'RATE_LIMITED' })
    })
  })

  it('the first administrator comes from the configuration, once, whoever starts first', async () => {
    count += 1
    const environment = { ADMIN_EMAIL: `root${count}@example.com`, ADMIN_PASSWORD: password }
    const server = await serve(environment)
    await Promise.all([
      ensureAdministrator(server.deps),
      ensureAdministrator(server.deps),
      ensureAdministrator(server.deps),
    ])
    const { token, user } = sessionOf(
      await server.call('login_user', { email: environment.ADMIN_EMAIL, password }),
    )
    expect(user).toMatchObject({ isAdmin: true, email_verified: 1 })
    expect(decodeJwt(token)).toMatchObject({ roles: ['user', 'admin'] })
    await ensureAdministrator(
      (await serve({ ...environment, ADMIN_PASSWORD: 'Changed-later-1' })).deps,
    )
    expect(
      await server.call('login_user', { email: environment.ADMIN_EMAIL, password }),
    ).toMatchObject({ success: true })
  })

  it('S4 an administrator is never made of an account that may be a stranger’s: the start is refused and nothing has changed', async () => {
    const mallory = someone()
    const open = await serve()
    const { user, token } = sessionOf(await open.call('register_user', mallory))
    const environment = {
      ADMIN_EMAIL: mallory.email.toUpperCase(),
      ADMIN_PASSWORD: 'Operator-secret-1',
    }
    const operators = (more: Record<string, string> = {}) => serve({ ...environment, ...more })
    const rowOf = () =>
      store.db
        .selectFrom('users')
        .select(['is_admin', 'email_verified', 'password_hash'])
        .where('id', '=', String(user.id))
        .executeTakeFirst()
    const before = await rowOf()
    await expect(ensureAdministrator((await operators()).deps)).rejects.toThrow(
      /^ADMIN_EMAIL names an account whose address nobody has verified, .* Set ADMIN_EMAIL to another address/,
    )
    await expect(
      ensureAdministrator((await operators({ ADMIN_PASSWORD: password })).deps),
    ).rejects.toThrow('nobody has verified')
    expect(await rowOf()).toEqual(before)
    // The owner of the address opened the link of a letter that mallory's registration caused.
    await store.db
      .updateTable('users')
      .set({ email_verified: 1 })
      .where('id', '=', String(user.id))
      .execute()
    await expect(ensureAdministrator((await operators()).deps)).rejects.toThrow(
      /^ADMIN_EMAIL names an account that ADMIN_PASSWORD does not open\. /,
    )
    expect((await open.call('retrieve_current_user', {}, { token })).output).toMatchObject({
      user: { isAdmin: false },
    })
    await ensureAdministrator((await operators({ ADMIN_PASSWORD: password })).deps)
    expect((await open.call('retrieve_current_user', {}, { token })).output).toMatchObject({
      user: { isAdmin: true },
    })
  })

  it('R-LNG-009, R-LNG-014 get_languages tells of each its number, code, both names, direction, whether it is offered, and that nobody noted when it came', async () => {
    const server = await serve()
    const { output } = await server.call('get_languages', {})
    expect(output).toHaveLength(12)
    expect(output).toContainEqual({
      id: expect.any(Number),
      code: 'ar',
      name: 'Arabic',
      nativeName: 'العربية',
      isRTL: true,
      isActive: true,
      createdAt: null,
      updatedAt: null,
    })
    expect((output as { isRTL: boolean }[]).filter(({ isRTL }) => isRTL)).toHaveLength(1)
    expect(new Set((output as { id: number }[]).map(({ id }) => id)).size).toBe(12)
  })

  it('change_language is remembered', async () => {
    const server = await serve()
    const { token, user } = sessionOf(await server.call('register_user', someone()))
    expect(
      await server.call('change_language', { language_code: 'es-AR' }, { token }),
    ).toMatchObject({ output: { language_code: 'es-AR' } })
    expect(
      await store.db
        .selectFrom('users')
        .select('language')
        .where('id', '=', String(user.id))
        .executeTakeFirst(),
    ).toEqual({ language: 'es-AR' })
  })
})

describe('password hashing', () => {
  it('stores Argon2id with the stated figures, tells right from wrong, and hashes for an unknown user too', async () => {
    const hasher = createPasswordHasher()
    const stored = await hasher.hash(password)
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await hasher.matches(password, stored)).toBe(true)
    expect(await hasher.matches('other', stored)).toBe(false)
    // A look-up that skipped the hash would answer within a fraction of a millisecond; how alike the two are is a bench.
    const startMs = performance.now()
    expect(await hasher.matches('other', null)).toBe(false)
    expect(performance.now() - startMs).toBeGreaterThan(5)
  })

  it('turns a flood away with 429 instead of queueing it', async () => {
    const hasher = createPasswordHasher()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, () => hasher.hash(password)),
    )
    const busy = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(busy).toHaveLength(60 - 34)
    expect(busy[0]).toMatchObject({ reason: { code: 'AUTH_BUSY', status: 429 } })
    await expect(hasher.hash(password)).resolves.toContain('argon2id')
  })
})
