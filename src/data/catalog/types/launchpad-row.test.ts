import { expect, test } from 'vitest'
import { launchpadRowOfWire } from './launchpad-row.ts'

const wire = {
  id: 'yard',
  name: 'Yard',
  image: null,
  projects: 9,
  avg_roi: 3,
  ath_roi: 8,
  score: 40.6,
  chains: ['Base'],
}

test('R-AIX-003 a host that tells only sums is shown with them, the rest unknown', () => {
  expect(launchpadRowOfWire({ ...wire, score_low: 30, score_high: 50, coverage: 60 })).toEqual({
    id: 'yard',
    name: 'Yard',
    image: null,
    chains: ['Base'],
    sales: null,
    record: {
      projects: 9,
      pricedCount: null,
      aboveCount: null,
      averageMultiple: 3,
      medianMultiple: null,
      averagePeakMultiple: 8,
      best: null,
      worst: null,
      score: 41,
      scoreLow: 30,
      scoreHigh: 50,
      coveragePct: 60,
    },
  })
})

test('R-AIX-003 a score without a word about its coverage is a whole one, and no score covers nothing', () => {
  expect([
    launchpadRowOfWire(wire).record.coveragePct,
    launchpadRowOfWire({ ...wire, score: null }).record,
  ]).toMatchObject([100, { score: null, coveragePct: 0, scoreLow: null, scoreHigh: null }])
})

test('R-AIX-003 projects that come along speak for themselves, none of them too', () => {
  expect(launchpadRowOfWire({ ...wire, sales: [] })).toMatchObject({
    sales: [],
    record: { projects: 0, score: null },
  })
})
