// The movers of a filter, read from the catalogue of this device, and how many coins were left out
// and why.
import { useDeferredValue } from 'react'
import { coinRows, coinSelection, marketOrigin } from '#data/catalog/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import type { MoverParams } from '#domain/movers/movers.ts'
import type { CoinWindow } from '#parts/coin-rows/coin-window.ts'
import { moverQueries } from './mover-search.ts'

export type LeftOut = { unknown: number; stale: number; thin: number }
export type Movers = CoinWindow & { allCount: number; params: MoverParams; leftOut: LeftOut }

const readMovers = async (params: MoverParams): Promise<Movers | null> => {
  const origin = await marketOrigin()
  if (origin === null) return null
  const { known, fresh, traded, moved } = moverQueries(params, origin.asOfSec)
  const [list, ...steps] = await Promise.all([
    coinSelection(moved),
    ...[known, fresh, traded].map((query) => coinRows({ ...query, to: 0 })),
  ])
  if (list === null) return null
  const [knownCount = 0, freshCount = 0, tradedCount = 0] = steps.map((step) => step?.total)
  return {
    ...list,
    params,
    leftOut: {
      unknown: list.allCount - knownCount,
      stale: knownCount - freshCount,
      thin: freshCount - tradedCount,
    },
  }
}

/** Undefined while nothing is known yet, null where this device holds no catalogue. */
export const useMovers = (params: MoverParams): Movers | null | undefined =>
  useDeferredValue(
    useLiveQuery(() => readMovers(params), [params.period, params.direction, params.floor]),
  )
