// What became of the portfolio over a range: its value day by day and returns from it, beside
// Bitcoin simply held.
import { useMemo } from 'react'
import { benchmarkOf, type Benchmark } from '#domain/ledger/returns/benchmark.ts'
import { priceSeriesOf, type PriceHistory } from '#domain/ledger/returns/day-prices.ts'
import { moneyWeightedOf, type MoneyWeighted } from '#domain/ledger/returns/money-weighted.ts'
import {
  deepestDrawdownOf,
  type DeepestDrawdown,
} from '#domain/ledger/returns/risk/deepest-drawdown.ts'
import { marketLinkOf, type MarketLink } from '#domain/ledger/returns/risk/market-link.ts'
import { riskOf, type Risk } from '#domain/ledger/returns/risk/risk.ts'
import { timeWeightedOf, type TimeWeighted } from '#domain/ledger/returns/time-weighted.ts'
import { valueSeriesOf, type ValueSeries } from '#domain/ledger/returns/value-series.ts'
import { epochDay } from '#domain/series/daily-series.ts'
import { useDailyCloses } from '#client/market/use-daily-closes.ts'
import type { Pull } from '#client/market/use-pulls.ts'
import { useNowSec } from '#client/use-now.ts'
import { benchmarkId, type Portfolio } from '../use-portfolio.ts'
import { firstDayOf, type PastRange } from './past-range.ts'

/** Of the coins that have a history; null where no two days have a value. */
export type Returns = {
  timeWeighted: TimeWeighted
  moneyWeighted: MoneyWeighted
  bitcoin: Benchmark | null
  drawdown: DeepestDrawdown | null
  risk: Risk
  link: MarketLink
} | null

export type OverTime = { series: ValueSeries; returns: Returns }

const returnsOf = ({ covered }: ValueSeries, history: PriceHistory): Returns => {
  const timeWeighted = timeWeightedOf(covered)
  if (!timeWeighted) return null
  const { index } = timeWeighted
  const bitcoin = priceSeriesOf(history, benchmarkId)
  return {
    timeWeighted,
    moneyWeighted: moneyWeightedOf(covered),
    bitcoin: benchmarkOf(bitcoin, index),
    drawdown: deepestDrawdownOf(index),
    risk: riskOf(index),
    link: marketLinkOf(index, bitcoin),
  }
}

/** `overTime`: undefined until the first read. */
export const useOverTime = (
  { ledger, coinIds, prices }: Portfolio,
  range: PastRange,
): { overTime: OverTime | undefined; pull: Pull } => {
  const today = epochDay(useNowSec())
  const ids = useMemo(() => [...new Set([...coinIds, benchmarkId])].toSorted(), [coinIds])
  const firstDay = useMemo(
    () =>
      ledger.reduce((first, entry) => Math.min(first, epochDay(entry.happenedAtSec)), today) - 1,
    [ledger, today],
  )
  const { closes, pull } = useDailyCloses(ids, firstDay)
  const overTime = useMemo(() => {
    if (!closes) return undefined
    const history = { closes, prices, today }
    const series = valueSeriesOf(ledger, history, firstDayOf(range, today))
    return { series, returns: returnsOf(series, history) }
  }, [closes, prices, today, ledger, range])
  return { overTime, pull }
}
