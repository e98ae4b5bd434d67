// One coin of the comparison: what this device knows of it, and how it is drawn.
import type { ChartRow } from '#data/catalog/types/chart-rows.ts'
import type { CoinRecord } from '#data/catalog/types/coin-record.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import type { ComparedFacts } from '#domain/comparison/compared-fields.ts'
import { ratingStateOf } from '#domain/rating/rating-state.ts'
import { dailySeriesOf } from '#domain/series/daily-series.ts'
import { checkSeries, type CheckedSeries } from '#domain/series/series-quality.ts'
import { drawdownOf, realisedVolatility } from '#domain/technicals/risk.ts'
import type { SeriesLook } from '#ui/chart/series-looks.ts'

const volatilityDays = 30
const daySec = 86_400

export type CoinPast = CheckedSeries & { asOfSec: number | null }
export type ComparedCoin = {
  id: string
  row: CoinRow
  /** Null until it is on the device. */
  record: CoinRecord | null
  /** The last year's closes; null where none are saved. */
  past: CoinPast | null
  facts: ComparedFacts
  look: SeriesLook
}

/** A year's saved chart as checked daily closes; null where it holds none. */
export const pastOf = (chart: ChartRow | null): CoinPast | null => {
  if (chart === null) return null
  const checked = checkSeries(dailySeriesOf(chart.timesSec, chart.pricesUsd))
  return checked.series.days.length === 0 ? null : { ...checked, asOfSec: chart.asOfSec }
}

type Known = number | null | undefined
const shareOf = (part: Known, whole: Known): number | null =>
  typeof part === 'number' && typeof whole === 'number' && whole > 0 ? (100 * part) / whole : null

type Sources = { row: CoinRow; record: CoinRecord | null; past: CoinPast | null; nowSec: number }

/**
 * Everything the table of fields shows, in the units of ComparedFacts; what is unknown stays so.
 */
export const factsOf = ({ row, record, past, nowSec }: Sources): ComparedFacts => {
  const { scoreLow, coveragePct, tokenomics, security, market, insights, social } = row
  const { priceUsd, change24hPct, change7dPct, change30dPct, rank, marketCapUsd, volume24hUsd } =
    row
  const totalScore = ratingStateOf(coveragePct ?? 0) === 'not-rated' ? null : row.totalScore
  const ofAth = shareOf(priceUsd, record?.athUsd)
  const startedAtSec = record?.genesisAtSec ?? null
  return {
    totalScore,
    scoreLow,
    coveragePct,
    tokenomics,
    security,
    market,
    insights,
    social,
    priceUsd,
    change24hPct,
    change7dPct,
    change30dPct,
    rank,
    marketCapUsd,
    volume24hUsd,
    turnoverPct: shareOf(volume24hUsd, marketCapUsd),
    circulatingSupply: record?.circulatingSupply ?? null,
    totalSupply: record?.totalSupply ?? null,
    maxSupply: record?.maxSupply ?? null,
    circulatingSharePct: shareOf(record?.circulatingSupply, record?.maxSupply),
    fullyDilutedUsd: record?.fullyDilutedValuationUsd ?? null,
    capToFdvPct: shareOf(marketCapUsd, record?.fullyDilutedValuationUsd),
    athUsd: record?.athUsd ?? null,
    // A price may have passed the high that is known.
    belowAthPct: ofAth === null ? null : Math.max(0, 100 - ofAth),
    atlUsd: record?.atlUsd ?? null,
    volatility30dPct:
      past && (realisedVolatility(past.series.closes, volatilityDays).at(-1) ?? null),
    deepestFallPct:
      past && past.series.closes.length > 1
        ? -(drawdownOf(past.series).deepest?.percent ?? 0)
        : null,
    ageDays:
      record?.ageDays ??
      (startedAtSec === null ? null : Math.floor((nowSec - startedAtSec) / daySec)),
  }
}
