import { marketRow, snapshotOf, type MarketRow } from '#tests/fixtures/wire-market.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weightsOfText } from '#domain/rating/weights.ts'
import type { CoinFilter, CoinQuery } from '../types/coin-row.ts'
import { columnsOfSnapshot } from '../columns/columns.ts'
import { createCatalogIndex } from './catalog-index.ts'

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_007)
const indexOf = (rows: readonly MarketRow[]) =>
  createCatalogIndex(columnsOfSnapshot(snapshotOf(rows)), 1)
const idsOf = (rows: readonly MarketRow[], query: CoinQuery): string[] => {
  const index = indexOf(rows)
  return index.rowsAt(index.select(query), 0, Infinity).map(({ id }) => id)
}

const unknownLast = (a: number | null, b: number | null, sign: number): number => {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? 1 : -1
  return (a - b) * sign
}

const coins = [
  marketRow({ id: 'unrated', rank: 1 }),
  marketRow({
    id: 'low',
    score_low: 40,
    rank: 9,
    price: 3,
    market_cap: 10,
    category: 'DeFi',
    chain: 'solana',
    listed_at: 100,
  }),
  marketRow({
    id: 'high-later',
    score_low: 80,
    rank: 7,
    price: null,
    market_cap: 30,
    category: 'Meme',
    listed_at: 300,
  }),
  marketRow({
    id: 'high-first',
    score_low: 80,
    rank: 2,
    price: 1e-7,
    market_cap: 20,
    category: 'DeFi',
    chain: 'ethereum',
  }),
]

test('a row asked for again is the same object, in whatever order it comes', () => {
  const index = indexOf(coins)
  const [first] = index.rowsAt(index.select({}), 0, 1)
  expect(
    index
      .rowsAt(index.select({ sort: { by: 'scoreLow', direction: 'asc' } }), 0, Infinity)
      .find(({ id }) => id === first?.id),
  ).toBe(first)
})

describe('order', () => {
  test('R-CLS-005 stands by lower bound of the score, then rank, the unrated last', () => {
    expect(idsOf(coins, {})).toEqual(['high-first', 'high-later', 'low', 'unrated'])
  })

  test('R-CLS-005 sorts by any column with unknown figures last in both directions', () => {
    expect(idsOf(coins, { sort: { by: 'priceUsd', direction: 'asc' } })).toEqual([
      'high-first',
      'low',
      'high-later',
      'unrated',
    ])
    expect(idsOf(coins, { sort: { by: 'priceUsd', direction: 'desc' } })).toEqual([
      'low',
      'high-first',
      'high-later',
      'unrated',
    ])
    expect(idsOf(coins, { sort: { by: 'chain', direction: 'desc' } })).toEqual([
      'low',
      'high-first',
      'high-later',
      'unrated',
    ])
  })

  test('names sort as people read them, numbers by their size', () => {
    const named = ['Zeta', 'élan', 'Token 10', 'Token 9', 'alpha'].map((name) =>
      marketRow({ id: name, name }),
    )
    expect(idsOf(named, { sort: { by: 'name', direction: 'asc' } })).toEqual([
      'alpha',
      'élan',
      'Token 9',
      'Token 10',
      'Zeta',
    ])
  })
})

const known = (low: number) => ({
  tokenomics_low: low,
  tokenomics_coverage: 100,
  security_low: low,
  security_coverage: 100,
  market_low: 0,
  market_coverage: 0,
  insights_low: 0,
  insights_coverage: 0,
  social_low: 0,
  social_coverage: 0,
  total_cap: 100,
  low_cap: 100,
})

describe('D-AISCORE weights of the reader\u2019s own', () => {
  const rated = [
    marketRow({
      id: 'sound',
      tokenomics: 40,
      security: 90,
      ...known(40),
      security_low: 90,
      score_low: 33,
      total_ai_score: 65,
      category: 'DeFi',
    }),
    marketRow({
      id: 'generous',
      tokenomics: 95,
      security: 30,
      ...known(30),
      tokenomics_low: 95,
      score_low: 31,
      total_ai_score: 63,
      category: 'DeFi',
    }),
    marketRow({
      id: 'trap',
      tokenomics: 99,
      security: 99,
      ...known(99),
      total_cap: 20,
      low_cap: 20,
      score_low: 20,
      total_ai_score: 20,
    }),
    marketRow({ id: 'untold', tokenomics: 80, security: 80, score_low: 90, total_ai_score: 80 }),
  ]
  const byTokenomics = { ownWeights: weightsOfText('90-10-0-0-0') ?? undefined } as CoinQuery

  test('rank the list by their lower bound, caps kept, what the server does not tell last', () => {
    expect(idsOf(rated, {})).toEqual(['untold', 'sound', 'generous', 'trap'])
    expect(idsOf(rated, byTokenomics)).toEqual(['generous', 'sound', 'trap', 'untold'])
    expect(idsOf(rated, { ...byTokenomics, sort: { by: 'ownLow', direction: 'asc' } })).toEqual([
      'trap',
      'sound',
      'generous',
      'untold',
    ])
    expect(idsOf(rated, { ...byTokenomics, sort: { by: 'ownScore', direction: 'asc' } })).toEqual([
      'trap',
      'sound',
      'generous',
      'untold',
    ])
  })

  test('stand beside the official score, which other columns and filters keep to', () => {
    const index = indexOf(rated)
    const query: CoinQuery = {
      ...byTokenomics,
      sort: { by: 'totalScore', direction: 'desc' },
      filter: { ranges: { totalScore: { min: 60 } }, categories: ['DeFi'] },
    }
    const rows = index.rowsAt(index.select(query), 0, 9, query.ownWeights)
    expect(rows).toMatchObject([
      { id: 'sound', totalScore: 65, own: { totalScore: 45, scoreLow: 45, coveragePct: 100 } },
      { id: 'generous', totalScore: 63, own: { totalScore: 89, scoreLow: 88, coveragePct: 100 } },
    ])
    expect(index.rowsAt(index.select({}), 0, 1)[0]).not.toHaveProperty('own')
  })

  test('are not asked for where a link sorts by them without carrying them: the official score answers', () => {
    expect(idsOf(rated, { sort: { by: 'ownLow', direction: 'desc' } })).toEqual(idsOf(rated, {}))
    expect(idsOf(rated, { sort: { by: 'ownScore', direction: 'asc' } })).toEqual(
      idsOf(rated, { sort: { by: 'totalScore', direction: 'asc' } }),
    )
  })
})

