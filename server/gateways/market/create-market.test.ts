import { describe, expect, test } from 'vitest'
import { marketColumnNames, marketOutputSchema } from '#contract/market/market-wire.ts'
import { createMarket } from './create-market.ts'
import { readMarketPage } from './coingecko/market-page.ts'
import { MarketSourceError } from './source-port.ts'
import type { MarketOutputWire } from '#contract/market/market-wire.ts'
import type { MarketSource } from './source-port.ts'
import type { KeptSnapshot, SnapshotKeep } from './ingest/snapshot-keep.ts'
import type { MarketView } from './market-port.ts'

type Raw = { id: string; price: number; rank?: number; change7d?: number; athAt?: string }
const startMs = Date.UTC(2026, 0, 1)

const harness = (first: Raw[], keep: SnapshotKeep | null = null) => {
  let raws = first
  let nowMs = startMs
  const source: MarketSource = {
    id: 'file',
    isSample: false,
    refreshMs: 60_000,
    priceHistory: async () => [],
    candles: async () => [],
    capture: async () => {
      if (raws.length === 0) throw new MarketSourceError('nothing', 90_000)
      const rows = raws.map(({ id, price, rank, change7d, athAt }) => ({
        id,
        symbol: id,
        name: id,
        current_price: price,
        market_cap_rank: rank ?? null,
        last_updated: '2026-01-01T00:00:00Z',
        price_change_percentage_7d_in_currency: change7d ?? null,
        ath_date: athAt ?? null,
      }))
      const { coins, quarantined } = readMarketPage(rows, 'file')
      return { coins, sales: [], asOfSec: Math.floor(nowMs / 1000), quarantined }
    },
  }
  const market = createMarket({ source, clock: { nowMs: () => nowMs }, keep })
  return {
    market,
    next: async (rows: Raw[], afterMs = 60_000): Promise<MarketView> => {
      raws = rows
      nowMs += afterMs
      await market.refresh()
      const view = market.view()
      if (!view) throw new Error('no view')
      return view
    },
  }
}

/** What a device does with an answer. */
const applied = (
  held: Map<string, Record<string, unknown>>,
  output: MarketOutputWire,
): Map<string, Record<string, unknown>> => {
  const next =
    output.kind === 'snapshot'
      ? new Map<string, Record<string, unknown>>()
      : new Map([...held].map(([id, row]) => [id, { ...row }]))
  if (output.kind === 'snapshot') {
    for (const [index, id] of (output.columns['id'] ?? []).entries()) {
      next.set(
        String(id),
        Object.fromEntries(
          Object.entries(output.columns).map(([column, cells]) => [column, cells[index] ?? null]),
        ),
      )
    }
    return next
  }
  for (const id of output.removed) next.delete(id)
  for (const [column, { at, values }] of Object.entries(output.columns)) {
    for (const [n, position] of at.entries()) {
      const id = output.ids[position] ?? ''
      const row = next.get(id) ?? {}
      row[column] = values[n] ?? null
      next.set(id, row)
    }
  }
  return next
}

const listed = (view: MarketView, id: string) => view.row(id)?.listed_at
const blockOf = (view: MarketView, id: string) =>
  [0, 1, 2].find((block) => view.block(block)?.items.some((item) => item.id === id))

