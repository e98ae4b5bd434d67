// What people and scripts send that they should not: clear answers, no crash, and no word of who has an account.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnBothStores, openStoreAt } from '#tests/fakes/both-stores.ts'
import { furnishAccount } from '#tests/fakes/furnished-account.ts'
import {
  createMemoryServer,
  serveStore,
  type FakeServer,
  type MemoryServer,
} from '#tests/fakes/memory-server.ts'

const password = 'Correct-horse-9'
const form = (name: string) => ({ email: `${name}@example.com`, password, username: name })

let server: MemoryServer
beforeAll(async () => {
  server = await createMemoryServer()
  await server.call('register_user', form('Admin'))
})
afterAll(() => server.close())

const post = async (
  body: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
  by: FakeServer = server,
) => {
  const response = await by.fetch('http://x/authentication.php', { method: 'POST', headers, body })
  return {
    status: response.status,
    ...((await response.json()) as { success: boolean; error: string; errormsg: string }),
  }
}

describe('names', () => {
  it.each([
    'аdmin',
    'αda',
    'ａdmin',
    '𝐀dmin',
    'admın',
    'ad\u200bmin',
    '\u202enimda',
    'ada\u0301',
    'ada lovelace',
    'ab',
    'x'.repeat(31),
    '<b>ada</b>',
  ])('R-AUT-032 D-USERNAME %j is refused with the rule', async (username) => {
    expect(await server.call('register_user', { ...form('someone'), username })).toMatchObject({
      status: 422,
      error: 'AUTH_USERNAME_INVALID',
      fields: ['username'],
      errormsg: expect.stringContaining(
        'Other letters are not allowed because they can look like these',
      ),
    })
  })

  it.each(['admin', 'ADMIN', 'adm1n', 'Adrnin', 'AdmlN'])(
    'R-AUT-032 %j is taken, as it passes for another',
    async (username) => {
      expect(await server.call('register_user', { ...form('someone'), username })).toMatchObject({
        status: 200,
        error: 'AUTH_USERNAME_TAKEN',
      })
    },
  )
})

describe('passwords', () => {
  it('10,000 characters are refused before anything is computed, at sign-up and login', async () => {
    const long = 'Aa1!'.repeat(2500)
    for (const answer of [
      await server.call('register_user', { ...form('someone'), password: long }),
      await server.call('login_user', { email: 'admin@example.com', password: long }),
    ]) {
      expect(answer).toMatchObject({
        status: 422,
        error: 'REQUEST_INVALID',
        fields: ['password'],
        errormsg: 'Invalid input: password',
      })
    }
  })

  it('256 characters of any script work, and blanks count', async () => {
    const long = `${'пароль 🔑'.repeat(20)}Aa1!`
    const who = { ...form('polyglot'), password: long }
    expect(await server.call('register_user', who)).toMatchObject({ success: true })
    expect(await server.call('login_user', { email: who.email, password: long })).toMatchObject({
      success: true,
    })
    expect(
      await server.call('login_user', { email: who.email, password: `${long} ` }),
    ).toMatchObject({ error: 'AUTH_CREDENTIALS' })
  })
})

