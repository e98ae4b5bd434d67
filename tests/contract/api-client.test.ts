// The web app's API client against servers that misbehave: what it sends, and how it classifies what comes back.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { createCallApi } from '#api/call.ts'
import { fetchCapabilities } from '#api/capabilities.ts'
import { createHttp, type HttpEnvironment } from '#api/http.ts'
import { createQueryJson, createRequestJson } from '#api/request.ts'
import {
  answer,
  answerJson,
  type BadServer,
  breakOff,
  hangUp,
  stallInBody,
  startBadServer,
  stayQuiet,
} from '#tests/fakes/bad-server.ts'

let server: BadServer
let token: string | null
let isOffline: boolean
let unauthorized: (string | null)[]
let answers: number

const environment = (origin = server.origin): HttpEnvironment => ({
  origin,
  token: () => token,
  language: () => 'es-AR',
  isOffline: () => isOffline,
  onAnswer: () => {
    answers += 1
  },
  onUnauthorized: (sent) => unauthorized.push(sent),
})
const client = (origin?: string) => createCallApi(createHttp(environment(origin)))

const user = {
  id: 7,
  username: 'ada',
  email: 'ada@example.org',
  email_verified: 1,
  membershipTier: 'pro',
}
const ok = (output: unknown) => ({ success: true, output, error: null, errormsg: null })

const call = (options = {}) => client()('retrieve_current_user', {}, options)

const request = (...args: Parameters<ReturnType<typeof createRequestJson>>) =>
  createRequestJson(createHttp(environment()))(...args)

const query = (...args: Parameters<ReturnType<typeof createQueryJson>>) =>
  createQueryJson(createHttp(environment()))(...args)

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  try {
    await promise
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('expected a failure')
}

beforeAll(async () => {
  server = await startBadServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.seen.length = 0
  token = 'tok-1'
  isOffline = false
  unauthorized = []
  answers = 0
})

/** A good answer that lies under this name. */
const under = (place: 'output' | 'data', what: unknown) =>
  answerJson(200, { success: true, [place]: what, error: null, errormsg: null })

describe('where a call is answered', () => {
  const preview = { message: 'SERVER WORDS', amountDueNow: 1250, currency: 'usd', proratedAt: 1 }
  const payload = { subscriptionId: 'sub_1', newPriceId: 'price_1' }
  it.each(['output', 'data'] as const)(
    'R-MEM-017 R-MEM-018 options, previews and changes are read under %s',
    async (place) => {
      const plan = {
        id: 'pro',
        tier: 'pro',
        priceId: 'price_1',
        name: 'Pro',
        amount: 1900,
        currency: 'usd',
        interval: 'month',
      }
      server.behave(under(place, [plan]))
      expect(await client()('get-subscription-options', {})).toEqual([
        expect.objectContaining(plan),
      ])
      server.behave(under(place, preview))
      for (const f of [
        'preview-upgrade-subscription',
        'preview-downgrade-subscription',
        'upgrade-subscription',
        'downgrade-subscription',
      ] as const)
        expect(await client()(f, payload)).toMatchObject({ message: 'SERVER WORDS' })
    },
  )

  it('R-MEM-019 that nothing is saved is an answer, also without data', async () => {
    server.behave(answerJson(200, { success: true, output: null }))
    expect(await client()('get-user-payment-method', {})).toBeNull()
  })

  it('R-MEM-018 output is believed before data, and no other call is read under data', async () => {
    server.behave(
      answerJson(200, { success: true, output: preview, data: { message: 'other words' } }),
    )
    expect(await client()('preview-upgrade-subscription', payload)).toMatchObject({
      message: 'SERVER WORDS',
    })
    server.behave(under('data', { user }))
    expect((await failureOf(call())).kind).toBe('format')
  })
})

