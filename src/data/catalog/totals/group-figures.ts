// What a group of coins comes to: sums, the change of its value, its scores. Pure; unknown cells are
// left out and counted, never read as zero.
import type { CatalogColumns } from '../columns/columns.ts'
import type { GroupFigures, Told } from '../types/group-figures.ts'
import { knownSum } from './known-sum.ts'

const changeOf = ({ figures }: CatalogColumns, rows: Uint32Array): Told => {
  let [now, before, known] = [0, 0, 0]
  for (const row of rows) {
    const cap = figures.marketCapUsd[row] as number
    const ratio = 1 + (figures.change24hPct[row] as number) / 100
    // A price that lost all of itself tells nothing of what it was worth; so does a ratio of NaN.
    if (Number.isNaN(cap) || !(ratio > 0)) continue
    now += cap
    before += cap / ratio
    known += 1
  }
  return { value: before > 0 ? (now / before - 1) * 100 : null, known }
}

const scoresOf = ({ figures }: CatalogColumns, rows: Uint32Array): Float64Array =>
  Float64Array.from(rows, (row) => figures.totalScore[row] as number)
    .filter((score) => !Number.isNaN(score))
    .toSorted()

const medianOf = (sorted: Float64Array): number | null => {
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** The figures of the coins that stand in `rows` of the columns. */
export const groupFigures = (columns: CatalogColumns, rows: Uint32Array): GroupFigures => {
  const scores = scoresOf(columns, rows)
  const known = scores.length
  const average = known === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / known
  return {
    coins: rows.length,
    marketCapUsd: knownSum(columns.figures.marketCapUsd, rows),
    volume24hUsd: knownSum(columns.figures.volume24hUsd, rows),
    change24hPct: changeOf(columns, rows),
    averageScore: { value: average, known },
    medianScore: { value: medianOf(scores), known },
  }
}
