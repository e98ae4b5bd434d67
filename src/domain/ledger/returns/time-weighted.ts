// Time-weighted return: what the holdings brought, whatever money came and went. Doubles, percent.
import type { DailySeries } from '../../series/daily-series.ts'
import { bridgedDays } from './coverage.ts'
import { noFlow, thenFlow, type DayFlow } from './day-flow.ts'
import type { ValueDay, ValueSpan } from './value-series.ts'

export type TimeWeighted = {
  returnPct: number
  /** Percent a year; null under a year, as GIPS has it. */
  annualisedPct: number | null
  /** Epoch days at whose ends the chain begins and ends. */
  fromDay: number
  toDay: number
  /** 100 at the end of `fromDay`; the days whose value is known. 0 for good once all was lost. */
  index: DailySeries
  /** Why the chain does not begin where the span does. */
  begunAnew: 'longHole' | 'unknownFlow' | null
}

const indexBase = 100
const yearDays = 365

/**
 * What comes in counts from the start of the day and what goes out until its end, so that neither
 * multiplies a small holding. Nothing held at either end is no change, and what grows from nothing,
 * as a gift does, has no rate.
 */
const factorOf = (beforeUsd: number, flow: DayFlow, valueUsd: number): number => {
  const invested = beforeUsd + flow.paidInUsd
  const returned = valueUsd + flow.paidInUsd - flow.netUsd
  if (invested <= 0 || (beforeUsd === 0 && returned <= 0)) return 1
  return Math.max(0, returned) / invested
}

type Chain = { days: number[]; closes: number[]; begunAnew: TimeWeighted['begunAnew'] }
type Known = { day: number; valueUsd: number }

const begin = (day: number, begunAnew: Chain['begunAnew']): Chain => ({
  days: [day],
  closes: [indexBase],
  begunAnew,
})

const flowOf = ({ flowUsd, paidInUsd }: ValueDay): DayFlow | null =>
  flowUsd === null || paidInUsd === null ? null : { netUsd: flowUsd, paidInUsd }

const hasFlow = ({ netUsd, paidInUsd }: DayFlow): boolean => netUsd !== 0 || paidInUsd !== 0

const breakOf = (last: Known, flow: DayFlow | null, day: number): Chain['begunAnew'] => {
  if (!flow) return 'unknownFlow'
  return hasFlow(flow) && day - last.day - 1 > bridgedDays ? 'longHole' : null
}

const chainOf = ({ openingUsd, days }: ValueSpan): Chain | null => {
  let last: Known | null = null
  let chain: Chain | null = null
  let flow: DayFlow | null = noFlow
  const from = (days[0]?.day ?? 0) - 1
  if (openingUsd !== null) {
    last = { day: from, valueUsd: openingUsd }
    chain = begin(from, null)
  }
  for (const each of days) {
    flow = thenFlow(flow, flowOf(each))
    const { day, valueUsd } = each
    if (valueUsd === null) continue
    const broken = last && breakOf(last, flow, day)
    if (!chain || !last || broken || !flow) chain = begin(day, broken)
    else {
      chain.days.push(day)
      chain.closes.push(
        (chain.closes.at(-1) ?? indexBase) * factorOf(last.valueUsd, flow, valueUsd),
      )
    }
    last = { day, valueUsd }
    flow = noFlow
  }
  return chain
}

/** Percent a year of a growth over so many days; null under a year. */
const annualised = (returnPct: number, days: number): number | null =>
  days < yearDays ? null : 100 * ((1 + returnPct / 100) ** (yearDays / days) - 1)

/**
 * Links the returns of days: (value + taken out) / (value before + paid in). A day of unknown value
 * is bridged: the next known value is measured against the last known one, all flows between taken
 * as one day's. Without flows that is exact; with flows it is done for a week at most, as nobody
 * knows what was held when they came, and the chain begins anew after a longer hole and after a
 * flow of unknown value. Null where fewer than two values are known.
 */
export const timeWeightedOf = (span: ValueSpan): TimeWeighted | null => {
  const chain = chainOf(span)
  const [fromDay, toDay] = [chain?.days[0], chain?.days.at(-1)]
  if (!chain || fromDay === undefined || toDay === undefined || toDay === fromDay) return null
  const { days, closes, begunAnew } = chain
  const returnPct = (100 * (closes.at(-1) ?? indexBase)) / indexBase - 100
  return {
    returnPct,
    annualisedPct: annualised(returnPct, toDay - fromDay),
    fromDay,
    toDay,
    index: { days, closes },
    begunAnew,
  }
}