it('D-PHPTYPES rows that cannot be read are left out and counted, by call', async () => {
  const counted: [string, number][] = []
  const callApi = createCallApi(createHttp(environment()), (f, count) => counted.push([f, count]))
  const coin = { id: 'btc', name: 'Bitcoin' }
  server.behave(answerJson(200, ok({ coins: [coin, { name: 'nobody' }, 'row'], idos: [coin] })))
  const { coins, idos } = await callApi('search_assets', { query: 'b' })
  expect([coins.map(({ id }) => id), idos.map(({ id }) => id), counted]).toEqual([
    ['btc'],
    ['btc'],
    [['search_assets', 2]],
  ])
})

describe('what a call sends', () => {
  it('R-API-001 R-API-002 R-API-003 R-API-005 R-API-006 R-API-008 posts JSON to the call’s path with f, bearer and the stored language', async () => {
    server.behave(answerJson(200, ok({ user })))
    const output = await client()('retrieve_current_user', {})
    expect(output.user.username).toBe('ada')
    const [sent] = server.seen
    expect(sent).toMatchObject({ method: 'POST', path: '/client.php' })
    expect(JSON.parse(sent?.text ?? '')).toEqual({ f: 'retrieve_current_user' })
    expect(sent?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer tok-1',
      'accept-language': 'es-AR',
      'content-language': 'es-AR',
    })
  })

  it('R-API-002 carries no Authorization where no token is stored', async () => {
    token = null
    server.behave(answerJson(200, ok({ token: 't', user })))
    await client()('login_user', { email: 'ada@example.org', password: 'secret' })
    expect(server.seen[0]?.headers.authorization).toBeUndefined()
    expect(server.seen[0]?.path).toBe('/authentication.php')
  })

  it('R-API-004 D-COOKIE asks the browser to send cookies along; R-API-021, R-CON-017 sets no time limit of its own', async () => {
    const requests: Request[] = []
    const fetchAs = async (
      input: Parameters<typeof fetch>[0],
      init?: RequestInit,
    ): Promise<Response> => {
      requests.push(new Request(input, init))
      return Response.json(ok({ capabilities: [] }))
    }
    await createCallApi(createHttp({ ...environment(), fetch: fetchAs }))('get_capabilities', {})
    expect(requests[0]?.credentials).toBe('include')
    server.behave(stayQuiet)
    const controller = new AbortController()
    let isSettled = false
    const waiting = call({ signal: controller.signal })
      .then(
        () => null,
        (error: unknown) => error,
      )
      .finally(() => (isSettled = true))
    await expect.poll(() => server.seen.length).toBe(1)
    expect(isSettled).toBe(false)
    controller.abort()
    expect(await waiting).toMatchObject({ kind: 'timeout' })
  })

  it('R-AUT-008 sends exactly e-mail and password when nothing else is asked for', async () => {
    server.behave(answerJson(200, ok({ token: 't', user })))
    await client()('login_user', { email: 'ada@example.org', password: 'secret' })
    expect(JSON.parse(server.seen[0]?.text ?? '')).toEqual({
      f: 'login_user',
      email: 'ada@example.org',
      password: 'secret',
    })
  })

  it('R-AUT-029 fills terms_accepted with true', async () => {
    server.behave(answerJson(200, ok({ token: 't', user })))
    await client()('register_user', {
      email: 'ada@example.org',
      password: 'Secret-123',
      username: 'ada',
    })
    expect(JSON.parse(server.seen[0]?.text ?? '')).toMatchObject({ terms_accepted: true })
  })

  it('adds the headers of an extension and leaves the body alone', async () => {
    server.behave(answerJson(200, ok(null)))
    await client()('delete_watchlist', { id: 3 }, { headers: { 'idempotency-key': 'op-1' } })
    expect(server.seen[0]?.headers['idempotency-key']).toBe('op-1')
    expect(JSON.parse(server.seen[0]?.text ?? '')).toEqual({ f: 'delete_watchlist', id: 3 })
  })

  it('never sends the token to another host', async () => {
    const failure = await failureOf(request('get', 'https://evil.example/x'))
    expect(failure).toMatchObject({ kind: 'setup', hasLeft: false })
    expect(await failureOf(request('get', '//evil.example/x'))).toMatchObject({ hasLeft: false })
    expect(server.seen).toHaveLength(0)
  })
})

