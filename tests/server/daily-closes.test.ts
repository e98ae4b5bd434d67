// Daily closes over the wire: what a question must look like, what the sample market tells, what a database keeps.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { clientCoinCalls } from '#contract/calls/client-coin.ts'
import { clientMarketCalls } from '#contract/calls/client-market.ts'
import { createMarket } from '#server/gateways/market/create-market.ts'
import type { MarketPort } from '#server/gateways/market/market-port.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'
import {
  closeReaches,
  extendReaches,
  saveCloses,
  saveReach,
} from '#server/store/market/daily-close-queries.ts'
import type { Store } from '#server/store/store.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import { createMemoryServer, serveStore, type FakeServer } from '#tests/fakes/memory-server.ts'

const daySec = 86_400
const startMs = Date.UTC(2026, 10, 21, 7, 30)
const today = Math.floor(startMs / 1000 / daySec)
let nowMs = startMs
const clock = { nowMs: () => nowMs }

const sampleMarket = async (): Promise<MarketPort> => {
  const market = createMarket({ source: sampleMarketSource(clock), clock })
  await market.refresh()
  return market
}
/** A market that knows only now, as every real one. */
const forgetfulMarket = async (): Promise<MarketPort> => {
  const { dailyCloses: _dailyCloses, ...source } = sampleMarketSource(clock)
  const market = createMarket({ source, clock })
  await market.refresh()
  return market
}
const closesOf = async (server: FakeServer, ids: string[], fromDay: number) =>
  clientCoinCalls.get_daily_closes.output.parse(
    (await server.call('get_daily_closes', { ids, since: fromDay * daySec })).output,
  )

const many = (count: number): string[] => Array.from({ length: count }, (_, n) => `coin-${n}`)
const pricesAt = async (server: FakeServer, id: string): Promise<Map<number, number>> => {
  const { points } = clientMarketCalls.get_coin_price_history.output.parse(
    (await server.call('get_coin_price_history', { id, range: '1y' })).output,
  )
  return new Map(points.map(({ t, price }) => [t, price]))
}

afterEach(() => {
  nowMs = startMs
})

describe('a question for daily closes', () => {
  let server: FakeServer
  beforeAll(async () => {
    server = await createMemoryServer({ market: await sampleMarket(), clock })
  })
  afterAll(() => server.close())

  test.each([
    ['no coin', { ids: [], since: 0 }, 'ids'],
    ['more than a hundred', { ids: many(101), since: 0 }, 'ids'],
    ['a coin without a name', { ids: ['bitcoin', ''], since: 0 }, 'ids.1'],
    ['no time', { ids: ['bitcoin'] }, 'since'],
    ['a time before 1970', { ids: ['bitcoin'], since: -1 }, 'since'],
    ['half a second', { ids: ['bitcoin'], since: 0.5 }, 'since'],
    ['milliseconds', { ids: ['bitcoin'], since: startMs }, 'since'],
    ['a date', { ids: ['bitcoin'], since: '2026-01-01' }, 'since'],
  ])('is refused with %s, and the answer names the field', async (_, payload, field) => {
    expect(await server.call('get_daily_closes', payload as never)).toMatchObject({
      status: 422,
      success: false,
      error: 'REQUEST_INVALID',
      fields: [field],
    })
  })

  test('takes a hundred coins; those nobody knows are absent, and one named twice counts once', async () => {
    const { closes } = await closesOf(server, ['bitcoin', 'bitcoin', ...many(98)], today - 3)
    expect(Object.keys(closes)).toEqual(['bitcoin'])
  })

  test('needs no session, and is one of the announced extensions', async () => {
    const { output } = await server.call('get_capabilities', {})
    expect((output as { capabilities: string[] }).capabilities).toContain('daily-closes')
    expect((await closesOf(server, ['bitcoin'], today)).closes).toEqual({})
  })

  test('waits for the first market', async () => {
    const empty = await createMemoryServer({ clock })
    expect(await empty.call('get_daily_closes', { ids: ['bitcoin'], since: 0 })).toMatchObject({
      status: 503,
      error: 'MARKET_NOT_READY',
    })
    await empty.close()
  })
})

