// How a server with a live market comes to its daily closes: charts that were asked for anyway, turns to spare, and days that end.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCloseKeeper } from '#server/jobs/keep-closes.ts'
import { createHistoryKeeper } from '#server/closes/keep-history.ts'
import { createCoingecko } from '#server/gateways/market/coingecko/ask-coingecko.ts'
import { coingeckoSource } from '#server/gateways/market/coingecko/coingecko-source.ts'
import { createMarket, type Market } from '#server/gateways/market/create-market.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'
import { closeReaches } from '#server/store/market/daily-close-queries.ts'
import { storeShelf } from '#server/store/market/provider-answer-queries.ts'
import type { Store } from '#server/store/store.ts'
import { answer } from '#tests/fakes/bad-server.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import {
  geckoMarket,
  startCoingeckoServer,
  type GeckoMarket,
} from '#tests/fakes/coingecko-server.ts'
import type { ProviderServer } from '#tests/fakes/provider-server.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
const startMs = Date.UTC(2026, 10, 21, 7, 30)
const today = Math.floor(startMs / dayMs)
let nowMs = startMs
const clock = { nowMs: () => nowMs }
let notes: string[]

const rounds = async (round: () => Promise<void>, count: number): Promise<void> => {
  for (let minute = 0; minute < count; minute += 1) {
    await round()
    nowMs += minuteMs
  }
}