describe('numbered views', () => {
  test('a delta brings any kept version to the present one, whatever came and went', async () => {
    const steps: Raw[][] = [
      [
        { id: 'a', price: 1, rank: 1 },
        { id: 'b', price: 2, rank: 2 },
      ],
      [
        { id: 'a', price: 1.5, rank: 1 },
        { id: 'b', price: 2, rank: 2 },
      ],
      [
        { id: 'a', price: 1.5, rank: 2 },
        { id: '1337', price: 9, rank: 1 },
      ],
      [
        { id: 'b', price: 3, rank: 1 },
        { id: '1337', price: 9, rank: 2 },
      ],
      [
        { id: 'b', price: 3, rank: 1 },
        { id: '1337', price: 9, rank: 2 },
        { id: '42', price: 1 },
      ],
    ]
    const { next } = harness([])
    const views: MarketView[] = []
    for (const step of steps) views.push(await next(step))
    const last = views.at(-1)
    if (!last) return
    const present = applied(new Map(), last.output())
    for (const view of views) {
      const output = last.output(view.version)
      expect(marketOutputSchema.parse(output)).toEqual(output)
      expect(output.kind).toBe('delta')
      expect(applied(applied(new Map(), view.output()), output)).toEqual(present)
    }
    expect([...present.keys()].toSorted()).toEqual(['1337', '42', 'b'])
    expect(Object.keys(present.get('42') ?? {}).toSorted()).toEqual(
      [...marketColumnNames].toSorted(),
    )
  })

  test('a version that is unknown, too old or ahead gets the whole snapshot', async () => {
    const { next } = harness([])
    const first = await next([{ id: 'a', price: 1 }])
    let view = first
    for (let price = 2; price < 250; price += 1) view = await next([{ id: 'a', price }])
    expect(view.output(first.version).kind).toBe('snapshot')
    expect(view.output(view.version + 1).kind).toBe('snapshot')
    expect(view.output(0).kind).toBe('snapshot')
    expect(view.output(view.version - 1).kind).toBe('delta')
  })

  test('numbers rise with the clock, so a restarted server does not reuse one', async () => {
    const first = harness([])
    const before = await first.next([{ id: 'a', price: 1 }])
    const after = await first.next([{ id: 'a', price: 2 }], 1_000)
    expect([before.version, after.version]).toEqual([startMs / 60_000 + 1, startMs / 60_000 + 2])
    const restarted = await harness([]).next([{ id: 'a', price: 3 }], 600_000)
    expect(restarted.version).toBeGreaterThan(after.version)
  })

  test('figures that did not move keep their version and are known to be as fresh as the last look', async () => {
    const { next } = harness([])
    const first = await next([{ id: 'a', price: 1 }])
    const second = await next([{ id: 'a', price: 1 }])
    expect(second.version).toBe(first.version)
    expect(second.source.as_of).toBe(first.source.as_of + 60)
    expect(second.output(first.version)).toMatchObject({ kind: 'delta', ids: [], removed: [] })
  })

  test('the same question gets the same object, so that it is compressed once', async () => {
    const view = await harness([]).next([{ id: 'a', price: 1 }])
    expect(view.output()).toBe(view.output())
    expect(view.block(0)).toBe(view.block(0))
  })

  test('a coin keeps its block for ever: coins that come later, better ranked, do not move it', async () => {
    const { next } = harness([])
    const many = Array.from({ length: 150 }, (_, n): Raw => ({
      id: `c${n}`,
      price: 1,
      rank: n + 10,
    }))
    const first = await next(many)
    const second = await next([{ id: 'newcomer', price: 1, rank: 1 }, ...many.toReversed()])
    for (const id of ['c0', 'c99', 'c100', 'c149'])
      expect(blockOf(second, id)).toBe(blockOf(first, id))
    expect(blockOf(second, 'newcomer')).toBe(1)
    expect(second.rows[0]?.id).toBe('newcomer')
    expect(second.block(7)).toBeNull()
  })

  test('unranked coins come last; asking for what is not there is not an error', async () => {
    const { market, next } = harness([])
    const view = await next([
      { id: 'z', price: 1 },
      { id: 'a', price: 1, rank: 3 },
    ])
    expect(view.rows.map(({ id }) => id)).toEqual(['a', 'z'])
    expect([
      view.row('constructor'),
      view.record('__proto__'),
      view.sale('x'),
      await market.coinDetail('x'),
      await market.priceHistory('x', '7d'),
    ]).toEqual([null, null, null, null, null])
  })

  test('of twenty thousand coins a delta carries the two thousand that changed', async () => {
    const { next } = harness([])
    const all = Array.from({ length: 20_000 }, (_, n): Raw => ({
      id: `c${n}`,
      price: n + 1,
      rank: n + 1,
    }))
    const first = await next(all)
    const second = await next(
      all.map((raw, n) => (n % 10 === 0 ? { ...raw, price: raw.price * 1.01 } : raw)),
    )
    const delta = second.output(first.version)
    expect(delta.kind === 'delta' && delta.ids.length).toBe(2_000)
  })
})

describe('R-MOV-002 listing dates where the source tells none', () => {
  test('a coin is listed when it is first seen, and keeps that date when it goes and comes back', async () => {
    const { next } = harness([])
    const old = { id: 'old', price: 1 }
    const first = await next([old])
    const second = await next([old, { id: 'new', price: 1 }])
    const seenSec = second.source.as_of
    await next([old])
    const last = await next([old, { id: 'new', price: 2 }], 86_400_000)
    expect([listed(first, 'old'), listed(second, 'old'), listed(last, 'old')]).toEqual([
      null,
      null,
      null,
    ])
    expect([listed(second, 'new'), listed(last, 'new')]).toEqual([seenSec, seenSec])
  })

  test('a coin that only came into view has no listing date: its own figures show that it is older', async () => {
    const { next } = harness([])
    await next([{ id: 'old', price: 1 }])
    const newcomers: Raw[] = [
      { id: 'risen', price: 1, change7d: 400 },
      { id: 'veteran', price: 1, athAt: '2021-05-01T00:00:00Z' },
      { id: 'young', price: 1, athAt: '2025-12-30T00:00:00Z' },
    ]
    const view = await next([{ id: 'old', price: 1 }, ...newcomers])
    expect(newcomers.map(({ id }) => listed(view, id))).toEqual([null, null, view.source.as_of])
    // And does not get one later, when those figures are missing from an answer.
    const later = await next([
      { id: 'old', price: 1 },
      { id: 'risen', price: 1 },
    ])
    expect(listed(later, 'risen')).toBeNull()
  })

  test('dates survive a restart; a snapshot kept before there were any dates no coin by mistake', async () => {
    let kept: KeptSnapshot | null = null
    const keep: SnapshotKeep = {
      load: async () => kept,
      save: async (snapshot) => void (kept = structuredClone(snapshot)),
    }
    const before = harness([], keep)
    await before.next([{ id: 'old', price: 1 }])
    const seen = await before.next([
      { id: 'old', price: 1 },
      { id: 'new', price: 1 },
    ])
    const restarted = harness(
      [
        { id: 'old', price: 1 },
        { id: 'new', price: 3 },
        { id: 'meanwhile', price: 1 },
      ],
      keep,
    )
    await restarted.market.start()
    restarted.market.stop()
    const view = restarted.market.view()
    expect(['old', 'new'].map((id) => view?.row(id)?.listed_at)).toEqual([null, seen.source.as_of])
    expect(view?.row('meanwhile')?.listed_at).toBe(view?.source.as_of)

    const { firstSights: _, ...earlierFormat } = kept as unknown as KeptSnapshot
    const upgraded = harness(
      [
        { id: 'old', price: 1 },
        { id: 'new', price: 3 },
      ],
      { ...keep, load: async () => earlierFormat },
    )
    await upgraded.market.start()
    upgraded.market.stop()
    expect(['old', 'new'].map((id) => upgraded.market.view()?.row(id)?.listed_at)).toEqual([
      null,
      null,
    ])
  })
})
