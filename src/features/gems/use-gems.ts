// The gems of a filter, read from the catalogue of this device, and how many coins were left out and
// why.
import { isPegged } from '#domain/coin/pegged.ts'
import { useDeferredValue } from 'react'
import { coinRows, coinSelection, marketOrigin } from '#data/catalog/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { type GemParams } from '#domain/gems/gems.ts'
import type { CoinWindow } from '#parts/coin-rows/coin-window.ts'
import { gemQueries } from './gem-search.ts'

export type LeftOut = {
  unsized: number
  stale: number
  thin: number
  open: number
  low: number
  pegged: number
}
export type Gems = CoinWindow & { allCount: number; params: GemParams; leftOut: LeftOut }

const readGems = async (params: GemParams): Promise<Gems | null> => {
  const origin = await marketOrigin()
  if (origin === null) return null
  const { gem, ...steps } = gemQueries(params, origin.asOfSec)
  const count = async (step: keyof typeof steps): Promise<number> =>
    (await coinRows({ ...steps[step], to: 0 }))?.total ?? 0
  const [found, sized, small, fresh, traded, rated] = await Promise.all([
    coinSelection(gem),
    count('sized'),
    count('small'),
    count('fresh'),
    count('traded'),
    count('rated'),
  ])
  if (found === null) return null
  const gems = found.rowsAt(0, found.total).filter(({ category }) => !isPegged(category))
  return {
    ...found,
    params,
    total: gems.length,
    rowsAt: (from, to) => gems.slice(from, to),
    leftOut: {
      unsized: found.allCount - sized,
      stale: small - fresh,
      thin: fresh - traded,
      open: traded - rated,
      low: rated - found.total,
      pegged: found.total - gems.length,
    },
  }
}

/** Undefined while nothing is known yet, null where this device holds no catalogue. */
export const useGems = (params: GemParams): Gems | null | undefined =>
  useDeferredValue(useLiveQuery(() => readGems(params), [params.cap, params.floor]))