describe('bodies', () => {
  it.each([
    ['{"f":"login_user","email":["admin@example.com"],"password":"Correct-horse-9"}', 422],
    ['{"f":"login_user","email":"admin@example.com","password":{"$ne":""}}', 422],
    ['{"f":"login_user","email":"admin@example.com","password":null}', 422],
    ['{"f":"login_user"}', 422],
    [
      '{"f":"register_user","email":"x@example.com","password":"Correct-horse-9","username":7}',
      422,
    ],
    [
      '{"f":"register_user","email":"x@example.com","password":"Correct-horse-9","username":"someone","terms_accepted":"yes"}',
      422,
    ],
    ['{"f":"verify_email","token":{}}', 422],
    [`{"f":"verify_email","token":"${'x'.repeat(201)}"}`, 422],
    ['{"f":"get_google_tokens","code":7}', 422],
    [`{"f":"get_google_tokens","code":"${'x'.repeat(3000)}"}`, 422],
    [
      `{"f":"login_user","email":"${'x'.repeat(70_000)}@example.com","password":"Correct-horse-9"}`,
      413,
    ],
    ['{"f":"login_user","email":"a@example.com\u0000","password":"Correct-horse-9"}', 400],
    ['[{"f":"login_user"}]', 422],
    ['"login_user"', 422],
    ['{"f":"login_user"', 400],
  ])('%.60s answers %i in the envelope', async (body, status) => {
    expect(await post(body)).toMatchObject({
      status,
      success: false,
      output: null,
      errormsg: expect.stringMatching(/\S/),
    })
  })

  it.each<Record<string, string>>([{}, { 'idempotency-key': 'key-of-deep-1' }])(
    'S8 nested 30,000 deep answers 400, with %j',
    async (more) => {
      const { token } = await furnishAccount(server, `deep${Object.keys(more).length}`)
      const nested = '['.repeat(30_000) + ']'.repeat(30_000)
      const answer = await server.fetch('http://x/client.php', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...more },
        body: `{"f":"create_watchlist","name":"L","extra":${nested}}`,
      })
      expect([answer.status, await answer.json()]).toEqual([
        400,
        expect.objectContaining({ success: false, error: 'REQUEST_MALFORMED' }),
      ])
      expect(
        (
          await server.call('create_watchlist', { name: 'L', extra: [[[['four']]]] } as never, {
            token,
          })
        ).success,
      ).toBe(true)
    },
  )

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
  ])('content type %j answers 415', async (type) => {
    expect(
      await post(
        JSON.stringify({ f: 'login_user', ...form('Admin') }),
        type === '' ? {} : { 'content-type': type },
      ),
    ).toMatchObject({ status: 415, error: 'REQUEST_NOT_JSON' })
  })
})

describeOnBothStores('text that not every database keeps', (makePlace) => {
  it('is refused by the name of its field, wherever it stands', async () => {
    const place = await makePlace()
    const kept = await serveStore(await openStoreAt(place), { environment: place.environment })
    const { token, coinList } = await furnishAccount(kept, 'keeper')
    const answers = [
      await kept.call('create_watchlist', { name: 'a\u0000b' }, { token }),
      await kept.call(
        'remove_from_watchlist_v2',
        { listId: '\u0000', coinId: 'bitcoin' },
        { token },
      ),
      await kept.call(
        'add_to_watchlist_v2',
        { listId: coinList, coinId: 'bitcoin', description: '\u0000' },
        { token },
      ),
      await kept.call('get_coin_dossiers', { ids: ['bitcoin', '\u0000'] }),
    ]
    expect(answers.map(({ status, error, fields }) => [status, error, fields])).toEqual(
      ['name', 'listId', 'description', 'ids.1'].map((field) => [422, 'REQUEST_INVALID', [field]]),
    )
    await kept.close()
    await place.remove()
  })
})

describeOnBothStores('control characters', (makePlace) => {
  it('S1 are refused in what is written, by the name of the field; line breaks in descriptions stay, and so does what is stored', async () => {
    const place = await makePlace()
    const kept = await serveStore(await openStoreAt(place), { environment: place.environment })
    const { token, coinList, saleList } = await furnishAccount(kept, 'controller')
    const refused = [
      await kept.call('create_watchlist', { name: 'L', description: '\u0001' }, { token }),
      await kept.call('create_ido_watchlist', { name: 'L', icon_name: 'a\nb' }, { token }),
      await kept.call(
        'edit_watchlist',
        { id: coinList, name: 'L', description: 'a\u0085b' },
        { token },
      ),
      await kept.call('add_to_watchlist_v2', { listId: coinList, coinId: 'a\u001b[2J' }, { token }),
      await kept.call(
        'add_to_ido_watchlist',
        { listId: saleList, projectId: 'a', description: '\u007f' },
        { token },
      ),
    ]
    expect(refused.map(({ status, error, fields }) => [status, error, fields])).toEqual(
      ['description', 'icon_name', 'description', 'coinId', 'description'].map((field) => [
        422,
        'REQUEST_INVALID',
        [field],
      ]),
    )
    expect(
      await kept.call(
        'edit_watchlist',
        { id: coinList, name: 'L', description: 'one\r\ntwo\n\tthree' },
        { token },
      ),
    ).toMatchObject({ success: true })
    await kept.deps.store.db
      .updateTable('watchlists')
      .set({ description: 'old\u0001' })
      .where('id', '=', coinList)
      .execute()
    await kept.deps.store.db
      .updateTable('watchlist_items')
      .set({ item_id: 'old\u0001' })
      .where('list_id', '=', coinList)
      .execute()
    expect(
      await kept.call(
        'edit_watchlist',
        { id: coinList, name: 'Renamed', description: 'old\u0001' },
        { token },
      ),
    ).toMatchObject({ success: true, output: { name: 'Renamed' } })
    expect(
      await kept.call(
        'remove_from_watchlist_v2',
        { listId: coinList, coinId: 'old\u0001' },
        { token },
      ),
    ).toMatchObject({ success: true, output: { coins: [] } })
    await kept.close()
    await place.remove()
  })
})

