// Every receipt of the sample market and of the captured one, worked out a second time by another path: exact fractions of
// big integers from the published tables, never the rating's own arithmetic. Tolerance: none.
import { describe, expect, test } from 'vitest'
import { rate } from '#domain/rating/rate.ts'
import { ratingInputs, type RatingInput } from '#domain/rating/inputs.ts'
import type { RatingFacts } from '#domain/rating/rating.ts'
import { subscoreKeys, type RatingKind } from '#domain/rating/subscores.ts'
import { readMarketPage } from '#server/gateways/market/coingecko/market-page.ts'
import { createMarket } from '#server/gateways/market/create-market.ts'
import type { MarketView } from '#server/gateways/market/market-port.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'
import { capturedCoins } from '#tests/fakes/captures-server.ts'
import { sharedDataDir, sharedDataNote } from '#tests/fixtures/shared-data.ts'

/** D-AISCORE, in percent of the total. */
const publishedWeights = { tokenomics: 25n, security: 25n, market: 20n, insights: 15n, social: 15n }

/** A fraction with a positive denominator. */
type Fraction = { top: bigint; bottom: bigint }
const floorOf = ({ top, bottom }: Fraction): bigint =>
  top >= 0n ? top / bottom : -((-top + bottom - 1n) / bottom)
const ceilOf = ({ top, bottom }: Fraction): bigint => -floorOf({ top: -top, bottom })
/** To the nearest, halves up. */
const nearest = ({ top, bottom }: Fraction): bigint =>
  floorOf({ top: 2n * top + bottom, bottom: 2n * bottom })

type Corner = readonly [x: bigint, y: bigint]

/** Points of a value on the straight line between the two corners around it. */
const pointsOf = ({ scale, points }: RatingInput, value: number): bigint => {
  const corners = points.map(([x, y]): Corner => [BigInt(x), BigInt(y)])
  const first: Corner = corners[0] ?? [0n, 0n]
  const last: Corner = corners.at(-1) ?? first
  const steps = value * scale
  if (steps <= Number(first[0])) return first[1]
  if (steps >= Number(last[0])) return last[1]
  const x = BigInt(Math.round(steps))
  const at = Math.max(
    1,
    corners.findIndex(([corner]) => corner >= x),
  )
  const [x0, y0]: Corner = corners[at - 1] ?? first
  const [x1, y1]: Corner = corners[at] ?? last
  return nearest({ top: y0 * (x1 - x0) + (x - x0) * (y1 - y0), bottom: x1 - x0 })
}

const capped = (score: bigint, isCapped: boolean): number =>
  isCapped ? Math.min(20, Number(score)) : Number(score)

type Recomputed = {
  total: number | null
  scoreLow: number | null
  scoreHigh: number | null
  coverage: number
  subscores: Record<string, number | null>
}

const recompute = (kind: RatingKind, facts: RatingFacts): Recomputed => {
  const parts = subscoreKeys.map((key) => {
    const known = ratingInputs[kind].flatMap((input) => {
      const value = input.subscore === key ? facts[input.key]?.value : undefined
      return value === undefined || !Number.isFinite(value)
        ? []
        : [{ points: pointsOf(input, value), weight: BigInt(input.weightPermille) }]
    })
    const weight = known.reduce((all, each) => all + each.weight, 0n)
    const sum = known.reduce((all, each) => all + each.points * each.weight, 0n)
    return {
      key,
      weight,
      share: publishedWeights[key],
      score: weight === 0n ? null : nearest({ top: sum, bottom: weight }),
      low: floorOf({ top: sum, bottom: 1000n }),
      high: ceilOf({ top: sum + 100n * (1000n - weight), bottom: 1000n }),
    }
  })
  const scored = parts.flatMap(({ score, share }) => (score === null ? [] : [{ score, share }]))
  const coverage = Number(
    floorOf({
      top: parts.reduce((all, { weight, share }) => all + weight * share, 0n),
      bottom: 1000n,
    }),
  )
  const subscores = Object.fromEntries(
    parts.map(({ key, score }) => [key, score === null ? null : Number(score)]),
  )
  if (coverage < 20 || scored.length === 0)
    return { total: null, scoreLow: null, scoreHigh: null, coverage, subscores }
  // decisions/020: a honeypot holds a total at 20, and one that nobody looked for holds the lower bound.
  const trap = facts['honeypot']?.value
  const total = nearest({
    top: scored.reduce((all, { score, share }) => all + score * share, 0n),
    bottom: scored.reduce((all, { share }) => all + share, 0n),
  })
  const bound = (end: 'low' | 'high'): Fraction => ({
    top: parts.reduce((all, part) => all + part[end] * part.share, 0n),
    bottom: 100n,
  })
  return {
    total: capped(total, trap === 1),
    scoreLow: capped(floorOf(bound('low')), trap === undefined || trap === 1),
    scoreHigh: capped(ceilOf(bound('high')), trap === 1),
    coverage,
    subscores,
  }
}

const published = (kind: RatingKind, facts: RatingFacts): Recomputed => {
  const { total, scoreLow, scoreHigh, coverage, subscores } = rate(kind, facts)
  return {
    total,
    scoreLow,
    scoreHigh,
    coverage,
    subscores: Object.fromEntries(subscores.map(({ key, score }) => [key, score])),
  }
}

const viewOf = async (market: ReturnType<typeof createMarket>): Promise<MarketView> => {
  await market.refresh()
  const view = market.view()
  if (!view) throw new Error('no view')
  return view
}
const clock = { nowMs: () => Date.UTC(2026, 10, 22, 7, 30) }

const expectSame = (view: MarketView) => {
  for (const { id } of view.rows) {
    const facts = view.record(id)?.facts ?? {}
    expect({ id, ...published('coin', facts) }).toEqual({ id, ...recompute('coin', facts) })
  }
  for (const { id, facts } of view.sales)
    expect({ id, ...published('sale', facts) }).toEqual({ id, ...recompute('sale', facts) })
}

describe('D-AISCORE, R-CLS-012 receipts by exact fractions', () => {
  test('every coin and every sale of the sample market, and what its rows tell', async () => {
    const view = await viewOf(createMarket({ source: sampleMarketSource(clock), clock }))
    expect(view.rows.length).toBeGreaterThan(200)
    expect(view.sales.length).toBeGreaterThan(20)
    expectSame(view)
    for (const { id, total_ai_score, score_low, score_high, coverage } of view.rows) {
      const { subscores: _, ...figures } = recompute('coin', view.record(id)?.facts ?? {})
      expect({
        id,
        total: total_ai_score,
        scoreLow: score_low,
        scoreHigh: score_high,
        coverage,
      }).toEqual({ id, ...figures })
    }
  })

  test.skipIf(sharedDataDir === null)(
    `every captured coin, most of whose inputs are unknown${sharedDataNote}`,
    async () => {
      const { coins, quarantined } = readMarketPage(capturedCoins(sharedDataDir ?? ''), 'file')
      const source = {
        id: 'file' as const,
        isSample: false,
        refreshMs: 1,
        priceHistory: async () => [],
        candles: async () => [],
        capture: async () => ({ coins, sales: [], asOfSec: clock.nowMs() / 1000, quarantined }),
      }
      const view = await viewOf(createMarket({ source, clock }))
      expect(view.rows.length).toBeGreaterThan(100)
      expect(new Set(view.rows.map(({ coverage }) => coverage)).size).toBeGreaterThan(1)
      expectSame(view)
    },
  )
})
