import { expect, test } from 'vitest'
import type { CoinRecord } from '#data/catalog/types/coin-record.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { factsOf, pastOf } from './compared-coin.ts'

const row = {
  id: 'a',
  priceUsd: 25,
  marketCapUsd: 1000,
  volume24hUsd: 50,
  totalScore: 71,
  coveragePct: 80,
  rank: 3,
} as CoinRow
const record = {
  circulatingSupply: 40,
  maxSupply: 100,
  fullyDilutedValuationUsd: 2500,
  athUsd: 100,
  genesisAtSec: 0,
  ageDays: null,
} as CoinRecord
const chart = (prices: number[]) => {
  const timesSec = Float64Array.from(prices, (_, at) => 1_700_000_000 + at * 86_400)
  return {
    id: 'a',
    range: '1y' as const,
    timesSec,
    pricesUsd: Float64Array.from(prices),
    volumesUsd: new Float64Array(),
    asOfSec: 1_800_000_000,
    savedAtMs: 0,
    bytes: 0,
  }
}

test('R-CMP-002 shares are made of the figures they name', () => {
  expect(factsOf({ row, record, past: null, nowSec: 864_000 })).toMatchObject({
    totalScore: 71,
    rank: 3,
    turnoverPct: 5,
    circulatingSharePct: 40,
    capToFdvPct: 40,
    belowAthPct: 75,
    ageDays: 10,
  })
})

test('R-CMP-002 a coin too little is known of has no score to compare', () => {
  expect(
    factsOf({ row: { ...row, coveragePct: 12 }, record, past: null, nowSec: 0 }).totalScore,
  ).toBeNull()
})

test('R-CMP-002 a price beyond the high that is known is not below it', () => {
  expect(
    factsOf({ row: { ...row, priceUsd: 120 }, record, past: null, nowSec: 0 }).belowAthPct,
  ).toBe(0)
})

test('R-CMP-002 what is unknown stays unknown, and nothing is divided by nought', () => {
  const facts = factsOf({
    row: { ...row, marketCapUsd: 0, priceUsd: null },
    record: null,
    past: null,
    nowSec: 0,
  })
  expect(facts).toMatchObject({
    turnoverPct: null,
    circulatingSharePct: null,
    belowAthPct: null,
    volatility30dPct: null,
    deepestFallPct: null,
    ageDays: null,
  })
})

test('R-CMP-002 the year gives the swing and the deepest fall, as far as it reaches', () => {
  expect(factsOf({ row, record, past: pastOf(chart([10, 20, 15, 18])), nowSec: 0 })).toMatchObject({
    deepestFallPct: 25,
    volatility30dPct: null,
  })
  expect(
    factsOf({ row, record, past: pastOf(chart([10, 11, 12])), nowSec: 0 }).deepestFallPct,
  ).toBeCloseTo(0)
  expect(
    factsOf({
      row,
      record,
      past: pastOf(chart(Array.from({ length: 40 }, (_, at) => 10 + (at % 2)))),
      nowSec: 0,
    }).volatility30dPct,
  ).toBeGreaterThan(100)
  expect(pastOf(chart([]))).toBeNull()
  expect(pastOf(null)).toBeNull()
})
