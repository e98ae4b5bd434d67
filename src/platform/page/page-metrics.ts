// How fast this page came up, told to the console and to nobody else: no network, no storage
// (R-PER-001).
import { onCLS, onFCP, onLCP, onTTFB } from 'web-vitals'
import { rateMetric, type MetricName } from '#domain/page/metric-rating.ts'

const tell = (name: MetricName, value: number): void => {
  const shown = name === 'cls' ? value.toFixed(3) : `${Math.round(value)} ms`
  console.info(`${name} ${shown} ${rateMetric(name, value)}`)
}

/** The library measures it no longer, so it is read from the browser directly (D-FID). */
const watchFirstInputDelay = (): void => {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming)
        tell('fid', entry.processingStart - entry.startTime)
    }
    observer.disconnect()
  })
  observer.observe({ type: 'first-input', buffered: true })
}

/**
 * Starts every measurement; what happened before is reported too. Each metric is told once, when it
 * is final.
 */
export const reportPageMetrics = (): void => {
  onTTFB(({ value }) => tell('ttfb', value))
  onFCP(({ value }) => tell('fcp', value))
  onLCP(({ value }) => tell('lcp', value))
  onCLS(({ value }) => tell('cls', value))
  watchFirstInputDelay()
}
