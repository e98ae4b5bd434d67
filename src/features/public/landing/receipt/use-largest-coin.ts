// The coin whose receipt stands on the front page: the largest one with a score and an input that
// nobody knows, for a receipt shows that too. From the catalogue on this device.
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { coinRows } from '#data/catalog/queries.ts'
import type { FigureRange } from '#domain/figure/figure-range.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { useMarketPull } from '#client/market/use-pulls.ts'

export type LargestCoin =
  | { kind: 'loading' }
  | { kind: 'found'; row: CoinRow; coinCount: number }
  /** The catalogue is here and rates nothing. */
  | { kind: 'empty' }
  | { kind: 'failed'; retry: () => void }

const nearlyAllPct = 99.9

const largest = (coveragePct?: FigureRange) =>
  coinRows({
    sort: { by: 'rank', direction: 'asc' },
    filter: {
      leavesOutPegged: true,
      ranges: { totalScore: { min: 0 }, rank: { min: 1 }, ...(coveragePct && { coveragePct }) },
    },
    to: 1,
  })

const readLargest = async () => {
  const withUnknown = await largest({ max: nearlyAllPct })
  return withUnknown?.total === 0 ? largest() : withUnknown
}

export const useLargestCoin = (): LargestCoin => {
  const { isPulling, error, retry } = useMarketPull()
  const page = useLiveQuery(readLargest, [])
  const row = page?.rows[0]
  if (page && row) return { kind: 'found', row, coinCount: page.allCount }
  if (page === undefined || isPulling) return { kind: 'loading' }
  return page === null && error
    ? { kind: 'failed', retry }
    : page === null
      ? { kind: 'loading' }
      : { kind: 'empty' }
}
