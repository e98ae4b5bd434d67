// The coin whose receipt stands on the front page: the largest one with a score, from the catalogue
// on this device.
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { coinRows } from '#data/catalog/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { useMarketPull } from '#client/market/use-pulls.ts'

export type LargestCoin =
  | { kind: 'loading' }
  | { kind: 'found'; row: CoinRow }
  /** The catalogue is here and rates nothing. */
  | { kind: 'empty' }
  | { kind: 'failed'; retry: () => void }

const readLargest = () =>
  coinRows({
    sort: { by: 'rank', direction: 'asc' },
    filter: { ranges: { totalScore: { min: 0 }, rank: { min: 1 } } },
    to: 1,
  })

export const useLargestCoin = (): LargestCoin => {
  const { isPulling, error, retry } = useMarketPull()
  const page = useLiveQuery(readLargest, [])
  const row = page?.rows[0]
  if (row) return { kind: 'found', row }
  if (page === undefined || isPulling) return { kind: 'loading' }
  return page === null && error
    ? { kind: 'failed', retry }
    : page === null
      ? { kind: 'loading' }
      : { kind: 'empty' }
}
