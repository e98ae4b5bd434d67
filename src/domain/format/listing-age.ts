// Relative listing dates as keys of locales/<lng>/dates.json (R-FMT-003..007, D-DATES).
import { toSeconds } from './date.ts'

const daySec = 86_400

export type ListingAge =
  | { key: 'comingInDays'; count: number }
  | { key: 'comingSoon' }
  | { key: 'listedToday' }
  | { key: 'daysAgo'; count: number }

/**
 * What to say of a listing at `listedAtSec`, seen at `nowSec`. One day ago is `daysAgo` with count
 * 1.
 */
export const listingAge = (listedAtSec: number, nowSec: number): ListingAge => {
  const aheadSec = toSeconds(listedAtSec) - nowSec
  if (aheadSec > daySec) return { key: 'comingInDays', count: Math.ceil(aheadSec / daySec) }
  if (aheadSec > 0) return { key: 'comingSoon' }
  const count = Math.floor(-aheadSec / daySec)
  return count === 0 ? { key: 'listedToday' } : { key: 'daysAgo', count }
}
