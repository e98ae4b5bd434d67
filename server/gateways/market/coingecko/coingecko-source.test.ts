import { describe, expect, test } from 'vitest'
import { noShelf } from '#tests/fakes/no-shelf.ts'
import { createMarket } from '../create-market.ts'
import { MarketSourceError } from '../source-port.ts'
import { createCoingecko } from './ask-coingecko.ts'
import { coingeckoSource } from './coingecko-source.ts'
import type { KeptSnapshot, SnapshotKeep } from '../ingest/snapshot-keep.ts'

const startMs = Date.UTC(2026, 5, 1)
const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init })
const coin = (n: number) => ({
  id: `coin-${n}`,
  symbol: `c${n}`,
  name: `Coin ${n}`,
  current_price: 1 + n,
  market_cap: 1e9 - n,
  market_cap_rank: n + 1,
  total_volume: 1e6,
  last_updated: '2026-06-01T00:00:00.000Z',
})
const pageOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => coin(from + n))

const harness = (
  answer: (url: URL, headers: Headers) => Response | Promise<Response>,
  over: { apiKey?: string; baseUrl?: string; pages?: number; callsPerMinute?: number } = {},
) => {
  const requests: { url: URL; headers: Headers }[] = []
  const notes: string[] = []
  const failures: unknown[] = []
  let nowMs = startMs
  let kept: KeptSnapshot | null = null
  const keep: SnapshotKeep = {
    load: async () => kept,
    save: async (snapshot) => {
      kept = structuredClone(snapshot)
    },
  }
  const clock = { nowMs: () => nowMs }
  const ask = createCoingecko({
    apiKey: over.apiKey ?? null,
    baseUrl: over.baseUrl ?? 'https://api.coingecko.test/api/v3',
    timeoutMs: 50,
    callsPerMinute: over.callsPerMinute ?? 60,
    nowMs: clock.nowMs,
    wait: async (ms) => {
      nowMs += ms
    },
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input)
      const headers = new Headers(init?.headers)
      requests.push({ url, headers })
      const gone = new Promise<never>((_, refuse) => {
        init?.signal?.addEventListener('abort', () =>
          refuse(new DOMException('aborted', 'AbortError')),
        )
      })
      return Promise.race([answer(url, headers), gone])
    },
  })
  const source = coingeckoSource({
    ask,
    pages: over.pages ?? 2,
    refreshMs: 600_000,
    nowMs: clock.nowMs,
    onNote: (note) => notes.push(note),
    shelf: noShelf,
  })
  const market = () =>
    createMarket({ source, clock, keep, onFailure: (error) => failures.push(error) })
  return {
    source,
    market,
    requests,
    notes,
    failures,
    pass: (ms: number) => {
      nowMs += ms
    },
  }
}

