// Public lists are made once per question and view, and whoever has one already hears just that (decisions/209).
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMarket, type Market } from '#server/gateways/market/create-market.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'

let nowMs = Date.UTC(2026, 10, 21, 7, 30)
const clock = { nowMs: () => nowMs }
let market: Market
let server: MemoryServer
let plain: MemoryServer

beforeAll(async () => {
  market = createMarket({ source: sampleMarketSource(clock), clock })
  await market.refresh()
  server = await createMemoryServer({ market, clock })
  plain = await createMemoryServer({ market, clock, extensions: false })
})
afterAll(async () => {
  await server.close()
  await plain.close()
})

const ask = (
  payload: object,
  headers: Record<string, string> = {},
  host: MemoryServer = server,
): Promise<Response> =>
  host.fetch('https://api.example/client.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', ...headers },
    body: JSON.stringify({ f: 'get_coins', ...payload }),
  })
const etagOf = (response: Response): string => response.headers.get('etag') ?? ''

test('one list in every encoding, first and again, is the same list', async () => {
  const text = await (await ask({ sort_by: 'name' })).text()
  for (const [encoding, open] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const response = await ask({ sort_by: 'name' }, { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toContain('accept-encoding')
    expect(open(Buffer.from(await response.arrayBuffer())).toString()).toBe(text)
  }
})

test('who has it hears 304 without a body; another page, and the next market, are sent', async () => {
  const etag = etagOf(await ask({ page: 1 }))
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  const same = await ask({ page: 1 }, { 'if-none-match': etag })
  expect([same.status, await same.text()]).toEqual([304, ''])
  const other = await ask({ page: 2 }, { 'if-none-match': etag })
  expect(other.status).toBe(200)
  expect(etagOf(other)).not.toBe(etag)
  nowMs += 60_000
  await market.refresh()
  const next = await ask({ page: 1 }, { 'if-none-match': etag })
  expect(next.status).toBe(200)
  expect(etagOf(next)).not.toBe(etag)
})

const listedLately = async (): Promise<number> => {
  const response = await ask({ listing_date: '24hours', page_size: 250 })
  return ((await response.json()) as { output: { total: number } }).output.total
}

test('a listing window moves with the clock, not with the market', async () => {
  const before = await listedLately()
  nowMs += 400 * 86_400_000
  expect(await listedLately()).toBe(0)
  nowMs -= 400 * 86_400_000
  expect(await listedLately()).toBe(before)
})

test('a plain host names no list and answers in full', async () => {
  const etag = etagOf(await ask({}))
  const response = await ask({}, { 'if-none-match': etag }, plain)
  expect(response.status).toBe(200)
  expect(response.headers.get('etag')).toBeNull()
  expect(await response.json()).toEqual(await (await ask({})).json())
})

test('what the contract refuses is refused before any list', async () => {
  expect((await ask({ page: 0 })).status).toBe(422)
  expect((await ask({ sort_by: 'luck' }, { 'if-none-match': '*' })).status).toBe(422)
})