describe('closes of the sample market', () => {
  test.each(['bitcoin', 'solana', 'tether', 'pepe'])(
    'every close of %s is the point of its chart at the midnight that ends the day',
    async (id) => {
      const server = await createMemoryServer({ market: await sampleMarket(), clock })
      const { closes, as_of, source } = await closesOf(server, [id], today - 300)
      const charted = await pricesAt(server, id)
      const { first_day, prices } = closes[id] ?? { first_day: 0, prices: [] }
      expect([first_day, prices.length]).toEqual([today - 300, 300])
      expect(prices).toEqual(prices.map((_, n) => charted.get((first_day + n + 1) * daySec)))
      expect(as_of).toBe(today * daySec)
      expect(source).toMatchObject({ id: 'sample', is_sample: true, as_of: today * daySec })
      await server.close()
    },
  )

  test('a coin has no close from before its first day, and nothing of it is written down', async () => {
    const server = await createMemoryServer({ market: await sampleMarket(), clock })
    const { closes } = await closesOf(server, ['bitcoin', 'pepe'], 0)
    const [older, younger] = [closes['bitcoin'], closes['pepe']]
    expect(older?.first_day).toBeLessThan(younger?.first_day ?? 0)
    for (const coin of [older, younger]) {
      expect((coin?.first_day ?? 0) + (coin?.prices.length ?? 0)).toBe(today)
      expect(coin?.prices.every((price) => price !== null && price > 0)).toBe(true)
    }
    expect(await server.deps.store.db.selectFrom('daily_closes').selectAll().execute()).toEqual([])
    await server.close()
  })

  test('the day that ends becomes one more close, and those before it stay', async () => {
    const server = await createMemoryServer({ market: await sampleMarket(), clock })
    const before = (await closesOf(server, ['solana'], today - 5)).closes['solana']
    nowMs += daySec * 1000
    const after = (await closesOf(server, ['solana'], today - 5)).closes['solana']
    expect(after?.prices.slice(0, -1)).toEqual(before?.prices)
    expect(after?.prices).toHaveLength(6)
    await server.close()
  })
})

describeOnBothStores('kept closes', (makePlace) => {
  let place: Place
  let store: Store
  let server: FakeServer
  beforeAll(async () => {
    place = await makePlace()
    store = await openStoreAt(place)
    server = await serveStore(store, { market: await forgetfulMarket(), clock })
    await saveCloses(store.db, [
      { coin_id: 'bitcoin', day: today - 9, close: 90_000.5 },
      { coin_id: 'bitcoin', day: today - 6, close: 91_000 },
      { coin_id: 'bitcoin', day: today - 5, close: 92_000 },
      { coin_id: '__proto__', day: today - 2, close: 0.000_000_012_3 },
    ])
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  test('days that nobody told are holes, coins without any are absent', async () => {
    const { closes } = await closesOf(server, ['bitcoin', 'ethereum', '__proto__'], today - 20)
    expect(Object.entries(closes)).toEqual([
      ['__proto__', { first_day: today - 2, prices: [0.000_000_012_3] }],
      ['bitcoin', { first_day: today - 9, prices: [90_000.5, null, null, 91_000, 92_000] }],
    ])
  })

  test('a block begins with the day of the time asked for, and with the first close after it', async () => {
    const blocks = await Promise.all(
      [8, 5, 4].map(async (ago) => (await closesOf(server, ['bitcoin'], today - ago)).closes),
    )
    expect(blocks).toEqual([
      { bitcoin: { first_day: today - 6, prices: [91_000, 92_000] } },
      { bitcoin: { first_day: today - 5, prices: [92_000] } },
      {},
    ])
  })

  test('a close that is kept never changes', async () => {
    await saveCloses(store.db, [
      { coin_id: 'kept', day: 1, close: 5 },
      { coin_id: 'kept', day: 1, close: 6 },
    ])
    await saveCloses(store.db, [
      { coin_id: 'kept', day: 1, close: 7 },
      { coin_id: 'kept', day: 2, close: 8 },
    ])
    expect((await closesOf(server, ['kept'], 0)).closes['kept']).toEqual({
      first_day: 1,
      prices: [5, 8],
    })
  })

  test('how far a coin was asked for only grows, by a day where the day before it was known', async () => {
    await saveReach(store.db, { coin_id: 'a', through_day: 10 })
    await saveReach(store.db, { coin_id: 'b', through_day: 12 })
    await saveReach(store.db, { coin_id: 'b', through_day: 11 })
    await extendReaches(store.db, ['a', 'b', 'c'], 13)
    const reached = await closeReaches(store.db)
    expect(Object.fromEntries(reached.map((row) => [row.coin_id, row.through_day]))).toEqual({
      a: 10,
      b: 13,
    })
  })

  test('a whole block is read, however many coins it holds', async () => {
    const ids = Array.from({ length: 100 }, (_, n) => `many-${n}`)
    await saveCloses(
      store.db,
      ids.flatMap((id, n) => [4, 5, 7].map((day) => ({ coin_id: id, day, close: n + day / 10 }))),
    )
    const { closes } = await closesOf(server, ids, 5)
    expect(closes).toEqual(
      Object.fromEntries(
        ids.map((id, n) => [id, { first_day: 5, prices: [n + 0.5, null, n + 0.7] }]),
      ),
    )
  })
})

test('everybody who asks the same is answered the same text, and whoever has it hears just that', async () => {
  const server = await createMemoryServer({ market: await sampleMarket(), clock })
  const ask = (ids: string[], headers: Record<string, string> = {}) =>
    server.fetch('https://api.example/client.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ f: 'get_daily_closes', ids, since: (today - 30) * daySec + 5 }),
    })
  const etag = (await ask(['bitcoin', 'solana'])).headers.get('etag') ?? ''
  nowMs += 3_600_000
  const again = await ask(['solana', 'bitcoin'], { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const other = await ask(['solana'], { 'if-none-match': etag })
  expect(other.status).toBe(200)
  await server.close()
})