describe('how answers are classified', () => {
  it('R-API-007 a refusal keeps the server’s words, code and whole body', async () => {
    const body = {
      success: false,
      output: null,
      error: 'AUTH_EMAIL_NOT_VERIFIED',
      errormsg: 'Confirme su correo',
      data: { email_not_verified: true },
    }
    server.behave(answerJson(200, body))
    const failure = await failureOf(call())
    expect(failure).toMatchObject({
      kind: 'refused',
      status: 200,
      code: 'AUTH_EMAIL_NOT_VERIFIED',
      message: 'Confirme su correo',
      data: body,
    })
  })

  it('R-API-018 a refusal without words says Unknown error occurred', async () => {
    server.behave(answerJson(200, { success: false }))
    expect((await failureOf(call())).message).toBe('Unknown error occurred')
  })

  it.each([
    [
      'HTML',
      answer(200, '<!doctype html><title>Welcome to the hotel</title>', {
        'content-type': 'text/html',
      }),
    ],
    ['half JSON', answer(200, '{"success":true,"output":{"us')],
    ['nothing', answer(200, '')],
    ['204', answer(204, '')],
    ['null', answer(200, 'null')],
    ['an array', answer(200, '[]')],
    ['no success field', answerJson(200, { output: { user } })],
    ['success of the wrong type', answerJson(200, { success: 'true', output: { user } })],
    ['a wrong output', answerJson(200, ok({ user: { id: 7 } }))],
    ['no output', answerJson(200, { success: true })],
  ])('a 200 with %s is a format failure', async (_what, behaviour) => {
    server.behave(behaviour)
    expect((await failureOf(call())).kind).toBe('format')
  })

  it.each([400, 403, 404, 408, 409, 413, 415, 422, 425, 429, 500, 502, 503, 504])(
    'R-API-017 a %s is an http failure with its status, JSON or not',
    async (status) => {
      server.behave(answerJson(status, { success: false, error: 'SOME_CODE', errormsg: 'words' }))
      expect(await failureOf(call())).toMatchObject({
        kind: 'http',
        status,
        code: 'SOME_CODE',
        message: 'words',
      })
      server.behave(answer(status, '<h1>nginx</h1>', { 'content-type': 'text/html' }))
      expect(await failureOf(call())).toMatchObject({
        kind: 'http',
        status,
        code: null,
        data: '<h1>nginx</h1>',
        message: 'Unknown error occurred',
      })
    },
  )

  it('reads Retry-After', async () => {
    server.behave(answerJson(429, { success: false }, { 'retry-after': '7' }))
    expect((await failureOf(call())).retryAfterMs).toBe(7000)
  })

  it.each([
    ['hangs up', hangUp],
    ['breaks off in the body', breakOff],
  ])('a server that %s may have acted: the request has left', async (_what, behaviour) => {
    server.behave(behaviour)
    expect(await failureOf(call())).toMatchObject({ kind: 'network', status: 500, hasLeft: true })
    expect(server.seen).toHaveLength(1)
  })

  it.each([
    ['never answers', stayQuiet],
    ['stalls in the body', stallInBody],
  ])('D-TIMEOUT gives up on a server that %s, when asked to', async (_what, behaviour) => {
    server.behave(behaviour)
    expect(await failureOf(call({ timeoutMs: 80 }))).toMatchObject({
      kind: 'timeout',
      hasLeft: true,
    })
  })

  it('D-TIMEOUT an aborted call is a timeout', async () => {
    server.behave(stayQuiet)
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 30)
    expect((await failureOf(call({ signal: controller.signal, timeoutMs: 10_000 }))).kind).toBe(
      'timeout',
    )
  })

  it('nothing left the device while it knew it had no network', async () => {
    isOffline = true
    const failure = await failureOf(client('http://127.0.0.1:9')('retrieve_current_user', {}))
    expect(failure).toMatchObject({ kind: 'network', hasLeft: false })
    expect(answers).toBe(0)
  })

  it('never retries by itself', async () => {
    server.behave(answerJson(503, { success: false }, { 'retry-after': '0' }))
    await failureOf(call())
    expect(server.seen).toHaveLength(1)
  })

  it('an answer sent twice on one connection is read once', async () => {
    const body = JSON.stringify(ok({ user }))
    server.behave(answer(200, body + body))
    expect((await failureOf(call())).kind).toBe('format')
  })
})

