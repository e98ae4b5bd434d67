// What the highlights of the coin list name (R-CLS-007..011): the first of each list that has a
// page of its own.
import type { FigureRange } from '../figure/figure-range.ts'
import { standardMovers, type MoverParams } from '../movers/movers.ts'

/** So many in each of the five lists. */
export const highlightCount = 3

/** Gainers are the first of the page of top movers, over the week that the list shows. */
export const highlightedGainers: MoverParams = {
  ...standardMovers,
  period: '7d',
  direction: 'gainers',
}

const hourSec = 3600

/**
 * Listing times, in epoch seconds, that may stand under "new listings", newest first: everything up
 * to the end of this hour. What is only announced waits for its day.
 */
export const highlightedListings = (nowSec: number): FigureRange => ({
  max: Math.floor(nowSec / hourSec) * hourSec + hourSec,
})
