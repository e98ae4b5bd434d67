// Score snapshots on both engines, and the history a caller sees of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rate } from '#domain/rating/rate.ts'
import type { MarketView } from '#server/gateways/market/market-port.ts'
import { createMarket } from '#server/gateways/market/create-market.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'
import { createScoreRecorder } from '#server/jobs/record-scores.ts'
import { purgeSnapshots, snapshotsOf } from '#server/store/market/score-queries.ts'
import type { Store } from '#server/store/store.ts'
import { clientCoinCalls } from '#contract/calls/client-coin.ts'
import type { ScoreSnapshotWire } from '#contract/market/coin-dossier-wire.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import { createMemoryServer } from '#tests/fakes/memory-server.ts'

const dayMs = 86_400_000
const startMs = Date.UTC(2026, 10, 21, 7, 30)

/** A market whose source does not know its past, like every real one. */
const forgetfulMarket = (clock: { nowMs: () => number }) => {
  const { pastFacts: _pastFacts, ...source } = sampleMarketSource(clock)
  return createMarket({ source, clock })
}
const viewOf = (market: { view: () => MarketView | null }): MarketView => {
  const view = market.view()
  if (!view) throw new Error('no market')
  return view
}

describeOnBothStores('score snapshots', (makePlace) => {
  let place: Place
  let store: Store
  beforeAll(async () => {
    place = await makePlace()
    store = await openStoreAt(place)
  })
  afterAll(async () => {
    await store.close()
    await place.remove()
  })

  test('R-CDT-010 one snapshot a day where a figure changed, none for a repeated day, and a restart goes on where it was', async () => {
    let nowMs = startMs
    const market = forgetfulMarket({ nowMs: () => nowMs })
    await market.refresh()
    const record = createScoreRecorder(store)
    const first = await record(viewOf(market))
    expect(first).toBe(viewOf(market).rows.length + viewOf(market).sales.length)
    expect(await record(viewOf(market))).toBe(0)
    nowMs += dayMs
    await market.refresh()
    const again = createScoreRecorder(store)
    const second = await again(viewOf(market))
    expect(second).toBeGreaterThan(0)
    expect(second).toBeLessThan(first)
    const rows = await snapshotsOf(store.db, { kind: 'coin', assetId: 'solana' }, 0)
    expect(rows.map(({ day }) => day)[0]).toBe(Math.floor(startMs / dayMs))
    const facts = Object.fromEntries(
      Object.entries(JSON.parse(rows[0]?.inputs ?? '{}') as Record<string, number>).map(
        ([key, value]) => [key, { value, as_of: 1, source: 'kept' }],
      ),
    )
    expect(rate('coin', facts).total).toBe(rows[0]?.total)
  })

  test('R-CDT-010 a window begins with the snapshot that still held on its first day, and old ones are forgotten', async () => {
    const day = Math.floor(startMs / dayMs)
    expect(
      (await snapshotsOf(store.db, { kind: 'coin', assetId: 'bitcoin' }, day + 5)).map(
        (row) => row.day,
      ),
    ).toHaveLength(1)
    await purgeSnapshots(store.db, day + 400)
    expect(await snapshotsOf(store.db, { kind: 'coin', assetId: 'bitcoin' }, 0)).toEqual([])
  })
})

const historyOf = (answer: { output: unknown }) =>
  answer.output as {
    items: ScoreSnapshotWire[]
    recorded_since: number | null
    window_days: number
    gate: unknown
  }

test('R-CDT-010 a history that began today is one rating, and says that nothing older is kept', async () => {
  const clock = { nowMs: () => startMs }
  const market = forgetfulMarket(clock)
  await market.refresh()
  const server = await createMemoryServer({ market, clock })
  const { items, recorded_since, gate } = historyOf(
    await server.call('get_score_history', { id: 'bitcoin', kind: 'coin' }),
  )
  expect(items).toHaveLength(1)
  expect(items[0]?.total_ai_score).toBe(viewOf(market).row('bitcoin')?.total_ai_score)
  expect(recorded_since).toBeNull()
  expect(gate).toBeNull()
  await server.close()
})

test("R-CDT-010 R-PRM-008 the sample market replays a month for a visitor, a year for a member; the last rating is the list's own", async () => {
  const clock = { nowMs: () => startMs }
  const market = createMarket({ source: sampleMarketSource(clock), clock })
  await market.refresh()
  const server = await createMemoryServer({ market, clock })
  const visitor = historyOf(await server.call('get_score_history', { id: 'solana', kind: 'coin' }))
  expect(visitor.window_days).toBe(30)
  const inDossier = async (token?: string) =>
    clientCoinCalls.get_coin_dossiers.output.parse(
      (
        await server.call(
          'get_coin_dossiers',
          { ids: ['solana'] },
          token === undefined ? {} : { token },
        )
      ).output,
    ).items[0]?.scores
  expect(await inDossier()).toEqual(visitor)
  // D-TIERS: thirty days without a membership, and what would open the rest; never an error.
  expect(visitor.gate).toEqual({
    code: 'MEMBERSHIP_REQUIRED',
    required_tier: 'pro',
    window_days: 365,
  })
  expect(visitor.items.length).toBeGreaterThan(1)
  expect(
    (visitor.items.at(-1)?.rated_at ?? 0) - (visitor.items[0]?.rated_at ?? 0),
  ).toBeLessThanOrEqual(31 * 86_400)
  expect(visitor.items.at(-1)?.total_ai_score).toBe(viewOf(market).row('solana')?.total_ai_score)
  const { output } = await server.call('register_user', {
    email: 'ada@example.com',
    password: 'Correct-horse-9',
    username: 'ada',
  })
  const { token } = output as { token: string }
  expect(
    historyOf(await server.call('get_score_history', { id: 'solana', kind: 'coin' }, { token }))
      .window_days,
  ).toBe(30)
  await server.deps.store.db
    .updateTable('users')
    .set({ tier: 'pro' })
    .where('email', '=', 'ada@example.com')
    .execute()
  const paid = historyOf(
    await server.call('get_score_history', { id: 'solana', kind: 'coin' }, { token }),
  )
  expect(paid.window_days).toBe(365)
  expect(paid.gate).toBeNull()
  expect(paid.items.length).toBeGreaterThan(visitor.items.length)
  // What one has asked for is never told to the next who may see less.
  expect(await inDossier(token)).toEqual(paid)
  expect(await inDossier()).toEqual(visitor)
  expect(
    historyOf(
      await server.call(
        'get_score_history',
        { id: 'solana', kind: 'coin' },
        { token: 'not a token' },
      ),
    ).window_days,
  ).toBe(30)
  await server.close()
})

test('R-CDT-009 the history of what does not exist is refused', async () => {
  const clock = { nowMs: () => startMs }
  const market = createMarket({ source: sampleMarketSource(clock), clock })
  await market.refresh()
  const server = await createMemoryServer({ market, clock })
  expect(
    await server.call('get_score_history', { id: 'no such coin', kind: 'coin' }),
  ).toMatchObject({ success: false, error: 'MARKET_COIN_NOT_FOUND' })
  expect(await server.call('get_score_history', { id: 'bitcoin', kind: 'sale' })).toMatchObject({
    success: false,
    error: 'MARKET_SALE_NOT_FOUND',
  })
  expect(
    historyOf(await server.call('get_score_history', { id: 'fernway', kind: 'sale' })).items,
  ).toHaveLength(1)
  await server.close()
})
