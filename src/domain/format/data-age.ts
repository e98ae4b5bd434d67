// How old a figure is, and how loudly to say so (design 10 "Age"). Keys of
// locales/<lng>/dates.json.

const minuteSec = 60
const hourSec = 3_600
const daySec = 86_400
const amberAfterSec = hourSec
const greyAfterSec = 5 * minuteSec

/** fresh: quiet; aging: grey; old: amber; stale: amber and a banner. */
export type Freshness = 'fresh' | 'aging' | 'old' | 'stale'
export type DataAge =
  | { key: 'justNow' }
  | { key: 'minutesAgo' | 'hoursAgo' | 'daysAgo'; count: number }

export const freshness = (asOfSec: number, nowSec: number): Freshness => {
  const ageSec = nowSec - asOfSec
  if (ageSec < greyAfterSec) return 'fresh'
  if (ageSec < amberAfterSec) return 'aging'
  return ageSec < daySec ? 'old' : 'stale'
}

/** A time ahead of the device's clock reads as just now. */
export const dataAge = (asOfSec: number, nowSec: number): DataAge => {
  const ageSec = nowSec - asOfSec
  if (ageSec < minuteSec) return { key: 'justNow' }
  if (ageSec < hourSec) return { key: 'minutesAgo', count: Math.floor(ageSec / minuteSec) }
  if (ageSec < daySec) return { key: 'hoursAgo', count: Math.floor(ageSec / hourSec) }
  return { key: 'daysAgo', count: Math.floor(ageSec / daySec) }
}
