// The built app from the same origin: what is kept, what is asked for anew, what is 404, and what every response allows.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'

const page = `<!doctype html><title>CoinSight</title>${' '.repeat(2000)}`
const script = `export const answer = 42 // ${'x'.repeat(2000)}`
const html = { accept: 'text/html,application/xhtml+xml' }

let appDir = ''
let server: MemoryServer

beforeAll(async () => {
  appDir = mkdtempSync(path.join(tmpdir(), 'coinsight-app-'))
  const write = (file: string, content: string): void => {
    mkdirSync(path.dirname(path.join(appDir, file)), { recursive: true })
    writeFileSync(path.join(appDir, file), content)
    writeFileSync(path.join(appDir, `${file}.br`), brotliCompressSync(content))
    writeFileSync(path.join(appDir, `${file}.gz`), gzipSync(content))
  }
  write('index.html', page)
  write('sw.js', script)
  write('assets/main-a1b2c3d4.js', script)
  write('.vite/manifest.json', '{}')
  writeFileSync(path.join(appDir, 'icon.png'), 'png')
  server = await createMemoryServer({ environment: { APP_DIR: appDir, APP_ORIGIN: 'https://app.example.com', MARKET_SOURCE: 'coingecko', FLAG_SERVICE_URL: 'https://flags.example/x' } })
})
afterAll(async () => {
  await server.close()
  rmSync(appDir, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') => server.fetch(`http://x${url}`, { method, headers })
const raw = async (url: string, headers: Record<string, string>) => {
  const response = await get(url, headers)
  return { encoding: response.headers.get('content-encoding'), vary: response.headers.get('vary'), cache: response.headers.get('cache-control'), status: response.status }
}

const preflight = (origin: string) => get('/client.php', { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type,idempotency-key,x-lane' }, 'OPTIONS')

describe('files', () => {
  it.each([
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/assets/main-a1b2c3d4.js', 'public, max-age=31536000, immutable'],
    ['/icon.png', 'public, max-age=3600'],
  ])('%s is cached as "%s", compressed or not', async (url, cache) => {
    for (const encoding of ['identity', 'gzip', 'br, gzip']) expect(await raw(url, { 'accept-encoding': encoding })).toMatchObject({ status: 200, cache })
  })

  it('sends the copies made at build time', async () => {
    expect(await raw('/assets/main-a1b2c3d4.js', { 'accept-encoding': 'gzip, deflate, br' })).toMatchObject({ encoding: 'br', vary: expect.stringMatching(/accept-encoding/i) })
    expect(await raw('/', { 'accept-encoding': 'gzip' })).toMatchObject({ encoding: 'gzip' })
    expect(await (await get('/sw.js')).text()).toBe(script)
  })

  it('answers 304 to a copy that is still good', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
  })

  it.each(['/coinlist', '/coin/bitcoin?range=7d', '/verify-email?token=a.b', '/blog/first-post/', '/admin/users', '/topgainers?x=1'])('a person opening %s gets the page', async (url) => {
    const response = await get(url, html)
    expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([200, 'no-cache', page])
  })

  it.each(['/landing', '/scout', '/upcoming-detail/x', '/coin/bitcoin/more'])('D-NOTFOUND a person opening %s gets the page that says so, as a 404', async (url) => {
    const response = await get(url, html)
    expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([404, 'no-cache', page])
  })

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

describe('every response', () => {
  it('carries the exact policy, Trusted Types included', async () => {
    const answers = await Promise.all([get('/'), get('/assets/main-a1b2c3d4.js'), get('/nowhere.js'), get('/healthz'), get('/client.php', {}, 'POST')])
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')?.split(';').toSorted()).toEqual([
        "base-uri 'none'", "connect-src 'self'", "default-src 'none'", "font-src 'self'", "form-action 'self'", "frame-ancestors 'none'",
        "img-src 'self' data: https://coin-images.coingecko.com https://assets.coingecko.com https://flags.example", "manifest-src 'self'", "object-src 'none'",
        "require-trusted-types-for 'script'", "script-src 'self'", "style-src 'self' 'unsafe-inline'",
        'trusted-types default dompurify svelte-trusted-html', "worker-src 'self'",
      ])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
      expect(headers.get('cross-origin-embedder-policy')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  it('sends HSTS only where people come by https', async () => {
    const local = await createMemoryServer()
    expect((await local.fetch('http://x/healthz')).headers.get('strict-transport-security')).toBeNull()
    expect((await local.fetch('http://x/healthz')).headers.get('content-security-policy')).toContain("img-src 'self' data:;")
    await local.close()
  })
})

describe('other origins', () => {
  it('D-COOKIE only the exact APP_ORIGIN may call, with its headers', async () => {
    const { headers, status } = await preflight('https://app.example.com')
    expect([status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]).toEqual([204, 'https://app.example.com', 'true'])
    for (const header of ['authorization', 'content-type', 'content-language', 'idempotency-key', 'x-client-id', 'x-lane', 'x-lane-seq']) expect(headers.get('access-control-allow-headers')).toContain(header)
    for (const origin of ['https://app.example.com.evil.example', 'http://app.example.com', 'null']) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).not.toBe(origin)
    }
  })
})

describe('limits and health', () => {
  it('600 calls a minute per network address, then 429 with Retry-After', async () => {
    let nowMs = 1_800_000_000_000
    const limited = await createMemoryServer({ clock: { nowMs: () => nowMs }, environment: { RATE_LIMITS: 'on', LIMIT_CALLS_PER_MINUTE: '20' } })
    for (let n = 0; n < 20; n += 1) expect((await limited.call('get_capabilities', {})).status).toBe(200)
    nowMs += 10_000
    expect(await limited.call('get_capabilities', {})).toMatchObject({ status: 429, error: 'RATE_LIMITED', headers: { 'retry-after': '50' } })
    nowMs += 50_001
    expect((await limited.call('get_capabilities', {})).status).toBe(200)
    await limited.close()
  })

  it('a lost database is said by /readyz and as a 500 in the envelope', async () => {
    const broken = await createMemoryServer()
    const { token } = (await broken.call('register_user', { email: 'a@example.com', password: 'Correct-horse-9', username: 'ada' })).output as { token: string }
    expect((await broken.fetch('http://x/readyz')).status).toBe(200)
    await broken.deps.store.close()
    expect((await broken.fetch('http://x/readyz')).status).toBe(503)
    expect((await broken.fetch('http://x/healthz')).status).toBe(200)
    expect(await broken.call('get_user_watchlists', {}, { token })).toMatchObject({ status: 500, success: false, error: 'SERVER_ERROR' })
  })
})
