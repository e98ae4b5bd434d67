// The first of the page of gems, for places that name a few of them.
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { isPegged } from '#domain/coin/pegged.ts'
import { coinRows, marketOrigin } from '#data/catalog/queries.ts'
import { gemSteps, standardGems } from '#domain/gems/gems.ts'

/** So many that stablecoins among them can be left out. */
const readRows = 60

/**
 * At most `count` gems of the standard kind, the surest first; undefined where no catalogue is
 * stored yet. For live queries.
 */
export const topGems = async (count: number): Promise<CoinRow[] | undefined> => {
  const origin = await marketOrigin()
  if (origin === null) return undefined
  const page = await coinRows({
    filter: { ranges: gemSteps(standardGems, origin.asOfSec).gem },
    to: readRows,
  })
  return page?.rows.filter(({ category }) => !isPegged(category)).slice(0, count)
}
