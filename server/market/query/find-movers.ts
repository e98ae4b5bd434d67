// Top movers and new listings, by the rules the app itself finds them by (R-MOV-001, R-MOV-002).
import { newListingBounds, type ListingWindow } from '#domain/coin/listing-window.ts'
import { changeOfPeriod, moverSteps, type MoverParams } from '#domain/movers/movers.ts'
import type { CoinRowWire } from '#contract/market/coin-wire.ts'
import type { MarketView } from '../../gateways/market/market-port.ts'
import { selectCoins } from './select-coins.ts'

type Rows = Pick<MarketView, 'rows' | 'source'>

/** The strongest move first. */
export const findMovers = ({ rows, source }: Rows, params: MoverParams): CoinRowWire[] =>
  selectCoins(rows, moverSteps(params, source.as_of).moved, {
    by: changeOfPeriod[params.period],
    direction: params.direction === 'gainers' ? 'desc' : 'asc',
  })

/** Newest first; what is announced stands before what is listed. */
export const findNewListings = (
  { rows }: Pick<Rows, 'rows'>,
  window: ListingWindow,
  nowSec: number,
): CoinRowWire[] =>
  selectCoins(
    rows,
    { listedAtSec: newListingBounds(window, nowSec) },
    { by: 'listedAtSec', direction: 'desc' },
  )
