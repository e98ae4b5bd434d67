import type { SaleRowWire } from '#contract/market/sale-wire.ts'
import { expect, test } from 'vitest'
import { saleRowOfWire } from './sale-row.ts'

const row = {
  id: 's',
  rank: 1,
  name: 'Sale',
  symbol: 'SL',
  image: null,
  sale_type: 'IDO',
  launch_date: 5,
  token_price: 2,
  circulating_supply_tge: 10,
  initial_cap: null,
  total_raised: 7,
  total_ai_score: 50,
  score_low: 40,
  score_high: 60,
  coverage: 70,
  tokenomics: 1,
  security: 2,
  social: 3,
  market: 4,
  insights: 5,
  launchpads: ['yard'],
  category: 'AI',
  blockchain: 'base',
  investors: ['fund'],
  as_of: 6,
} as SaleRowWire

const detail = {
  description: 'Whole',
  total_supply: 100,
  raise_goal: 50,
  ends_at: 9,
  rounds: [
    { name: 'Seed', price: 1, tokens: 20, raised: 20, starts_at: 1, ends_at: 2, launchpad: 'yard' },
  ],
  allocations: [{ label: 'Team', percent: 20 }],
  vesting: [{ label: 'Team', tge_percent: 10, cliff_months: 6, vesting_months: 24 }],
  team: [{ name: 'Ada', role: 'CEO' }],
  investor_tiers: [{ name: 'fund', tier: 1 }],
  links: {
    homepage: 'https://s.example',
    whitepaper: null,
    twitter: null,
    telegram: null,
    source_code: null,
  },
  facts: {},
  rated_at: 8,
}

test('R-UPL-006 a row of the list says each figure with its unit; the initial cap is price times supply where nobody tells it', () => {
  expect(saleRowOfWire(row)).toEqual({
    id: 's',
    rank: 1,
    name: 'Sale',
    symbol: 'SL',
    image: null,
    saleType: 'IDO',
    launchAtSec: 5,
    tokenPriceUsd: 2,
    circulatingSupplyTge: 10,
    initialCapUsd: 20,
    totalRaisedUsd: 7,
    totalScore: 50,
    scoreLow: 40,
    scoreHigh: 60,
    coveragePct: 70,
    tokenomics: 1,
    security: 2,
    social: 3,
    market: 4,
    insights: 5,
    launchpads: ['yard'],
    category: 'AI',
    blockchain: 'base',
    investors: ['fund'],
    asOfSec: 6,
    detail: null,
  })
  expect(saleRowOfWire({ ...row, initial_cap: 15 }).initialCapUsd).toBe(15)
})

test('a sale that comes whole brings its record along; half a record counts as none', () => {
  expect(saleRowOfWire({ ...row, ...detail }).detail).toEqual({
    description: 'Whole',
    totalSupply: 100,
    raiseGoalUsd: 50,
    endsAtSec: 9,
    rounds: [
      {
        name: 'Seed',
        tokens: 20,
        launchpad: 'yard',
        priceUsd: 1,
        raisedUsd: 20,
        startsAtSec: 1,
        endsAtSec: 2,
      },
    ],
    allocations: detail.allocations,
    vesting: [{ label: 'Team', tgePercent: 10, cliffMonths: 6, vestingMonths: 24 }],
    team: detail.team,
    investorTiers: detail.investor_tiers,
    links: detail.links,
    facts: {},
    ratedAtSec: 8,
  })
  const { rounds: _rounds, ...half } = detail
  expect(saleRowOfWire({ ...row, ...half }).detail).toBeNull()
})

test('D-PHPTYPES a sale asked for alone has what its host tells of it; a row of a list without the lists of a record has none yet', () => {
  const told = { ...row, description: 'Short' } as SaleRowWire
  expect(saleRowOfWire(told).detail).toBeNull()
  expect(saleRowOfWire(told, true).detail).toMatchObject({
    description: 'Short',
    rounds: [],
    links: { homepage: null },
    facts: {},
  })
})

test('D-PHPTYPES a score that comes alone is its own range, and fully covered', () => {
  const alone = { ...row, score_low: null, score_high: null, coverage: null } as SaleRowWire
  expect(saleRowOfWire(alone)).toMatchObject({ scoreLow: 50, scoreHigh: 50, coveragePct: 100 })
})
