// Money-weighted return: the yearly rate that the money itself earned, by when it came and went.
import type { ValueSpan } from './value-series.ts'
import { xirr, type Payment, type RateFault } from './xirr.ts'

/** Percent a year, between the ends of two epoch days. */
export type MoneyWeighted =
  | { kind: 'known'; ratePct: number; fromDay: number; toDay: number }
  | { kind: 'none'; reason: RateFault | 'unknownFlow' | 'unknownValue' | 'tooShort' }

/** A rate of a year is not told of less: it would be a guess at the rest. */
export const annualisedFromDays = 90

type Known = { day: number; valueUsd: number }

const knownValues = ({ openingUsd, days }: ValueSpan): Known[] => {
  const opening = { day: (days[0]?.day ?? 0) - 1, valueUsd: openingUsd }
  return [opening, ...days].flatMap(({ day, valueUsd }) =>
    valueUsd === null ? [] : [{ day, valueUsd }],
  )
}

/**
 * XIRR from the first known value, paid in as it were, over every day's flow to the last known
 * value, got back as it were. Days of unknown value between them do not matter.
 */
export const moneyWeightedOf = (span: ValueSpan): MoneyWeighted => {
  const values = knownValues(span)
  const [first, last] = [values[0], values.at(-1)]
  if (!first || !last || first === last) return { kind: 'none', reason: 'unknownValue' }
  if (last.day - first.day < annualisedFromDays) return { kind: 'none', reason: 'tooShort' }
  const between = span.days.filter(({ day }) => day > first.day && day <= last.day)
  const flows = between.flatMap(({ day, flowUsd }): Payment[] =>
    flowUsd === null ? [] : [{ day, usd: -flowUsd }],
  )
  if (flows.length < between.length) return { kind: 'none', reason: 'unknownFlow' }
  const rate = xirr([
    { day: first.day, usd: -first.valueUsd },
    ...flows,
    { day: last.day, usd: last.valueUsd },
  ])
  return rate.kind === 'none' ? rate : { ...rate, fromDay: first.day, toDay: last.day }
}
