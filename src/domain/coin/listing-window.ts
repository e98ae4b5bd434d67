// Listing and launch dates within a span of days: the presets and their names on the wire are the
// spec's (§3, §9).

const secondsPerDay = 86_400

export const listingWindowsDays = {
  '24hours': 1,
  '7days': 7,
  '14days': 14,
  '30days': 30,
  '90days': 90,
} as const
export type ListingWindow = keyof typeof listingWindowsDays

/** Shortest first. */
export const listingWindows = Object.keys(listingWindowsDays) as [ListingWindow, ...ListingWindow[]]

/** Listing times, in epoch seconds and both ends included, of the last N days (R-CLS-004). */
export const recentListingBounds = (
  window: ListingWindow,
  nowSec: number,
): { min: number; max: number } => ({
  min: nowSec - listingWindowsDays[window] * secondsPerDay,
  max: nowSec,
})

/** What a screen of new listings shows to whoever asks for nothing else. */
export const standardWindow: ListingWindow = '30days'

/**
 * Listing times, in epoch seconds and both ends included, that a screen of new listings shows: the
 * last N days and, announced already, the next N. A coin whose listing date is unknown is in none.
 */
export const newListingBounds = (
  window: ListingWindow,
  nowSec: number,
): { min: number; max: number } => {
  const spanSec = listingWindowsDays[window] * secondsPerDay
  return { min: nowSec - spanSec, max: nowSec + spanSec }
}
