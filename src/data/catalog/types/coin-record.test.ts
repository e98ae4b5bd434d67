import { recordOf } from '#tests/fakes/market-server.ts'
import { expect, test } from 'vitest'
import { coinRecordOf } from './coin-record.ts'

const wire = {
  ...recordOf({ id: 'bitcoin', price: 9 }),
  circulating_supply: 1,
  total_supply: 2,
  max_supply: 3,
  fully_diluted_valuation: 4,
  high_24h: 5,
  low_24h: 6,
  ath: 7,
  ath_date: 8,
  atl: 9,
  atl_date: 10,
  genesis_date: 11,
  coin_age_days: 12,
  rated_at: 13,
}

test('R-CDT-003 a record says each figure with its unit, the sparkline and its age beside it', () => {
  const sparkline = Float32Array.of(1, 2)
  expect(coinRecordOf(wire, { sparkline, savedAtMs: 99 })).toEqual({
    id: 'bitcoin',
    circulatingSupply: 1,
    totalSupply: 2,
    maxSupply: 3,
    fullyDilutedValuationUsd: 4,
    high24hUsd: 5,
    low24hUsd: 6,
    athUsd: 7,
    athAtSec: 8,
    atlUsd: 9,
    atlAtSec: 10,
    genesisAtSec: 11,
    ageDays: 12,
    description: 'About bitcoin',
    links: wire.links,
    contracts: [],
    facts: wire.facts,
    ratedAtSec: 13,
    sparkline7dUsd: sparkline,
    more: {},
    savedAtMs: 99,
  })
})

test('what a server sends beyond the known fields is kept under its own name', () => {
  expect(
    coinRecordOf(
      { ...wire, audits: ['one'], toString: 'kept' },
      { sparkline: new Float32Array(), savedAtMs: 0 },
    ).more,
  ).toEqual({ audits: ['one'], toString: 'kept' })
})
