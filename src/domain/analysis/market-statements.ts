// Sentences about the market and the supply.
import type { AnalysisFacts } from './analysis-facts.ts'
import type { Citation, CitedFigure, Figure, Statement } from './statement.ts'

type MarketKey =
  | 'rankAndCap'
  | 'weekUp'
  | 'weekDown'
  | 'weekFlat'
  | 'monthUp'
  | 'monthDown'
  | 'monthFlat'
  | 'belowHigh'
  | 'nearHigh'
  | 'turnoverThin'
  | 'turnoverUsual'
  | 'turnoverLively'
  | 'supplyCapped'
  | 'supplyOpen'
type MarketStatement = Statement<MarketKey>

/** Changes smaller than this are no direction, percent. */
const flatPct = 1
const nearHighPct = 5
const thinTurnoverPct = 1
const livelyTurnoverPct = 10

const cite = (figure: CitedFigure, value: Figure, asOfSec: number | null): Citation => ({
  figure,
  value,
  asOfSec,
  tab: 'overview',
})

const rankAndCap = ({ rank, marketCapUsd, asOfSec }: AnalysisFacts): MarketStatement[] => {
  if (rank === null || marketCapUsd === null) return []
  const values: { rank: Figure; cap: Figure } = {
    rank: { unit: 'count', value: rank },
    cap: { unit: 'money', value: marketCapUsd },
  }
  return [
    {
      key: 'rankAndCap',
      topic: 'market',
      values,
      cites: [cite('rank', values.rank, asOfSec), cite('marketCap', values.cap, asOfSec)],
    },
  ]
}

const directionOf = (percent: number): 'Up' | 'Down' | 'Flat' => {
  if (Math.abs(percent) < flatPct) return 'Flat'
  return percent > 0 ? 'Up' : 'Down'
}

const moves = ({
  change7dPct,
  change30dPct,
  priceUsd,
  asOfSec,
}: AnalysisFacts): MarketStatement[] => {
  const said: MarketStatement[] = []
  if (change7dPct !== null && priceUsd !== null) {
    const values: { change: Figure; price: Figure } = {
      change: { unit: 'change', value: change7dPct },
      price: { unit: 'price', value: priceUsd },
    }
    said.push({
      key: `week${directionOf(change7dPct)}`,
      topic: 'market',
      values,
      cites: [cite('change7d', values.change, asOfSec), cite('price', values.price, asOfSec)],
    })
  }
  if (change30dPct !== null) {
    const change: Figure = { unit: 'change', value: change30dPct }
    said.push({
      key: `month${directionOf(change30dPct)}`,
      topic: 'market',
      values: { change },
      cites: [cite('change30d', change, asOfSec)],
    })
  }
  return said
}

const againstHigh = ({ priceUsd, athUsd, athAtSec, asOfSec }: AnalysisFacts): MarketStatement[] => {
  if (priceUsd === null || athUsd === null || athAtSec === null || athUsd <= 0) return []
  const below = Math.max(0, 100 * (1 - priceUsd / athUsd))
  const values: { share: Figure; high: Figure; date: Figure } = {
    share: { unit: 'share', value: below },
    high: { unit: 'price', value: athUsd },
    date: { unit: 'date', value: athAtSec },
  }
  const cites: [Citation, Citation] = [
    cite('allTimeHigh', values.high, asOfSec),
    cite('price', { unit: 'price', value: priceUsd }, asOfSec),
  ]
  return [{ key: below < nearHighPct ? 'nearHigh' : 'belowHigh', topic: 'market', values, cites }]
}

const turnover = ({ volume24hUsd, marketCapUsd, asOfSec }: AnalysisFacts): MarketStatement[] => {
  if (volume24hUsd === null || marketCapUsd === null || marketCapUsd <= 0) return []
  const percent = (100 * volume24hUsd) / marketCapUsd
  const values: { share: Figure; volume: Figure } = {
    share: { unit: 'share', value: percent },
    volume: { unit: 'money', value: volume24hUsd },
  }
  const key =
    percent < thinTurnoverPct
      ? 'turnoverThin'
      : percent > livelyTurnoverPct
        ? 'turnoverLively'
        : 'turnoverUsual'
  return [
    {
      key,
      topic: 'market',
      values,
      cites: [
        cite('volume24h', values.volume, asOfSec),
        cite('marketCap', { unit: 'money', value: marketCapUsd }, asOfSec),
      ],
    },
  ]
}

const supply = ({ circulatingSupply, maxSupply, asOfSec }: AnalysisFacts): MarketStatement[] => {
  if (circulatingSupply === null) return []
  const circulating: Figure = { unit: 'amount', value: circulatingSupply }
  const own = cite('circulatingSupply', circulating, asOfSec)
  if (maxSupply === null || maxSupply <= 0)
    return [{ key: 'supplyOpen', topic: 'supply', values: { circulating }, cites: [own] }]
  const max: Figure = { unit: 'amount', value: maxSupply }
  return [
    {
      key: 'supplyCapped',
      topic: 'supply',
      values: { share: { unit: 'share', value: (100 * circulatingSupply) / maxSupply }, max },
      cites: [own, cite('maxSupply', max, asOfSec)],
    },
  ]
}

/** What the coin's market and supply figures allow to be said. */
export const marketStatements = (facts: AnalysisFacts): MarketStatement[] => [
  ...rankAndCap(facts),
  ...moves(facts),
  ...againstHigh(facts),
  ...turnover(facts),
  ...supply(facts),
]
