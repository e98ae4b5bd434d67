import { expect, it } from 'vitest'
import { rateMetric } from './metric-rating.ts'

it.each([
  ['R-PER-002', 'ttfb', 100, 300, 1],
  ['R-PER-003', 'fcp', 1800, 3000, 1],
  ['R-PER-004', 'lcp', 2500, 4000, 1],
  ['R-PER-005', 'fid', 100, 300, 1],
  ['R-PER-006', 'cls', 0.1, 0.25, 0.001],
] as const)(
  '%s, R-PER-007: %s is good to %d and poor beyond %d; equality goes to the better band',
  (...[, name, good, poor, step]) => {
    expect(
      [0, good, good + step, poor, poor + step].map((value) => rateMetric(name, value)),
    ).toEqual(['good', 'good', 'needs-improvement', 'needs-improvement', 'poor'])
  },
)
