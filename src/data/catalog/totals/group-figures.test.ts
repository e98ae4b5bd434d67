import { expect, test } from 'vitest'
import { marketRow, snapshotOf, type MarketRow } from '#tests/fixtures/wire-market.ts'
import { columnsOfSnapshot } from '../columns/columns.ts'
import { groupFigures } from './group-figures.ts'

const figuresOf = (rows: readonly MarketRow[]) =>
  groupFigures(columnsOfSnapshot(snapshotOf(rows)), Uint32Array.from(rows.keys()))

const scored = (scores: readonly (number | null)[]) => {
  const { averageScore, medianScore } = figuresOf(
    scores.map((score, at) => marketRow({ id: `c${at}`, total_ai_score: score })),
  )
  return [averageScore.value, medianScore.value, medianScore.known]
}

test('sums what is known and says for how many coins that is; what is unknown is never zero', () => {
  const figures = figuresOf([
    marketRow({ id: 'a', market_cap: 100, volume_24h: 7 }),
    marketRow({ id: 'b', market_cap: 50 }),
    marketRow({ id: 'c' }),
  ])
  expect(figures.coins).toBe(3)
  expect(figures.marketCapUsd).toEqual({ value: 150, known: 2 })
  expect(figures.volume24hUsd).toEqual({ value: 7, known: 1 })
})

test('where nothing is known nothing is said, also of no coins at all', () => {
  const unknown = { value: null, known: 0 }
  for (const rows of [[marketRow({ id: 'a' })], []])
    expect(figuresOf(rows)).toEqual({
      coins: rows.length,
      marketCapUsd: unknown,
      volume24hUsd: unknown,
      change24hPct: unknown,
      averageScore: unknown,
      medianScore: unknown,
    })
})

test('a known zero is a figure', () => {
  expect(figuresOf([marketRow({ id: 'a', volume_24h: 0 })]).volume24hUsd).toEqual({
    value: 0,
    known: 1,
  })
})

test('the change is that of the sum of caps: each coin counts by what it was worth a day ago', () => {
  const { change24hPct } = figuresOf([
    marketRow({ id: 'large', market_cap: 90, change_24h: 0 }),
    marketRow({ id: 'pumped', market_cap: 110, change_24h: 1000 }),
  ])
  expect(change24hPct.known).toBe(2)
  expect(change24hPct.value).toBeCloseTo(100)
})

test('a coin without cap or change, or whose price lost all of itself, does not weigh in', () => {
  const { change24hPct } = figuresOf([
    marketRow({ id: 'a', market_cap: 110, change_24h: 10 }),
    marketRow({ id: 'b', market_cap: 900 }),
    marketRow({ id: 'c', change_24h: 50 }),
    marketRow({ id: 'd', market_cap: 5, change_24h: -100 }),
  ])
  expect(change24hPct.known).toBe(1)
  expect(change24hPct.value).toBeCloseTo(10)
})

test('scores: the mean and the middle of those that are rated', () => {
  expect(scored([90, 10, null, 20])).toEqual([40, 20, 3])
  expect(scored([90, 10, 30, 20])).toEqual([37.5, 25, 4])
  expect(scored([7])).toEqual([7, 7, 1])
})
