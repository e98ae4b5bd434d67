import { describe, expect, test } from 'vitest'
import { airdropChecks, airdropStatus, checkWeights, rateAirdrop, type Airdrop } from './airdrop.ts'

const nowSec = 1_790_000_000
const airdrop = (over: Partial<Airdrop> = {}): Airdrop => ({
  id: 'a',
  name: 'A',
  symbol: 'A',
  image: null,
  chain: null,
  description: null,
  toldStatus: null,
  startsAtSec: nowSec - 9,
  endsAtSec: nowSec + 9,
  areDatesEstimated: false,
  reward: null,
  rewardSupplyPct: null,
  tasks: [],
  url: 'https://a.example/',
  isConfirmed: true,
  isFree: true,
  hasTerms: true,
  ...over,
})

const unmetOf = (over: Partial<Airdrop>) =>
  rateAirdrop(airdrop(over))
    .results.filter(({ isMet }) => isMet !== true)
    .map(({ check }) => check)

describe('R-AIX-004 where an airdrop stands', () => {
  test('dates decide, to the second, and go on deciding on a device that is long offline', () => {
    const dated = airdrop({ toldStatus: 'upcoming', startsAtSec: 100, endsAtSec: 200 })
    expect([99, 100, 199, 200].map((at) => airdropStatus(dated, at))).toEqual([
      'upcoming',
      'live',
      'live',
      'ended',
    ])
  })

  test("without dates the source's word counts; without either it is still to come", () => {
    const undated = { startsAtSec: null, endsAtSec: null }
    expect([
      airdropStatus(airdrop({ ...undated, toldStatus: 'live' }), nowSec),
      airdropStatus(airdrop(undated), nowSec),
    ]).toEqual(['live', 'upcoming'])
  })

  test('an early end is believed; a start alone goes on until an end is told', () => {
    expect(airdropStatus(airdrop({ toldStatus: 'ended' }), nowSec)).toBe('ended')
    expect(airdropStatus(airdrop({ endsAtSec: null }), nowSec)).toBe('live')
    expect(
      airdropStatus(
        airdrop({ startsAtSec: null, endsAtSec: nowSec + 1, toldStatus: 'live' }),
        nowSec,
      ),
    ).toBe('live')
  })
})

describe('R-AIX-004 the score of an airdrop', () => {
  test('the points of the checks add up to 100, and all met is 100', () => {
    expect(airdropChecks.reduce((sum, check) => sum + checkWeights[check], 0)).toBe(100)
    expect(rateAirdrop(airdrop())).toMatchObject({
      score: 100,
      scoreLow: 100,
      scoreHigh: 100,
      coveragePct: 100,
    })
  })

  test('the unknown is left out and widens the range; it never helps the low end', () => {
    expect(
      rateAirdrop(airdrop({ isFree: null, hasTerms: null, isConfirmed: false })),
    ).toMatchObject({ score: 50, scoreLow: 30, scoreHigh: 70, coveragePct: 60 })
    expect(rateAirdrop(airdrop({ isFree: false })).scoreLow).toBe(
      rateAirdrop(airdrop({ isFree: null })).scoreLow,
    )
  })

  test('dates that are missing or only expected, and a page without https, earn nothing', () => {
    expect([
      unmetOf({ endsAtSec: null }),
      unmetOf({ areDatesEstimated: true }),
      unmetOf({ url: 'http://a.example' }),
      unmetOf({ url: null }),
    ]).toEqual([['dates'], ['dates'], ['page'], ['page']])
  })
})
