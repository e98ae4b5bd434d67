// Sentences about trend and risk, from the checked history, and about that history itself.
import { stepAhead } from '../projection/projection.ts'
import { secOfDay } from '../series/daily-series.ts'
import { lastOf } from '../technicals/moving-average.ts'
import { averageSide, macdState, strengthZone, volatilityLevel } from '../technicals/readings.ts'
import type { AnalysisFacts } from './analysis-facts.ts'
import type { Citation, CitedFigure, Figure, Statement } from './statement.ts'

type TrendKey =
  | 'averageAbove'
  | 'averageBelow'
  | 'averageAt'
  | 'strengthHigh'
  | 'strengthLow'
  | 'strengthMiddle'
  | 'macdAbove'
  | 'macdBelow'
  | 'volatilityCalm'
  | 'volatilityUsual'
  | 'volatilityWild'
  | 'deepestFall'
  | 'spread'
  | 'historyWhole'
  | 'historyFlawed'
type TrendStatement = Statement<TrendKey>
type Past = NonNullable<AnalysisFacts['past']>

const cite = ({ asOfSec }: Past, figure: CitedFigure, value: Figure): Citation => ({
  figure,
  value,
  asOfSec,
  tab: figure.startsWith('projection') ? 'overview' : 'technicals',
})

const average = (past: Past): TrendStatement[] => {
  const side = averageSide(past.technicals)
  const reading = side && past.technicals.averages[side.days]
  const mean = reading?.isReady ? lastOf(reading.simple) : null
  if (!side || mean === null) return []
  const price: Figure = { unit: 'price', value: mean }
  return [
    {
      key: `average${side.key}`,
      topic: 'trend',
      count: side.days,
      values: { share: { unit: 'share', value: Math.abs(side.percent) }, average: price },
      cites: [cite(past, 'average', price)],
    },
  ]
}

const momentum = (past: Past): TrendStatement[] => {
  const { strength, macd } = past.technicals
  const index = strength.isReady ? lastOf(strength.line) : null
  const state = macd.isReady ? macdState(macd) : null
  const histogram = macd.isReady ? lastOf(macd.histogram) : null
  const said: TrendStatement[] = []
  if (index !== null) {
    const value: Figure = { unit: 'score', value: Math.round(index) }
    said.push({
      key: `strength${strengthZone(index)}`,
      topic: 'trend',
      values: { value },
      cites: [cite(past, 'relativeStrength', value)],
    })
  }
  if (histogram !== null && (state === 'Above' || state === 'Below'))
    said.push({
      key: `macd${state}`,
      topic: 'trend',
      values: {},
      cites: [cite(past, 'macdHistogram', { unit: 'price', value: histogram })],
    })
  return said
}

const risk = (past: Past): TrendStatement[] => {
  const { volatility, drawdown } = past.technicals
  const yearly = volatility.isReady ? lastOf(volatility.line) : null
  const said: TrendStatement[] = []
  if (yearly !== null) {
    const value: Figure = { unit: 'share', value: yearly }
    said.push({
      key: `volatility${volatilityLevel(yearly)}`,
      topic: 'risk',
      values: { value },
      cites: [cite(past, 'volatility', value)],
    })
  }
  if (drawdown.isReady && drawdown.deepest) {
    const { percent, peakDay, lowDay } = drawdown.deepest
    const share: Figure = { unit: 'share', value: -percent }
    said.push({
      key: 'deepestFall',
      topic: 'risk',
      values: {
        share,
        from: { unit: 'date', value: secOfDay(peakDay) },
        to: { unit: 'date', value: secOfDay(lowDay) },
      },
      cites: [cite(past, 'deepestFall', share)],
    })
  }
  return said
}

const spread = (past: Past): TrendStatement[] => {
  const step = past.projection && stepAhead(past.projection, 30)
  if (!step) return []
  const values: { low: Figure; high: Figure } = {
    low: { unit: 'price', value: step.p10 },
    high: { unit: 'price', value: step.p90 },
  }
  return [
    {
      key: 'spread',
      topic: 'risk',
      values,
      cites: [cite(past, 'projectionLow', values.low), cite(past, 'projectionHigh', values.high)],
    },
  ]
}

const history = (past: Past): TrendStatement[] => {
  const { series, flaws } = past.checked
  const closes = series.days.length
  const own = cite(past, 'closes', { unit: 'count', value: closes })
  if (flaws.length === 0)
    return [
      {
        key: 'historyWhole',
        topic: 'data',
        count: closes,
        values: { number: own.value },
        cites: [own],
      },
    ]
  const number: Figure = { unit: 'count', value: flaws.length }
  return [
    {
      key: 'historyFlawed',
      topic: 'data',
      count: flaws.length,
      values: { closes: own.value, number },
      cites: [own, cite(past, 'flaws', number)],
    },
  ]
}

/** What the coin's history allows to be said; nothing without one. */
export const trendStatements = ({ past }: AnalysisFacts): TrendStatement[] =>
  past === null || past.checked.series.days.length === 0
    ? []
    : [...average(past), ...momentum(past), ...risk(past), ...spread(past), ...history(past)]
