// The list of airdrops, by the rules the app itself rates, filters and orders by (R-AIX-004).
import type * as z from 'zod'
import { filterAirdrops, listAirdrops, sortAirdrops } from '#domain/airdrop/airdrop-list.ts'
import { firstAirdropDirection, type AirdropSortKey } from '#domain/airdrop/airdrop-sort-keys.ts'
import { airdropOfWire, type AirdropWire } from '#contract/market/airdrop-wire.ts'
import type { AirdropSortName } from '#contract/market/sort-names.ts'
import type { clientMarketCalls } from '#contract/calls/client-market.ts'
import type { MarketView } from '../../gateways/market/market-port.ts'

export type AirdropQuery = z.output<(typeof clientMarketCalls)['get_airdrops']['payload']>

/** The wire's names and the list's own, both understood. */
const sortKeys: Readonly<Record<AirdropSortName, AirdropSortKey>> = {
  score: 'low',
  score_low: 'low',
  low: 'low',
  name: 'name',
  starts_at: 'starts',
  starts: 'starts',
  ends_at: 'ends',
  ends: 'ends',
  tasks: 'tasks',
}

const nobodys: ReadonlySet<string> = new Set()

/**
 * The airdrops a query lets through with their state at `nowSec`, in its order; without one, the
 * highest lowest score first. Without a status all, those that are over included.
 */
export const findAirdrops = (
  view: MarketView,
  query: AirdropQuery,
  nowSec: number,
): AirdropWire[] => {
  const wires = new Map(view.airdrops.map((wire) => [wire.id, wire]))
  const listed = listAirdrops(view.airdrops.map(airdropOfWire), nowSec)
  const wanted = { query: query.search ?? '', mine: nobodys }
  const found = query.status
    ? filterAirdrops(listed, { ...wanted, view: query.status })
    : [
        ...filterAirdrops(listed, { ...wanted, view: 'open' }),
        ...filterAirdrops(listed, { ...wanted, view: 'ended' }),
      ]
  const key = query.sort_by ? sortKeys[query.sort_by] : 'low'
  return sortAirdrops(found, {
    key,
    direction: query.sort_dir ?? firstAirdropDirection(key),
    locale: 'en',
  }).flatMap(({ id, status, rating }) => {
    const wire = wires.get(id)
    return wire
      ? [
          {
            ...wire,
            status,
            score: rating.score,
            score_low: rating.scoreLow,
            score_high: rating.scoreHigh,
            coverage: rating.coveragePct,
          },
        ]
      : []
  })
}