describe('filter', () => {
  const filters: [CoinFilter, string[]][] = [
    [{ ranges: { scoreLow: { min: 50 } } }, ['high-first', 'high-later']],
    [{ ranges: { marketCapUsd: { min: 10, max: 20 } } }, ['high-first', 'low']],
    [{ ranges: { listedAtSec: { min: 200 } } }, ['high-later']],
    [{ ranges: { scoreLow: { max: 50, orUnknown: true } } }, ['low', 'unrated']],
    [{ categories: ['DeFi'] }, ['high-first', 'low']],
    [{ categories: ['DeFi', 'Meme'], chains: ['ethereum'] }, ['high-first']],
    [{ categories: ['No such category'] }, []],
    [{ ids: ['low', 'unrated', 'gone'] }, ['low', 'unrated']],
    [{ ids: [], categories: ['DeFi'] }, []],
    [{ ranges: { scoreLow: {} } }, ['high-first', 'high-later', 'low', 'unrated']],
  ]
  test.each(filters)('R-CLS-004 %j', (filter, expected) => {
    expect(idsOf(coins, { filter })).toEqual(expected)
  })

  test(`filter, search and sort agree with the plain way of doing it (seed ${seed})`, () => {
    const figure = fc.option(fc.integer({ min: -3, max: 3 }), { nil: null })
    const row = fc.record({
      id: fc.string({ minLength: 1, maxLength: 4 }),
      score_low: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
      rank: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }),
      change_7d: figure,
      category: fc.constantFrom(null, 'x', 'y'),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 40 }),
        fc.integer({ min: -3, max: 3 }),
        fc.constantFrom('asc' as const, 'desc' as const),
        (rows, min, direction) => {
          const expected = rows
            .filter(
              ({ change_7d, category }) =>
                category === 'x' && change_7d !== null && change_7d >= min,
            )
            .toSorted(
              (a, b) =>
                unknownLast(a.change_7d, b.change_7d, direction === 'asc' ? 1 : -1) ||
                unknownLast(a.score_low, b.score_low, -1) ||
                unknownLast(a.rank, b.rank, 1) ||
                (a.id < b.id ? -1 : 1),
            )
            .map(({ id }) => id)
          const query: CoinQuery = {
            sort: { by: 'change7dPct', direction },
            filter: { ranges: { change7dPct: { min } }, categories: ['x'] },
          }
          expect(
            idsOf(
              rows.map((over) => marketRow(over)),
              query,
            ),
          ).toEqual(expected)
        },
      ),
      { seed, numRuns: 200 },
    )
  })
})

describe('rows', () => {
  test('ids that look like numbers or object keys are plain ids', () => {
    const index = indexOf(
      ['1337', '__proto__', 'constructor', '404'].map((id) => marketRow({ id, symbol: 'nan' })),
    )
    for (const id of ['1337', '__proto__', 'constructor', '404'])
      expect(index.rowById(id)?.id).toBe(id)
    expect(index.rowById('toString')).toBeNull()
  })

  test('a window beyond the end is shorter, never filled', () => {
    const index = indexOf(coins)
    expect(index.rowsAt(index.select({}), 3, 90)).toHaveLength(1)
    expect(index.rowsAt(index.select({}), 10, 20)).toEqual([])
    expect(index.rowsAt(index.select({}), -5, 1)).toHaveLength(1)
  })

  test('unknown figures are null, zero stays zero', () => {
    const index = indexOf([marketRow({ id: 'a', price: 0, change_24h: -0.13 })])
    expect(index.rowById('a')).toMatchObject({
      priceUsd: 0,
      change24hPct: -0.13,
      marketCapUsd: null,
      category: null,
      image: null,
    })
  })

  test('R-NAV search suggestions put the same symbol first, then rank', () => {
    const index = indexOf([
      marketRow({ id: 'fake', name: 'Bitcoin Fake', symbol: 'btc', rank: 900 }),
      marketRow({ id: 'wrapped', name: 'Wrapped', symbol: 'wbtc', rank: 2 }),
      marketRow({ id: 'bitcoin', name: 'Bitcoin', symbol: 'btc', rank: 1 }),
    ])
    expect(index.topMatches('btc', 2).map(({ id }) => id)).toEqual(['bitcoin', 'fake'])
  })

  test('asking the same question again gives the same answer without work', () => {
    const index = indexOf(coins)
    expect(index.select({ search: 'high' })).toBe(index.select({ search: 'high' }))
  })
})