describe('tokens', () => {
  it.each([
    '',
    'x',
    'a.b.c',
    `${'a'.repeat(5000)}.b.c`,
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    '../../etc/passwd',
    'null',
  ])('%.40j is a 401 and no more', async (token) => {
    const answer = await server.call(
      'retrieve_current_user',
      {},
      { headers: { authorization: `Bearer ${token}` } },
    )
    expect(answer).toMatchObject({ status: 401, success: false, output: null })
  })
})

/** What is said of an address, wherever something is said. */
const shape = async (email: string) => {
  const answers = [
    await server.call('login_user', { email, password: 'a guess' }),
    await server.call('request_email_verification', { email }),
    await server.call('forgot_password', { email }),
  ]
  return answers.map(({ status, success, output, error, errormsg }) => ({
    status,
    success,
    output,
    error,
    errormsg,
  }))
}

describe('guessing', () => {
  it('of 1,000 login tries at least 980 never reach a password, and the right one waits with them', async () => {
    let [nowSec, looked] = [1_800_000_000, 0]
    const guarded = await createMemoryServer({
      environment: { RATE_LIMITS: 'on', LIMIT_CALLS_PER_MINUTE: '100000' },
      clock: { nowMs: () => nowSec * 1000 },
      ports: {
        passwords: {
          hash: async (text) => `plain:${text}`,
          matches: async (text, stored) => ((looked += 1), stored === `plain:${text}`),
        },
      },
    })
    await guarded.call('register_user', form('target'))
    const statuses = new Map<number, number>()
    for (let n = 0; n < 1000; n += 1) {
      const { status } = await guarded.call('login_user', {
        email: 'target@example.com',
        password: `guess ${n}`,
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([looked, statuses.get(429)]).toEqual([20, 980])
    expect(
      await guarded.call('login_user', { email: 'target@example.com', password }),
    ).toMatchObject({
      status: 429,
      error: 'AUTH_TOO_MANY_ATTEMPTS',
      errormsg: expect.stringContaining('wait a few minutes'),
    })
    nowSec += 3601
    expect(
      await guarded.call('login_user', { email: 'target@example.com', password }),
    ).toMatchObject({ success: true })
    await guarded.close()
  })

  it('many accounts from one address end at 100 failures an hour, known or not', async () => {
    const guarded = await createMemoryServer({
      environment: { RATE_LIMITS: 'on', LIMIT_CALLS_PER_MINUTE: '100000' },
    })
    for (let n = 0; n < 100; n += 1)
      expect(
        (await guarded.call('login_user', { email: `who${n}@example.com`, password: 'a guess' }))
          .error,
      ).toBe('AUTH_CREDENTIALS')
    expect(
      await guarded.call('login_user', { email: 'another@example.com', password: 'a guess' }),
    ).toMatchObject({ status: 429, error: 'AUTH_TOO_MANY_ATTEMPTS' })
    await guarded.close()
  })

  it('nothing but registration itself (R-AUT-041) tells whether an address has an account', async () => {
    expect(await shape('admin@example.com')).toEqual(await shape('nobody@example.com'))
  })
})
