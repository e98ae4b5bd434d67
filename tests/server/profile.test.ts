// What people do with their own account: name, picture, password, sessions; on both engines.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { avatarIds } from '#domain/account/avatar.ts'
import type { SessionWire } from '#contract/calls/client-profile.ts'
import type { SessionOutput, UserWire } from '#contract/account/user-wire.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import { serveStore, type FakeServer, type FakeServerOptions } from '#tests/fakes/memory-server.ts'

const password = 'Correct-horse-9'
const better = 'Better-horse-10'
const hourSec = 3600
const firefoxOnAndroid = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const safariOnIpad =
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

describeOnBothStores('profile', (makePlace) => {
  let place: Place
  let store: Awaited<ReturnType<typeof openStoreAt>>
  let server: FakeServer
  let count = 0
  let nowSec = 1_800_000_000
  const waited: number[] = []

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

  beforeAll(async () => {
    place = await makePlace()
    store = await openStoreAt(place)
    server = await serve()
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })
  afterEach(() => {
    waited.length = 0
  })

  type Someone = { email: string; username: string; token: string; user: UserWire }
  const register = async (on: FakeServer = server): Promise<Someone> => {
    count += 1
    const who = { email: `profile${count}@example.com`, username: `profile${count}` }
    const { token, user } = (await on.call('register_user', { ...who, password }))
      .output as Required<SessionOutput>
    return { ...who, token: String(token), user: user as UserWire }
  }
  const logIn = async ({ email }: Someone, userAgent: string, secret = password): Promise<string> =>
    String(
      (
        (
          await server.call(
            'login_user',
            { email, password: secret },
            { headers: { 'user-agent': userAgent } },
          )
        ).output as SessionOutput
      ).token,
    )
  const userOf = async (token: string): Promise<UserWire> =>
    ((await server.call('retrieve_current_user', {}, { token })).output as { user: UserWire }).user
  const sessionsOf = async (token: string): Promise<SessionWire[]> =>
    ((await server.call('get_sessions', {}, { token })).output as { sessions: SessionWire[] })
      .sessions

  describe('name', () => {
    it('D-USERNAME is changed by update_profile, by the rules of sign-up, and answered with the whole user', async () => {
      const who = await register()
      const answer = await server.call(
        'update_profile',
        { username: ' Ada_L.9 ' },
        { token: who.token },
      )
      expect(answer).toMatchObject({
        status: 200,
        success: true,
        output: {
          user: { id: who.user.id, username: 'Ada_L.9', email: who.email, created_at: nowSec },
        },
      })
      expect((await userOf(who.token)).username).toBe('Ada_L.9')
      for (const username of ['ab', 'a'.repeat(31), 'ada lovelace', 'аdmin', 'ada\u200b']) {
        expect(
          await server.call('update_profile', { username }, { token: who.token }),
        ).toMatchObject({ status: 422, error: 'AUTH_USERNAME_INVALID', fields: ['username'] })
      }
      for (const username of ['', 7 as unknown as string]) {
        expect(
          await server.call('update_profile', { username }, { token: who.token }),
        ).toMatchObject({ status: 422, error: 'REQUEST_INVALID', fields: ['username'] })
      }
      expect((await userOf(who.token)).username).toBe('Ada_L.9')
    })

    it('D-USERNAME is refused where somebody else has it, whatever its case; its own owner may change its case', async () => {
      const [who, other] = [await register(), await register()]
      expect(
        await server.call(
          'update_profile',
          { username: other.username.toUpperCase() },
          { token: who.token },
        ),
      ).toMatchObject({ status: 200, success: false, error: 'AUTH_USERNAME_TAKEN' })
      expect(
        await server.call(
          'update_profile',
          { username: who.username.toUpperCase() },
          { token: who.token },
        ),
      ).toMatchObject({ success: true, output: { user: { username: who.username.toUpperCase() } } })
    })

    it('sets the old name free and keeps the new one', async () => {
      const [who, other] = [await register(), await register()]
      await server.call('update_profile', { username: `new-${who.username}` }, { token: who.token })
      expect(
        (
          await server.call(
            'update_profile',
            { username: `NEW-${who.username}` },
            { token: other.token },
          )
        ).error,
      ).toBe('AUTH_USERNAME_TAKEN')
      expect(
        (await server.call('update_profile', { username: who.username }, { token: other.token }))
          .success,
      ).toBe(true)
    })

    it('of two who want the same name at once, one gets it', async () => {
      const people = await Promise.all([register(), register(), register()])
      const answers = await Promise.all(
        people.map(({ token }) =>
          server.call('update_profile', { username: `wanted${count}` }, { token }),
        ),
      )
      expect(answers.filter(({ success }) => success)).toHaveLength(1)
      expect(answers.filter(({ error }) => error === 'AUTH_USERNAME_TAKEN')).toHaveLength(2)
    })
  })

  describe('avatar', () => {
    it('R-PRF-002 is one of the bundled pictures, sent back under both names', async () => {
      const { token } = await register()
      expect(avatarIds).toHaveLength(24)
      for (const avatar_id of avatarIds)
        expect(await server.call('update_user_avatar', { avatar_id }, { token })).toMatchObject({
          success: true,
          output: { message: 'Avatar updated' },
        })
      expect(await userOf(token)).toMatchObject({
        avatar_id: avatarIds.at(-1),
        avatarId: avatarIds.at(-1),
        avatarUrl: null,
      })
      for (const unknown of ['', 'dragon', '../../etc/passwd', '<svg onload=alert(1)>', 3]) {
        expect(
          await server.call('update_user_avatar', { avatar_id: unknown as 'fox' }, { token }),
        ).toMatchObject({ status: 422, error: 'REQUEST_INVALID', fields: ['avatar_id'] })
      }
    })

    it('R-PRF-003 R-PRF-008 T-27 is removed, as often as asked, and says so in the language of the caller', async () => {
      const { token } = await register()
      await server.call('update_user_avatar', { avatar_id: 'fox' }, { token })
      expect((await server.call('remove_user_avatar', {}, { token })).output).toEqual({
        message: 'Avatar removed successfully!',
      })
      expect(await userOf(token)).toMatchObject({ avatar_id: null, avatarId: null })
      expect(
        (
          await server.call(
            'remove_user_avatar',
            {},
            { token, headers: { 'accept-language': 'tr' } },
          )
        ).output,
      ).toEqual({ message: 'Avatar başarıyla kaldırıldı!' })
    })
  })

  describe('password', () => {
    it('R-AUT-052 R-PRF-010 is changed by whoever knows the present one; other sessions end, this one goes on', async () => {
      const who = await register()
      const [here, there] = [await logIn(who, chromeOnWindows), await logIn(who, firefoxOnAndroid)]
      expect(
        await server.call(
          'change_password',
          { current_password: password, new_password: better },
          { token: here },
        ),
      ).toMatchObject({
        success: true,
        output: { message: 'Password changed. All other devices were logged out.' },
      })
      expect((await userOf(here)).email).toBe(who.email)
      for (const ended of [there, who.token])
        expect(await server.call('retrieve_current_user', {}, { token: ended })).toMatchObject({
          status: 401,
          error: 'AUTH_TOKEN_INVALID',
        })
      expect((await server.call('login_user', { email: who.email, password })).error).toBe(
        'AUTH_CREDENTIALS',
      )
      expect(
        (await server.call('login_user', { email: who.email, password: better })).success,
      ).toBe(true)
    })

    it('R-AUT-052 stays what it is after a wrong present one, a weak or the same new one, and nobody is signed out', async () => {
      const who = await register()
      const there = await logIn(who, firefoxOnAndroid)
      const attempt = (current_password: string, new_password: string) =>
        server.call('change_password', { current_password, new_password }, { token: who.token })
      expect(await attempt('not this one', better)).toMatchObject({
        status: 200,
        success: false,
        error: 'AUTH_PASSWORD_WRONG',
        errormsg: 'The current password is not correct.',
      })
      expect(await attempt(password, 'weak')).toMatchObject({
        status: 422,
        error: 'AUTH_PASSWORD_WEAK',
        fields: ['new_password'],
      })
      expect(await attempt(password, 'no-capital-9')).toMatchObject({
        status: 422,
        error: 'AUTH_PASSWORD_WEAK',
      })
      expect(await attempt(password, password)).toMatchObject({
        status: 422,
        error: 'AUTH_PASSWORD_SAME',
      })
      expect(await attempt('x'.repeat(10_000), better)).toMatchObject({
        status: 422,
        error: 'REQUEST_INVALID',
        fields: ['current_password'],
      })
      expect((await userOf(there)).email).toBe(who.email)
      expect((await server.call('login_user', { email: who.email, password })).success).toBe(true)
    })

    it('of two changes at once, one counts and the other hears that the present one is wrong', async () => {
      const who = await register()
      const answers = await Promise.all(
        [better, 'Another-horse-11'].map((new_password) =>
          server.call(
            'change_password',
            { current_password: password, new_password },
            { token: who.token },
          ),
        ),
      )
      expect(
        answers.map(({ error }) => String(error)).toSorted((a, b) => a.localeCompare(b)),
      ).toEqual(['AUTH_PASSWORD_WRONG', 'null'])
    })

    it('cannot be tried out with a stolen session: slower after 5, 429 after 20 in an hour; failed logins of others do not count', async () => {
      const limited = await serve({ RATE_LIMITS: 'on' })
      const who = await register(limited)
      for (let n = 0; n < 6; n += 1)
        await limited.call('login_user', { email: who.email, password: 'not this one' })
      waited.length = 0
      const attempt = (current_password: string) =>
        limited.call(
          'change_password',
          { current_password, new_password: better },
          { token: who.token },
        )
      for (let n = 0; n < 20; n += 1)
        expect((await attempt('not this one')).error).toBe('AUTH_PASSWORD_WRONG')
      expect(waited.slice(0, 4)).toEqual([250, 500, 1000, 2000])
      const paused = await attempt(password)
      expect(paused).toMatchObject({ status: 429, error: 'AUTH_TOO_MANY_ATTEMPTS' })
      expect(Number(paused.headers['retry-after'])).toBeGreaterThan(0)
      nowSec += hourSec + 1
      expect((await attempt(password)).success).toBe(true)
    })

    it('an account that has none says so, and that it logs in with Google', async () => {
      const who = await register()
      await store.db
        .updateTable('users')
        .set({ password_hash: null })
        .where('id', '=', String(who.user.id))
        .execute()
      expect(await userOf(who.token)).toMatchObject({ login_method: 'social' })
      expect(
        await server.call(
          'change_password',
          { current_password: password, new_password: better },
          { token: who.token },
        ),
      ).toMatchObject({ success: false, error: 'AUTH_PASSWORD_NONE' })
    })
  })

  describe('address', () => {
    it('D-VERIFY a letter to the own address needs no captcha, one to any other address does', async () => {
      const captcha = { kind: 'altcha' as const, verify: async () => null }
      const guarded = await serve(
        {},
        { ports: { captcha: { ...server.deps.captcha, ...captcha } } },
      )
      const [who, other] = [await register(), await register()]
      const ask = (email: string, token?: string) =>
        guarded.call('request_email_verification', { email }, token === undefined ? {} : { token })
      expect((await ask(who.email)).error).toBe('AUTH_CAPTCHA_REQUIRED')
      expect((await ask(other.email, who.token)).error).toBe('AUTH_CAPTCHA_REQUIRED')
      expect((await ask(who.email, 'not.a.token')).error).toBe('AUTH_CAPTCHA_REQUIRED')
      expect(await ask(who.email.toUpperCase(), who.token)).toMatchObject({ success: true })
    })
  })

  it.each([
    [
      'the account is deleted',
      (token: string) => server.call('delete_account', { password }, { token }),
    ],
    [
      'the password is changed',
      (token: string) =>
        server.call(
          'change_password',
          { current_password: password, new_password: better },
          { token },
        ),
    ],
  ] as const)('a login that is being checked while %s opens no session', async (_, change) => {
    const who = await register()
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
    const { passwords } = server.deps
    const slow = await serve(
      {},
      {
        ports: {
          passwords: {
            ...passwords,
            matches: async (secret, stored) => {
              await mayGoOn
              return passwords.matches(secret, stored)
            },
          },
        },
      },
    )
    const login = slow.call('login_user', { email: who.email, password })
    // Not before the login has read the account it checks.
    for (let turn = 0; turn < 20; turn += 1) await store.ping()
    expect((await change(who.token)).success).toBe(true)
    goOn()
    expect(await login).toMatchObject({ status: 200, success: false, error: 'AUTH_CREDENTIALS' })
    const left = await store.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', String(who.user.id))
      .execute()
    expect(left.length).toBeLessThanOrEqual(1)
  })

  describe('sessions', () => {
    it('are listed with names of browser and system, the one used last first, this one marked', async () => {
      const who = await register()
      nowSec += 60
      const tokens = [
        await logIn(who, chromeOnWindows),
        await logIn(who, firefoxOnAndroid),
        await logIn(who, safariOnIpad),
        await logIn(who, 'curl/8.0 <b>x</b>'),
      ]
      expect(
        (await sessionsOf(String(tokens[0]))).map(({ browser, system, device, is_current }) => [
          browser,
          system,
          device,
          is_current,
        ]),
      ).toEqual(
        expect.arrayContaining([
          ['Chrome', 'Windows', 'desktop', true],
          ['Firefox', 'Android', 'phone', false],
          ['Safari', 'iOS', 'tablet', false],
        ]),
      )
      expect(JSON.stringify(await sessionsOf(String(tokens[0])))).not.toContain('<b>')
      expect((await sessionsOf(String(tokens[0]))).at(-1)?.id).toBe(
        (await sessionsOf(who.token)).find(({ is_current }) => is_current)?.id,
      )
    })

    it('say when they were last used, to the hour, and leave the list when they expire', async () => {
      const who = await register()
      const startedAt = nowSec
      const seen = async (): Promise<number | null | undefined> =>
        (await sessionsOf(who.token)).find(({ is_current }) => is_current)?.last_seen_at
      nowSec += hourSec - 1
      expect(await seen()).toBe(startedAt)
      nowSec += 1
      expect(await seen()).toBe(nowSec)
      const later = await logIn(who, chromeOnWindows)
      nowSec += 24 * hourSec - 10
      expect(await sessionsOf(later)).toHaveLength(1)
    })

    it('are ended one by one; the next call of an ended one is a 401', async () => {
      const who = await register()
      const there = await logIn(who, firefoxOnAndroid)
      const id = String((await sessionsOf(there)).find(({ is_current }) => is_current)?.id)
      expect(await server.call('revoke_session', { id }, { token: who.token })).toMatchObject({
        success: true,
      })
      expect(await server.call('get_user_watchlists', {}, { token: there })).toMatchObject({
        status: 401,
        error: 'AUTH_TOKEN_INVALID',
      })
      expect(await server.call('revoke_session', { id }, { token: who.token })).toMatchObject({
        status: 200,
        success: false,
        error: 'SESSION_NOT_FOUND',
      })
      expect(await sessionsOf(who.token)).toHaveLength(1)
    })

    it('all the others are ended at once, those of other people are not', async () => {
      const [who, other] = [await register(), await register()]
      const tokens = [await logIn(who, chromeOnWindows), await logIn(who, firefoxOnAndroid)]
      expect(
        await server.call('revoke_other_sessions', {}, { token: String(tokens[0]) }),
      ).toMatchObject({ success: true })
      expect(await sessionsOf(String(tokens[0]))).toHaveLength(1)
      for (const ended of [who.token, String(tokens[1])])
        expect((await server.call('retrieve_current_user', {}, { token: ended })).status).toBe(401)
      expect((await userOf(other.token)).email).toBe(other.email)
    })
  })

  it('R-PRM-004 an administrator is who the database says, whatever the token hints: promotion and demotion act at once', async () => {
    const who = await register()
    const set = (is_admin: 0 | 1) =>
      store.db
        .updateTable('users')
        .set({ is_admin })
        .where('id', '=', String(who.user.id))
        .execute()
    await set(1)
    const token = await logIn(who, chromeOnWindows)
    expect((await userOf(who.token)).isAdmin).toBe(true)
    await set(0)
    expect((await userOf(token)).isAdmin).toBe(false)
  })
})
