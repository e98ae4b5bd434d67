// What an owner is told by mail, a session renewed with its password, and one that nobody used (decisions/167). On both engines.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { sessionRenewalHeader } from '#contract/headers.ts'
import { languages } from '#server/texts/languages.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import { serveStore, type FakeServer, type FakeServerOptions } from '#tests/fakes/memory-server.ts'

const password = 'Correct-horse-9'
const better = 'Better-horse-10'
const daySec = 86_400
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const newerChrome = chrome.replace('140', '141')
const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'
const renewing = { [sessionRenewalHeader]: '1' }

describeOnBothStores('notices and renewed sessions', (makePlace) => {
  let place: Place
  let store: Awaited<ReturnType<typeof openStoreAt>>
  let server: FakeServer
  let nowSec = Date.UTC(2026, 10, 23, 19, 40) / 1000
  let count = 0

  const serve = (options: FakeServerOptions = {}): Promise<FakeServer> =>
    serveStore(store, {
      clock: { nowMs: () => nowSec * 1000 },
      ...options,
      environment: { ...place.environment, ...options.environment },
    })
  beforeAll(async () => {
    place = await makePlace()
    store = await openStoreAt(place)
  })
  beforeEach(async () => {
    server = await serve()
  })
  afterEach(() => server.deps.background.settled())
  afterAll(async () => {
    await store.close()
    await place.remove()
  })

  type Person = { email: string; token: string; id: string }
  const register = async (by = server, language = 'en', userAgent = chrome): Promise<Person> => {
    count += 1
    const email = `notice${count}@example.com`
    const { output } = await by.call(
      'register_user',
      { email, password, username: `notice${count}` },
      { headers: { 'accept-language': language, 'user-agent': userAgent } },
    )
    const { token, user } = output as { token: string; user: { id: string } }
    await by.deps.background.settled()
    by.outbox.length = 0
    return { email, token, id: user.id }
  }
  const logIn = async ({ email }: Person, userAgent: string, by = server): Promise<string> => {
    const answer = await by.call(
      'login_user',
      { email, password, remember: true },
      { headers: { 'user-agent': userAgent } },
    )
    await by.deps.background.settled()
    return (answer.output as { token: string }).token
  }
  const statusWith = async (token: string): Promise<number> =>
    (await server.call('retrieve_current_user', {}, { token })).status
  const change = (token: string, headers: Record<string, string>, by = server) =>
    by.call(
      'change_password',
      { current_password: password, new_password: better },
      { token, headers },
    )

  it('S10 a changed password renews the session of a browser that takes it: the old token ends within seconds', async () => {
    const who = await register()
    const there = await logIn(who, chrome)
    const answer = await change(who.token, renewing)
    expect(answer).toMatchObject({
      success: true,
      output: {
        message: 'Password changed. All other devices were logged out.',
        token: expect.any(String),
        email: who.email,
        user: { id: who.id },
      },
    })
    const { token } = answer.output as { token: string }
    expect(token).not.toBe(who.token)
    expect([await statusWith(token), await statusWith(there)]).toEqual([200, 401])
    const { sessions } = (await server.call('get_sessions', {}, { token })).output as {
      sessions: { is_current: boolean }[]
    }
    expect(sessions).toMatchObject([{ is_current: true }])
    // What was on its way with the old one is not taken for signed out.
    expect(await statusWith(who.token)).toBe(200)
    nowSec += 10
    expect([await statusWith(who.token), await statusWith(token)]).toEqual([401, 200])
  })

  it('S10 a renewed session lasts no longer than the one it replaces', async () => {
    const who = await register()
    nowSec += 20 * 3600
    const { token } = (await change(who.token, renewing)).output as { token: string }
    nowSec += 4 * 3600 - 1
    expect(await statusWith(token)).toBe(200)
    nowSec += 2
    expect(await statusWith(token)).toBe(401)
  })

  it('S10 a browser of yesterday, and a server without extensions, go on with the token they have', async () => {
    const [old, plainly] = [await register(), await register()]
    expect(Object.keys((await change(old.token, {})).output as object)).toEqual(['message'])
    const plain = await serve({ extensions: false })
    expect(Object.keys((await change(plainly.token, renewing, plain)).output as object)).toEqual([
      'message',
    ])
    nowSec += 60
    expect([await statusWith(old.token), await statusWith(plainly.token)]).toEqual([200, 200])
  })

  it('S10 a password that was not changed renews nothing and tells nobody', async () => {
    const who = await register()
    const answer = await server.call(
      'change_password',
      { current_password: 'not this one', new_password: better },
      { token: who.token, headers: renewing },
    )
    await server.deps.background.settled()
    expect([answer.output, server.outbox]).toEqual([null, []])
    nowSec += 60
    expect(await statusWith(who.token)).toBe(200)
  })

  it.each(languages.map(({ code }) => code))(
    'S10 %s: the owner is told of a changed password, a new device and the end of the account, without any link',
    async (code) => {
      const who = await register(server, code)
      const token = await logIn(who, firefox)
      await change(token, renewing)
      await server.deps.background.settled()
      await server.call('delete_account', { password: better }, { token })
      await server.deps.background.settled()
      expect(server.outbox).toHaveLength(3)
      for (const { to, language, text, html, subject } of server.outbox) {
        expect([to, language]).toEqual([who.email, code])
        expect(`${subject}${text}`).not.toMatch(/http|token|\{\{|undefined/)
        expect(html).not.toMatch(/href|\{\{|undefined/)
        expect(text).toContain('UTC')
      }
      expect(server.outbox[0]?.text).toContain('Firefox, Android')
      expect(new Set(server.outbox.map(({ subject }) => subject)).size).toBe(3)
    },
  )

  it('S10 a device is new once: not an update of its browser, not the one that registered, not one that named itself', async () => {
    const who = await register()
    await logIn(who, newerChrome)
    expect(server.outbox).toEqual([])
    await logIn(who, firefox)
    await logIn(who, firefox)
    expect(server.outbox).toHaveLength(1)
    await logIn(who, 'Visit evil.example now/1.0')
    expect(server.outbox).toHaveLength(2)
    expect(server.outbox[1]?.text).not.toContain('evil')
    expect(server.outbox[1]?.text).toContain('unknown browser')
  })

  it('S10 an account older than this record is known by its sessions, or has nothing to compare with', async () => {
    const [known, unknown] = [await register(), await register()]
    await store.db.deleteFrom('seen_browsers').execute()
    await store.db.deleteFrom('sessions').where('user_id', '=', unknown.id).execute()
    await logIn(known, chrome)
    await logIn(unknown, firefox)
    expect(server.outbox).toEqual([])
    await logIn(known, firefox)
    expect(server.outbox).toHaveLength(1)
  })

  it('S10 nobody is flooded with notices, and nobody silences them by asking for other letters', async () => {
    const limited = await serve({ environment: { RATE_LIMITS: 'on', LIMIT_MAILS_PER_HOUR: '2' } })
    const who = await register(limited)
    for (let n = 0; n < 3; n += 1) await limited.call('forgot_password', { email: who.email })
    await limited.deps.background.settled()
    limited.outbox.length = 0
    for (const userAgent of [
      firefox,
      'curl/8',
      chrome.replace('Windows NT 10.0', 'X11; Linux x86_64'),
    ])
      await logIn(who, userAgent, limited)
    expect(limited.outbox).toHaveLength(2)
    await change(who.token, renewing, limited)
    await limited.deps.background.settled()
    expect(limited.outbox).toHaveLength(3)
  })

  it('S10 a letter about a deleted account waits nowhere: a mail server that refuses it keeps no trace of it', async () => {
    const failing = await serve({
      ports: { mail: { send: () => Promise.reject(new Error('no')) } },
    })
    const who = await register(failing)
    expect(await failing.call('delete_account', { password }, { token: who.token })).toMatchObject({
      success: true,
    })
    await failing.deps.background.settled()
    expect(
      await store.db.selectFrom('letters').selectAll().where('user_id', '=', who.id).execute(),
    ).toEqual([])
  })

  it('S10 a remembered session that nobody used for 14 days has ended; one that is used goes on', async () => {
    const who = await register()
    const [used, left] = [await logIn(who, chrome), await logIn(who, chrome)]
    for (let day = 0; day < 13; day += 1) {
      nowSec += daySec
      expect(await statusWith(used)).toBe(200)
    }
    expect(await statusWith(left)).toBe(200)
    nowSec += 13 * daySec
    expect(await statusWith(used)).toBe(200)
    const again = await logIn(who, chrome)
    nowSec += 14 * daySec
    expect(await statusWith(again)).toBe(401)
  })
})
