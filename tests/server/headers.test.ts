// What every answer tells the browser it may do (design 6): each address, each call, each way to fail, none left out.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallName } from '#contract/calls.ts'
import { movedPages, pages } from '#domain/page/pages.ts'
import { makeBuiltApp } from '#tests/fakes/built-app.ts'
import { furnishAccount, type FurnishedAccount } from '#tests/fakes/furnished-account.ts'
import {
  createMemoryServer,
  type FakeServerOptions,
  type MemoryServer,
} from '#tests/fakes/memory-server.ts'
import { samplePayloads } from '#tests/fakes/sample-payloads.ts'

const names = Object.keys(calls) as CallName[]
const paths = [...new Set(Object.values(calls).map(({ path }) => path))]
const html = { accept: 'text/html,application/xhtml+xml' }
const json = { 'content-type': 'application/json' }

const policy = (images: string): string[] => [
  "base-uri 'none'",
  "connect-src 'self'",
  "default-src 'none'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  `img-src 'self' data:${images}`,
  "manifest-src 'self'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'trusted-types default dompurify svelte-trusted-html',
  "worker-src 'self'",
]

/** The headers that rule the browser, as one value to compare; the policy's order means nothing. */
const ruling = ({ headers }: Response) => ({
  policy: headers.get('content-security-policy')?.split(';').toSorted(),
  types: headers.get('x-content-type-options'),
  referrer: headers.get('referrer-policy'),
  hsts: headers.get('strict-transport-security'),
  frames: headers.get('x-frame-options'),
  opener: headers.get('cross-origin-opener-policy'),
  resources: headers.get('cross-origin-resource-policy'),
  embedder: headers.get('cross-origin-embedder-policy'),
  permissions: headers.get('permissions-policy'),
  madeWith: headers.get('x-powered-by'),
})

const seen = (response: Response) => ({ status: response.status, ...ruling(response) })

const permissions =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()'
const rules = {
  permissions,
  types: 'nosniff',
  referrer: 'strict-origin-when-cross-origin',
  frames: 'DENY',
  opener: 'same-origin',
  resources: 'same-origin',
  embedder: null,
  madeWith: null,
}
const overHttp = { ...rules, policy: policy(''), hsts: null }
const overHttps = {
  ...rules,
  policy: policy(
    ' https://coin-images.coingecko.com https://assets.coingecko.com https://flags.example',
  ),
  hsts: 'max-age=31536000',
}

const app = makeBuiltApp()
afterAll(() => app.remove())

const addresses = [
  ...pages.map((page) => page.replace(/\$\w+/, 'some-thing')),
  ...movedPages.keys(),
]

