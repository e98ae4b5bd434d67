// Which coins the highlights call gainers (R-CLS-007): the first of the page of top movers, over the week the list shows.
import type { CoinQuery } from '#data/catalog/coin-row.ts'
import { changeOfPeriod, moverSteps, standardMovers, type MoverWish } from '#domain/movers/movers.ts'

const weekGainers: MoverWish = { ...standardMovers, period: '7d', direction: 'gainers' }

/** `marketAsOfSec` is the market's own time: a price left over from another day gains nothing. */
export const gainersQuery = (marketAsOfSec: number): CoinQuery => ({
  sort: { by: changeOfPeriod[weekGainers.period], direction: 'desc' },
  filter: { ranges: moverSteps(weekGainers, marketAsOfSec).moved },
})
