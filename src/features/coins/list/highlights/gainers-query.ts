// Which coins the highlights call gainers (R-CLS-007): the first of the page of top movers, over
// the week the list shows.
import type { CoinQuery } from '#data/catalog/types/coin-row.ts'
import { highlightedGainers } from '#domain/coin/highlights.ts'
import { changeOfPeriod, moverSteps } from '#domain/movers/movers.ts'

/** `marketAsOfSec` is the market's own time: a price left over from another day gains nothing. */
export const gainersQuery = (marketAsOfSec: number): CoinQuery => ({
  sort: { by: changeOfPeriod[highlightedGainers.period], direction: 'desc' },
  filter: { ranges: moverSteps(highlightedGainers, marketAsOfSec).moved },
})