describe('D-PRICE CoinGecko', () => {
  test('asks pages of 250 with sparklines until one is short', async () => {
    const { market, requests } = harness(
      (url) => json(url.searchParams.get('page') === '1' ? pageOf(0, 250) : pageOf(250, 30)),
      { pages: 4 },
    )
    const opened = market()
    expect(await opened.refresh()).toBe(true)
    expect(
      requests.map(({ url }) => [
        url.pathname,
        url.searchParams.get('page'),
        url.searchParams.get('per_page'),
        url.searchParams.get('vs_currency'),
        url.searchParams.get('sparkline'),
      ]),
    ).toEqual([
      ['/api/v3/coins/markets', '1', '250', 'usd', 'true'],
      ['/api/v3/coins/markets', '2', '250', 'usd', 'true'],
    ])
    expect(opened.view()?.rows).toHaveLength(280)
    expect(opened.view()?.source).toEqual({
      id: 'coingecko',
      is_sample: false,
      as_of: startMs / 1000,
      quarantined: 0,
    })
  })

  test.each([
    ['none', {}, null, null],
    ['demo', { apiKey: 'CG-demo' }, 'CG-demo', null],
    ['pro', { apiKey: 'CG-pro', baseUrl: 'https://pro-api.coingecko.test/api/v3' }, null, 'CG-pro'],
  ])('key: %s', async (_, over, demo, pro) => {
    const { source, requests } = harness(() => json(pageOf(0, 3)), over)
    await source.capture()
    expect(requests[0]?.headers.get('x-cg-demo-api-key')).toBe(demo)
    expect(requests[0]?.headers.get('x-cg-pro-api-key')).toBe(pro)
  })

  test.each([
    [
      'HTML',
      () => new Response('<!DOCTYPE html><html>', { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'half a JSON',
      () =>
        new Response('[{"id":"bitcoin","sym', { headers: { 'content-type': 'application/json' } }),
    ],
    ['an error body with status 200', () => json({ error: 'Missing parameter vs_currency' })],
    ['an empty list', () => json([])],
    ['nothing at all', () => new Response('')],
    ['only nonsense', () => json([{}, null, 7])],
    ['422', () => json({ error: 'Missing parameter vs_currency' }, { status: 422 })],
    ['500', () => json({ status: 500, error: 'Internal Server Error' }, { status: 500 })],
    ['429', () => json({}, { status: 429, headers: { 'retry-after': '60' } })],
    ['a refused connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['silence', () => new Promise<never>(() => {})],
  ])('%s leaves the last snapshot standing, with its true age', async (_, answer) => {
    let isWell = true
    const { market, failures, pass } = harness(() => (isWell ? json(pageOf(0, 3)) : answer()))
    const opened = market()
    await opened.refresh()
    const before = opened.view()
    isWell = false
    pass(3_600_000)
    expect(await opened.refresh()).toBe(false)
    expect(opened.view()).toBe(before)
    expect(opened.view()?.source.as_of).toBe(startMs / 1000)
    expect(failures).toEqual([expect.any(MarketSourceError)])
  })

  test('a page that fails half-way fails the capture: no coin seems to have left the market', async () => {
    let isWell = true
    const { market } = harness((url) =>
      isWell || url.searchParams.get('page') === '1'
        ? json(pageOf(url.searchParams.get('page') === '1' ? 0 : 250, 250))
        : json({}, { status: 503 }),
    )
    const opened = market()
    await opened.refresh()
    isWell = false
    await opened.refresh()
    expect(opened.view()?.rows).toHaveLength(500)
  })

  test('Retry-After is honoured, in seconds and as a date', async () => {
    const headers = ['60', new Date(startMs + 90_000).toUTCString(), 'soon']
    const seen: unknown[] = []
    for (const retryAfter of headers) {
      const { source } = harness(() =>
        json({}, { status: 429, headers: { 'retry-after': retryAfter } }),
      )
      seen.push(
        await source
          .capture()
          .catch((error: unknown) =>
            error instanceof MarketSourceError ? error.retryAfterMs : error,
          ),
      )
    }
    expect(seen).toEqual([60_000, 90_000, null])
  })

  test('after a restart without the provider the kept snapshot is shown, as old as it is, and blocks keep their numbers', async () => {
    let isWell = true
    const { market, pass } = harness(() =>
      isWell ? json(pageOf(0, 240)) : Promise.reject(new TypeError('fetch failed')),
    )
    const first = market()
    await first.refresh()
    isWell = false
    pass(7_200_000)
    const second = market()
    await second.start()
    second.stop()
    expect(second.view()?.rows).toEqual(first.view()?.rows)
    expect(second.view()?.source.as_of).toBe(startMs / 1000)
    expect(
      second
        .view()
        ?.block(2)
        ?.items.map(({ id }) => id),
    ).toEqual(
      first
        .view()
        ?.block(2)
        ?.items.map(({ id }) => id),
    )
    expect(second.view()?.version).toBeGreaterThanOrEqual(first.view()?.version ?? Infinity)
  })

  test('bad rows are counted where everyone can see it, unknown fields noted once', async () => {
    const { market, notes } = harness(() =>
      json([...pageOf(0, 3).map((row) => ({ ...row, shiny: 1 })), {}, null]),
    )
    const opened = market()
    await opened.refresh()
    await opened.refresh()
    expect(opened.view()?.source.quarantined).toBe(2)
    expect(notes).toEqual(['CoinGecko sends a field that is not known yet: shiny'])
  })

  test('odd ids are encoded when asked for', async () => {
    const { source, requests } = harness(() => json({ prices: [[startMs, 1]] }))
    await source.priceHistory('1move token', '7d')
    await source.priceHistory('boringdao-[old]', '7d')
    expect(requests.map(({ url }) => url.pathname)).toEqual(
      [
        '/api/v3/coins/1move%20token/market_chart',
        '/api/v3/coins/boringdao-%5Bold%5D/market_chart',
      ].map((path) =>
        expect.stringMatching(
          new RegExp(`${path.replaceAll('%5B', '(%5B|\\[)').replaceAll('%5D', '(%5D|\\])')}$`),
        ),
      ),
    )
  })

  test('details are asked once in six hours, shared, and an old answer beats none', async () => {
    let answers = 0
    const { source, pass } = harness(() => {
      answers += 1
      if (answers > 1) throw new TypeError('fetch failed')
      return json({ id: 'coin-1', description: { en: '<b>Hi</b>' }, links: {} })
    })
    const extras = await Promise.all([source.coinExtra?.('coin-1'), source.coinExtra?.('coin-1')])
    expect(extras.map((extra) => extra?.description)).toEqual(['Hi', 'Hi'])
    pass(6 * 3_600_000 + 1)
    expect((await source.coinExtra?.('coin-1'))?.description).toBe('Hi')
    expect(answers).toBe(2)
  })

  test('without an answer a week of history is the sparkline, other ranges say that there is none yet', async () => {
    const { source } = harness((url) =>
      url.pathname.endsWith('/markets')
        ? json([{ ...coin(1), sparkline_in_7d: { price: [1, 2, 3] } }])
        : json({}, { status: 500 }),
    )
    await source.capture()
    expect((await source.priceHistory('coin-1', '7d')).map(({ price }) => price)).toEqual([1, 2, 3])
    await expect(source.priceHistory('coin-1', '1y')).rejects.toThrow(MarketSourceError)
  })
})
