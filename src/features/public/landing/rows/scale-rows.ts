// Six real rows for one scale: the largest coin of each band, a sale where no coin is that low, and
// one without a score.
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { coinRows, salesRows } from '#data/catalog/queries.ts'
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import type { RatingKind } from '#domain/rating/subscores.ts'
import { rate } from '#domain/rating/rate.ts'
import { ratingStateOf } from '#domain/rating/rating-state.ts'
import { scoreBands, type ScoreBand } from '#domain/coin/score-band.ts'
import { rowReason, type RowReason } from './row-reason.ts'

type Figures = Pick<
  CoinRow,
  'id' | 'name' | 'symbol' | 'image' | 'totalScore' | 'scoreLow' | 'scoreHigh' | 'coveragePct'
>
export type ScaleRow = Figures & { kind: RatingKind; reason: RowReason | null }

const coinRow = (row: CoinRow): ScaleRow => ({ ...row, kind: 'coin', reason: rowReason(row) })
const saleRow = (row: SaleRow): ScaleRow => ({
  ...row,
  kind: 'sale',
  reason: rowReason(row, row.detail ? rate('sale', row.detail.facts).caps : []),
})

type Bounds = { min: number; max: number }

const boundsOf = (band: ScoreBand): Bounds => {
  const at = scoreBands.findIndex((candidate) => candidate.band === band)
  return { min: scoreBands[at]?.from ?? 0, max: (scoreBands[at - 1]?.from ?? 101) - 1 }
}

const coinOfBand = async (bounds: Bounds, besides: string | null): Promise<ScaleRow[]> => {
  const page = await coinRows({
    filter: { ranges: { totalScore: bounds } },
    sort: { by: 'rank', direction: 'asc' },
    to: 2,
  })
  const row = page?.rows.find(({ id }) => id !== besides)
  return row ? [coinRow(row)] : []
}

const lowestSale = (sales: readonly SaleRow[], { min, max }: Bounds): ScaleRow[] => {
  const [lowest] = sales
    .filter(({ totalScore }) => totalScore !== null && totalScore >= min && totalScore <= max)
    .toSorted((a, b) => (a.totalScore ?? 0) - (b.totalScore ?? 0))
  return lowest ? [saleRow(lowest)] : []
}

const leastKnownCoin = async (): Promise<ScaleRow[]> => {
  const row = (await coinRows({ sort: { by: 'coveragePct', direction: 'asc' }, to: 1 }))?.rows[0]
  return row && ratingStateOf(row.coveragePct ?? 0) === 'not-rated' ? [coinRow(row)] : []
}

/**
 * Best band first; fewer where the catalogue has none of a kind. `besides`: the coin that is shown
 * elsewhere already.
 */
export const scaleRows = async (besides: string | null): Promise<ScaleRow[]> => {
  const sales = await salesRows()
  const ofBands = await Promise.all(
    scoreBands.map(async ({ band }) => {
      const coins = await coinOfBand(boundsOf(band), besides)
      return coins.length > 0 ? coins : lowestSale(sales, boundsOf(band))
    }),
  )
  return [...ofBands.flat(), ...(await leastKnownCoin())]
}