describeOnBothStores('closes of a live market', (makePlace) => {
  let place: Place
  let store: Store
  let gecko: GeckoMarket
  let provider: ProviderServer
  beforeEach(async () => {
    nowMs = startMs
    notes = []
    place = await makePlace()
    store = await openStoreAt(place)
    gecko = geckoMarket(startMs)
    provider = await startCoingeckoServer(gecko)
  })
  afterEach(async () => {
    await provider.close()
    await store.close()
    await place.remove()
  })

  const live = async (callsPerMinute = 6_000): Promise<Market> => {
    const market = createMarket({
      source: coingeckoSource({
        ask: createCoingecko({
          apiKey: null,
          baseUrl: `${provider.origin}/api/v3`,
          callsPerMinute,
          nowMs: clock.nowMs,
          wait: async (ms) => void (nowMs += ms),
        }),
        shelf: storeShelf(store.db),
        nowMs: clock.nowMs,
        onNote: (note) => notes.push(note),
        onHistory: createHistoryKeeper(store, (note) => notes.push(note)),
        pages: 1,
        refreshMs: 900_000,
      }),
      clock,
    })
    await market.refresh()
    return market
  }
  const charts = (): string[] => provider.seen.filter((path) => path.includes('market_chart'))
  const kept = (id: string) =>
    store.db
      .selectFrom('daily_closes')
      .select(['day', 'close'])
      .where('coin_id', '=', id)
      .orderBy('day')
      .execute()
  const reaches = async () =>
    (await closeReaches(store.db)).map(({ coin_id: id, through_day: day }) => ({ id, day }))
  const passTo = async (atMs: number, market: Market): Promise<void> => {
    nowMs = atMs
    gecko.atMs = atMs
    await market.refresh()
  }

  test('a chart that somebody looks at is kept, once however many look', async () => {
    const market = await live()
    await Promise.all([1, 2, 3].map(() => market.priceHistory('lend-protocol', '1y')))
    await market.priceHistory('lend-protocol', '1y')
    expect(charts()).toHaveLength(1)
    const closes = await kept('lend-protocol')
    expect(closes.map(({ day }) => day)).toEqual(Array.from({ length: 9 }, (_, n) => today - 9 + n))
    expect(closes.at(-1)?.close).toBeCloseTo(12 * 1.08, 10)
    expect(await reaches()).toEqual([{ id: 'lend-protocol', day: today - 1 }])
  })

  test('one coin a round is asked for, the largest first, and each of them once', async () => {
    const market = await live()
    await market.priceHistory('lend-protocol', '1y')
    const round = createCloseKeeper({ store, market, clock })
    for (let minute = 0; minute < 10; minute += 1) {
      const before = charts().length
      await round()
      expect(charts().length - before).toBeLessThanOrEqual(1)
      nowMs += minuteMs
    }
    expect(charts().map((path) => decodeURIComponent(path.split('/')[4] ?? ''))).toEqual([
      'lend-protocol',
      'first-chain',
      'dollar [new]',
      '1337',
    ])
    expect((await reaches()).map(({ day }) => day)).toEqual(Array(4).fill(today - 1))
  })

  test('people come first: while turns are short, nothing is asked for', async () => {
    const market = await live(5)
    const round = createCloseKeeper({ store, market, clock })
    await round()
    expect(charts()).toEqual([])
    nowMs += 40_000
    await round()
    await round()
    expect(charts()).toHaveLength(1)
  })

  test('what was learnt outlives a restart, and is not asked for again', async () => {
    const market = await live()
    const round = createCloseKeeper({ store, market, clock })
    await rounds(round, 5)
    const asked = charts().length
    const again = createCloseKeeper({ store, market: await live(), clock })
    nowMs += 10 * 3_600_000
    await rounds(again, 5)
    expect(charts()).toHaveLength(asked)
  })

  test('a day that ends is kept from the market itself, and costs no request', async () => {
    const market = await live()
    const round = createCloseKeeper({ store, market, clock })
    await rounds(round, 5)
    const asked = charts().length
    await passTo((today + 1) * dayMs - 10 * minuteMs, market)
    await round()
    await passTo((today + 1) * dayMs + 5 * minuteMs, market)
    await round()
    await passTo((today + 1) * dayMs + 70 * minuteMs, market)
    await round()
    expect((await kept('1337')).at(-1)).toEqual({ day: today, close: 0.000_001_3 })
    expect((await reaches()).map(({ day }) => day)).toEqual(Array(4).fill(today))
    expect(charts()).toHaveLength(asked)
  })

  test('days a server slept through are asked for when it is back, a noon price closes no day', async () => {
    const market = await live()
    const round = createCloseKeeper({ store, market, clock })
    await rounds(round, 5)
    const asked = charts().length
    await passTo(startMs + 3 * dayMs, market)
    await rounds(round, 6)
    expect(charts()).toHaveLength(asked + 4)
    expect((await kept('first-chain')).map(({ day }) => day)).toEqual(
      Array.from({ length: 12 }, (_, n) => today - 9 + n),
    )
  })

  test('a coin whose chart cannot be had is left alone until the next day, and stops no other', async () => {
    const market = await live()
    provider.behave('first-chain/market_chart', answer(404, '{"error":"coin not found"}'))
    const round = createCloseKeeper({ store, market, clock })
    await rounds(round, 10)
    expect(charts()).toHaveLength(4)
    expect((await reaches()).map(({ id }) => id)).not.toContain('first-chain')
    await passTo(startMs + dayMs, market)
    await rounds(round, 2)
    expect(charts().at(-1)).toContain('first-chain')
  })

  test('nothing of the sample market is written down', async () => {
    const market = createMarket({ source: sampleMarketSource(clock), clock })
    const round = createCloseKeeper({ store, market, clock })
    for (const atMs of [startMs, (today + 1) * dayMs - minuteMs, (today + 1) * dayMs + minuteMs]) {
      nowMs = atMs
      await market.refresh()
      await round()
    }
    expect(await store.db.selectFrom('daily_closes').selectAll().execute()).toEqual([])
  })
})

test('a chart is shown though its closes cannot be kept, and a note says so', async () => {
  const said: string[] = []
  const broken = { transaction: () => Promise.reject(new Error('disk full')) } as unknown as Store
  const keep = createHistoryKeeper(broken, (note) => said.push(note))
  await keep({ id: 'a', range: '1y', points: [{ t: dayMs / 1000, price: 1 }], readAtSec: dayMs })
  expect(said).toEqual(['daily closes of a could not be kept: disk full'])
})