describe('D2 a page in the place of an answer', () => {
  it.each([
    ['a portal', answer(200, '<html>Log in to the Wi-Fi</html>')],
    [
      'a portal that asks for a sign-in with the status of ours',
      answer(401, '<html>Log in</html>'),
    ],
    ['a gateway', answer(502, 'bad gateway')],
    ['JSON of somebody else', answerJson(401, { message: 'Log in to the Wi-Fi' })],
  ])('%s is no answer of the server and ends no session', async (_, behaviour) => {
    server.behave(behaviour)
    await failureOf(client()('retrieve_current_user', {}))
    await failureOf(client()('get_user_watchlists', {}))
    expect([answers, unauthorized]).toEqual([0, []])
  })
})

describe('401', () => {
  it('R-AUT-061 D-401 reports the token that was sent, not the one stored meanwhile', async () => {
    server.behave((response) => {
      token = 'tok-2'
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"success":false}')
    })
    expect(await failureOf(client()('retrieve_current_user', {}))).toMatchObject({
      kind: 'http',
      status: 401,
    })
    expect(unauthorized).toEqual(['tok-1'])
  })

  it('asking for capabilities carries no token and signs nobody out, whatever comes back', async () => {
    for (const behaviour of [
      answerJson(401, {}),
      answer(404, 'no such f'),
      answer(200, '<html>'),
      hangUp,
      answerJson(200, { success: false }),
    ]) {
      server.behave(behaviour)
      await failureOf(fetchCapabilities(client()))
    }
    expect(server.seen.every(({ headers }) => headers.authorization === undefined)).toBe(true)
    expect(unauthorized).toEqual([])
  })

  it('knows the announced capabilities and ignores names of the future', async () => {
    server.behave(answerJson(200, ok({ capabilities: ['idempotency', 'teleport', 'versions'] })))
    expect([...(await fetchCapabilities(client()))]).toEqual(['idempotency', 'versions'])
  })
})

describe('the generic helpers', () => {
  it.each(['get', 'POST', 'Put', 'patch', 'delete'])('R-API-016 supports %s', async (method) => {
    server.behave(answerJson(200, { fine: true }))
    const body = method === 'get' ? undefined : { a: 1 }
    expect(await request(method, '/x', body)).toEqual({ fine: true })
    expect(server.seen[0]?.method).toBe(method.toUpperCase())
    expect(server.seen[0]?.text).toBe(body ? '{"a":1}' : '')
  })

  it('R-API-019 refuses any other method', async () => {
    expect((await failureOf(request('head', '/x'))).message).toBe('Unsupported method')
    expect(server.seen).toHaveLength(0)
  })

  it('R-API-017 R-API-018 turns failures into message, status and data', async () => {
    server.behave(answerJson(418, { message: 'teapot' }))
    expect(await failureOf(request('get', '/x'))).toMatchObject({
      message: 'teapot',
      status: 418,
      data: { message: 'teapot' },
    })
    server.behave(hangUp)
    expect(await failureOf(request('get', '/x'))).toMatchObject({ status: 500 })
    server.behave(answer(500, ''))
    expect((await failureOf(request('get', '/x'))).message).toBe('Unknown error occurred')
  })

  it('R-API-020 queries with params, and gives null on 401 only where configured so', async () => {
    server.behave(answerJson(200, [1]))
    expect(await query('/list', { page: 2, q: 'a b', none: undefined })).toEqual([1])
    expect(server.seen[0]?.path).toBe('/list?page=2&q=a+b')
    server.behave(answerJson(401, {}))
    expect(await query('/list', {}, { on401: 'returnNull' })).toBeNull()
    expect((await failureOf(query('/list'))).status).toBe(401)
  })
})
