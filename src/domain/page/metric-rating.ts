// How good a page metric is (Spec §9). Milliseconds, except cls, which has no unit.

export const metricThresholds = {
  ttfb: { good: 100, poor: 300 },
  fcp: { good: 1800, poor: 3000 },
  lcp: { good: 2500, poor: 4000 },
  fid: { good: 100, poor: 300 },
  cls: { good: 0.1, poor: 0.25 },
} as const

export type MetricName = keyof typeof metricThresholds
export type MetricRating = 'good' | 'needs-improvement' | 'poor'

/** A value exactly on a threshold belongs to the better band (R-PER-007). */
export const rateMetric = (name: MetricName, value: number): MetricRating => {
  const { good, poor } = metricThresholds[name]
  if (value > poor) return 'poor'
  return value > good ? 'needs-improvement' : 'good'
}
