// The built app from the same origin: what is kept, what is asked for anew, and what is 404.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { movedPages, pages } from '#domain/page/pages.ts'
import { makeBuiltApp } from '#tests/fakes/built-app.ts'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'

const html = { accept: 'text/html,application/xhtml+xml' }

const { dir, page, script, remove } = makeBuiltApp()
let server: MemoryServer

beforeAll(async () => {
  server = await createMemoryServer({
    environment: { APP_DIR: dir, APP_ORIGIN: 'https://app.example.com' },
  })
})
afterAll(async () => {
  await server.close()
  remove()
})

/** The document without what each address says of itself. */
const bare = (text: string): string => text.replace(/<head>[^]*<\/head>/, '')
const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.fetch(`http://x${url}`, { method, headers })
const raw = async (url: string, headers: Record<string, string>) => {
  const response = await get(url, headers)
  return {
    encoding: response.headers.get('content-encoding'),
    vary: response.headers.get('vary'),
    cache: response.headers.get('cache-control'),
    status: response.status,
  }
}

const preflight = (origin: string) =>
  get(
    '/client.php',
    {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key,x-lane',
    },
    'OPTIONS',
  )

describe('files', () => {
  it.each([
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/assets/main-a1b2c3d4.js', 'public, max-age=31536000, immutable'],
    ['/icon.png', 'public, max-age=3600'],
  ])('%s is cached as "%s", compressed or not', async (url, cache) => {
    for (const encoding of ['identity', 'gzip', 'br, gzip'])
      expect(await raw(url, { 'accept-encoding': encoding })).toMatchObject({ status: 200, cache })
  })

  it('sends the copies made at build time', async () => {
    expect(
      await raw('/assets/main-a1b2c3d4.js', { 'accept-encoding': 'gzip, deflate, br' }),
    ).toMatchObject({ encoding: 'br', vary: expect.stringMatching(/accept-encoding/i) })
    expect(await raw('/', { 'accept-encoding': 'gzip' })).toMatchObject({ encoding: 'gzip' })
    expect(await (await get('/sw.js')).text()).toBe(script)
  })

  it.each(['/', '/coinlist', '/index.html'])(
    'answers 304 to a copy of %s that is good',
    async (url) => {
      const etag = (await get(url, html)).headers.get('etag') ?? ''
      for (const known of [etag, `"other", ${etag}`]) {
        const response = await get(url, { ...html, 'if-none-match': known })
        expect([response.status, await response.text()]).toEqual([304, ''])
        expect(response.headers.get('cache-control')).toBe('no-cache')
      }
      expect((await get(url, { ...html, 'if-none-match': '"other"' })).status).toBe(200)
    },
  )

  it('gives the worker the document as it was built, so that every device keeps the same one', async () => {
    expect(await (await get('/index.html')).text()).toBe(page)
  })

  it('the page of no address is never a 304, as its status would be lost', async () => {
    const etag = (await get('/no-such-page', html)).headers.get('etag') ?? ''
    expect((await get('/no-such-page', { ...html, 'if-none-match': etag })).status).toBe(404)
  })

  it.each([
    '/coinlist',
    '/coin/bitcoin?range=7d',
    '/verify-email?token=a.b',
    '/blog/first-post/',
    '/admin/users',
    '/topgainers?x=1',
  ])('a person opening %s gets the page', async (url) => {
    const response = await get(url, html)
    expect([
      response.status,
      response.headers.get('cache-control'),
      bare(await response.text()),
    ]).toEqual([200, 'no-cache', bare(page)])
  })

  it.each<Record<string, string>>([{ accept: '*/*' }, { accept: 'image/png, */*;q=0.5' }, {}])(
    'R-RTE-060 whoever takes anything (%o), as link previews do, gets the pages there are and no others',
    async (headers) => {
      const response = await get('/coinlist', headers)
      expect([response.status, bare(await response.text())]).toEqual([200, bare(page)])
      expect((await get('/no-such-page', headers)).status).toBe(404)
    },
  )

  const addresses = [
    '/',
    ...pages
      .filter((address) => address !== '/')
      .map((address) => address.replace(/\$\w+/, 'a.b-1')),
    ...movedPages.keys(),
    '/coin/bitcoin/?tab=news',
    '/coinlist?search=a,b/c',
    '/dev/sync',
  ]
  it.each<[string, Record<string, string>]>([
    ['a browser', { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }],
    ['an old browser', { accept: 'application/xhtml+xml, image/png, image/*, */*;q=0.1' }],
    ['whoever takes anything', { accept: '*/*' }],
    ['whoever says nothing', {}],
    ['whoever says an empty word', { accept: '' }],
    ['whoever takes any text', { accept: 'text/*' }],
    ['whoever takes XHTML', { accept: 'application/xhtml+xml' }],
    ['whoever shouts', { accept: 'TEXT/HTML; charset=utf-8' }],
    ['whoever ranks', { accept: 'application/json;q=0.5, text/html;q=0.001' }],
    ['a crawler', { accept: 'text/html, application/rss+xml, */*;q=0.5', from: 'bot@example.com' }],
  ])('R-RTE-060 %s (%o) gets every address as a page with 200', async (_, headers) => {
    for (const address of addresses)
      for (const method of ['GET', 'HEAD']) {
        const response = await get(address, headers, method)
        const type = response.headers.get('content-type')
        expect([address, response.status, type]).toEqual([address, 200, 'text/html; charset=utf-8'])
        expect(bare(await response.text())).toBe(method === 'GET' ? bare(page) : '')
      }
  })

  it.each([
    ['/client.php', {}],
    ['/authentication.php', { accept: 'text/html' }],
    ['/stripe_checkout.php', { accept: 'text/*' }],
    ['/assets/gone-00000000.js', { accept: 'text/html' }],
    ['/assets/gone-00000000.css', { accept: 'text/*' }],
    ['/assets/gone', { accept: 'text/html' }],
    ['/favicon-of-nobody.ico', { accept: 'image/*,*/*;q=0.8' }],
    ['/coinlist', { accept: 'application/json' }],
    ['/coinlist', { accept: 'text/html;q=0, application/json' }],
    ['/no-such-page', { accept: '*/*' }],
  ])('R-RTE-060 %s with %o stays a 404 in the envelope', async (address, headers) => {
    const response = await get(address, headers)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ success: false, error: 'REQUEST_NOT_FOUND' })
  })

  it.each(['/landing', '/strategist', '/upcoming-detail/x', '/coin/bitcoin/more'])(
    'D-NOTFOUND a person opening %s gets the page that says so, as a 404',
    async (url) => {
      const response = await get(url, html)
      expect([
        response.status,
        response.headers.get('cache-control'),
        bare(await response.text()),
      ]).toEqual([404, 'no-cache', bare(page)])
    },
  )

  it.each([
    ['/assets/gone-00000000.js', {}],
    ['/assets/gone-00000000.js', html],
    ['/missing.png', html],
    ['/coinlist', { accept: 'application/json' }],
    ['/client.php', html],
    ['/.vite/manifest.json', {}],
    ['/%2e%2e/package.json', {}],
    ['/..%2f..%2fetc/passwd', {}],
  ])('%s is 404 and never the page', async (url, headers) => {
    const response = await get(url, headers)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ success: false, error: 'REQUEST_NOT_FOUND' })
  })
})