describe.each([
  ['http', {}, overHttp],
  [
    'https',
    {
      APP_ORIGIN: 'https://app.example.com',
      MARKET_SOURCE: 'coingecko',
      FLAG_SERVICE_URL: 'https://flags.example/x',
    },
    overHttps,
  ],
] as const)('over %s', (_, settings, expected) => {
  let server: MemoryServer
  let owner: FurnishedAccount
  const made: MemoryServer[] = []
  let broken: MemoryServer | undefined
  const serve = async (options: FakeServerOptions = {}): Promise<MemoryServer> => {
    const created = await createMemoryServer({
      ...options,
      environment: { APP_DIR: app.dir, ...settings, ...options.environment },
    })
    made.push(created)
    return created
  }
  beforeAll(async () => {
    server = await serve()
    owner = await furnishAccount(server, 'header')
  })
  afterAll(async () => {
    for (const created of made) if (created !== broken) await created.close()
  })

  const ruled = (status: number) => ({ status, ...expected })
  const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    server.fetch(`http://x${url}`, { method, headers })
  const post = (path: string, body: string, headers: Record<string, string> = {}, by = server) =>
    by.fetch(`http://x${path}`, { method: 'POST', body, headers: { ...json, ...headers } })
  const callOf = (f: CallName, payload: object, token?: string, by = server) =>
    post(
      calls[f].path,
      JSON.stringify({ f, ...payload }),
      token === undefined ? {} : { authorization: `Bearer ${token}` },
      by,
    )

  it(`each of the ${addresses.length} addresses of the app, opened or only asked after`, async () => {
    for (const address of addresses) {
      expect(seen(await get(address, html))).toEqual(ruled(200))
      expect(seen(await get(address, html, 'HEAD'))).toEqual(ruled(200))
    }
  })

  it.each([
    ['/', 200],
    ['/index.html', 200],
    ['/sw.js', 200],
    ['/assets/main-a1b2c3d4.js', 200],
    ['/icon.png', 200],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/landing', 404],
    ['/assets/gone-00000000.js', 404],
    ['/missing.png', 404],
    ['/.vite/manifest.json', 404],
    ['/%2e%2e/package.json', 404],
    ['/%E0%A4%A', 404],
  ] as const)('%s is %i, compressed or not', async (url, status) => {
    for (const encoding of ['identity', 'gzip', 'br'])
      expect(seen(await get(url, { ...html, 'accept-encoding': encoding }))).toEqual(ruled(status))
  })

  it('a copy that is still good; a part of a file is the whole of it', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    expect(seen(await get('/', { 'if-none-match': etag }))).toEqual(ruled(304))
    for (const range of ['bytes=0-9', 'bytes=999999-', 'bytes=9-0'])
      expect(seen(await get('/sw.js', { range }))).toEqual(ruled(200))
  })

  it('an address that names a file outside is answered like any other that is not there', async () => {
    for (const url of ['/..%2f..%2fetc/passwd', '/..%5c..%5cetc', '/assets/%00'])
      expect(seen(await get(url))).toEqual(ruled(404))
  })

  it.each(names)('%s, served', async (f) => {
    const before = server.snapshot()
    expect({ f, ...ruling(await callOf(f, samplePayloads[f](owner), owner.token)) }).toEqual({
      f,
      ...expected,
    })
    server.restore(before)
  })

  it.each(names.filter((f) => calls[f].auth === 'user'))(
    '%s, refused without a session',
    async (f) => {
      expect(seen(await callOf(f, samplePayloads[f](owner)))).toEqual(ruled(401))
    },
  )

  it.each(names.filter((f) => !calls[f].payload.safeParse({}).success))(
    '%s, refused without what it needs',
    async (f) => {
      expect(seen(await callOf(f, {}, owner.token))).toEqual(ruled(422))
    },
  )

  it.each(paths)('%s: every way to ask wrongly', async (path) => {
    expect(seen(await post(path, '{"f":"nothing"}'))).toEqual(ruled(404))
    expect(seen(await post(path, '[]'))).toEqual(ruled(422))
    expect(seen(await post(path, '{"f":'))).toEqual(ruled(400))
    expect(seen(await post(path, ''))).toEqual(ruled(400))
    expect(seen(await post(path, '{}', { 'content-type': 'text/plain' }))).toEqual(ruled(415))
    expect(seen(await post(path, JSON.stringify({ f: 'x'.repeat(70_000) })))).toEqual(ruled(413))
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'])
      expect(seen(await get(path, html, method))).toEqual(ruled(404))
  })

  it('429: too many calls', async () => {
    const limited = await serve({ environment: { RATE_LIMITS: 'on', LIMIT_CALLS_PER_MINUTE: '1' } })
    await callOf('get_capabilities', {}, undefined, limited)
    expect(seen(await callOf('get_capabilities', {}, undefined, limited))).toEqual(ruled(429))
  })

  it('500 and 503: the database is gone, and the server is going', async () => {
    broken = await serve()
    const { token } = (
      await broken.call('register_user', {
        email: 'a@example.com',
        password: 'Correct-horse-9',
        username: 'ada',
      })
    ).output as { token: string }
    await broken.deps.store.close()
    expect(seen(await callOf('get_user_watchlists', {}, token, broken))).toEqual(ruled(500))
    expect(seen(await broken.fetch('http://x/readyz'))).toEqual(ruled(503))
  })
})

it('asked by another origin first, the answer rules no less', async () => {
  const server = await createMemoryServer({
    environment: { APP_DIR: app.dir, APP_ORIGIN: 'https://app.example.com' },
  })
  const headers = {
    origin: 'https://app.example.com',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization',
  }
  const response = await server.fetch('http://x/client.php', { method: 'OPTIONS', headers })
  expect(seen(response)).toEqual({
    status: 204,
    ...rules,
    policy: policy(''),
    hsts: 'max-age=31536000',
  })
  await server.close()
})