describe('other origins', () => {
  it('D-COOKIE only the exact APP_ORIGIN may call, with its headers', async () => {
    const { headers, status } = await preflight('https://app.example.com')
    expect([
      status,
      headers.get('access-control-allow-origin'),
      headers.get('access-control-allow-credentials'),
    ]).toEqual([204, 'https://app.example.com', 'true'])
    for (const header of [
      'authorization',
      'content-type',
      'content-language',
      'idempotency-key',
      'x-client-id',
      'x-lane',
      'x-lane-seq',
      'x-if-fields-version',
      'x-base-fields-version',
    ])
      expect(headers.get('access-control-allow-headers')).toContain(header)
    for (const origin of [
      'https://app.example.com.evil.example',
      'http://app.example.com',
      'null',
    ]) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).not.toBe(origin)
    }
  })
})

describe('limits and health', () => {
  it('600 calls a minute per network address, then 429 with Retry-After', async () => {
    let nowMs = 1_800_000_000_000
    const limited = await createMemoryServer({
      clock: { nowMs: () => nowMs },
      environment: { RATE_LIMITS: 'on', LIMIT_CALLS_PER_MINUTE: '20' },
    })
    for (let n = 0; n < 20; n += 1)
      expect((await limited.call('get_capabilities', {})).status).toBe(200)
    nowMs += 10_000
    expect(await limited.call('get_capabilities', {})).toMatchObject({
      status: 429,
      error: 'RATE_LIMITED',
      headers: { 'retry-after': '50' },
    })
    nowMs += 50_001
    expect((await limited.call('get_capabilities', {})).status).toBe(200)
    await limited.close()
  })

  it('a lost database is said by /readyz and as a 500 in the envelope', async () => {
    const broken = await createMemoryServer()
    const { token } = (
      await broken.call('register_user', {
        email: 'a@example.com',
        password: 'Correct-horse-9',
        username: 'ada',
      })
    ).output as { token: string }
    expect((await broken.fetch('http://x/readyz')).status).toBe(200)
    await broken.deps.store.close()
    expect((await broken.fetch('http://x/readyz')).status).toBe(503)
    expect((await broken.fetch('http://x/healthz')).status).toBe(200)
    expect(await broken.call('get_user_watchlists', {}, { token })).toMatchObject({
      status: 500,
      success: false,
      error: 'SERVER_ERROR',
    })
  })
})
