// What one entry paid into the coins looked at, and took out of them. Doubles: exact sums are in the
// books, which go by the same rule (crossing.ts).
import { crossingOf } from '../crossing.ts'
import { feeValueUsd, type Side } from '../entry-value.ts'
import { dayFlowOf, type DayFlow, type Flow } from './day-flow.ts'
import { pricesOf, type PriceHistory } from './day-prices.ts'
import type { HeldAmounts, SidedEntry } from './held-amounts.ts'

type Border = {
  isInside: (asset: string) => boolean
  history: PriceHistory
  missing: HeldAmounts['missing']
}

/** By its own figure; where nobody said, by the price at that day's end; null without either. */
const valueOf = ({ entry, day }: SidedEntry, side: Side, history: PriceHistory): number | null => {
  if (entry.valueUsd !== '') return Number(entry.valueUsd)
  const price = pricesOf(history, side.asset)(day)
  return price === null ? null : side.amount.toNumber() * price
}

/** What of the given side nobody had acquired came in unseen, just before it went. */
const unseenShareOf = ({ entry, sides }: SidedEntry, { isInside, missing }: Border): number => {
  const isKept = entry.kind === 'fee' || entry.kind === 'loss'
  return sides.given && isInside(sides.given.asset) && !isKept
    ? (missing.get(`${entry.id}:given`) ?? 0)
    : 0
}

/**
 * US dollars, above zero for what came in; null where nobody knows. A fee of unknown value counts
 * as none, as in the books.
 */
const entryFlowUsd = (sided: SidedEntry, border: Border): number | null => {
  const { entry, sides } = sided
  const { comes, goes, isFeePaidIn } = crossingOf(entry, sides, border.isInside)
  const unseen = unseenShareOf(sided, border)
  const crossing = comes ?? goes ?? (unseen > 0 ? sides.given : null)
  const value = crossing ? valueOf(sided, crossing, border.history) : 0
  if (value === null) return null
  const feeUsd = isFeePaidIn ? (feeValueUsd(entry)?.toNumber() ?? 0) : 0
  return value * ((comes ? 1 : 0) - (goes ? 1 : 0) + unseen) + feeUsd
}

/** By epoch day; a day without an entry that crosses is absent, one with an unknown flow null. */
export const dayFlowsOf = (
  entries: readonly SidedEntry[],
  border: Border,
): ReadonlyMap<number, DayFlow | null> => {
  const flows = new Map<number, Flow[]>()
  const unknown = new Set<number>()
  for (const sided of entries) {
    const usd = entryFlowUsd(sided, border)
    if (usd === null) unknown.add(sided.day)
    if (usd === null || usd === 0) continue
    const ofDay = flows.get(sided.day) ?? []
    ofDay.push({ atSec: sided.entry.happenedAtSec, usd })
    flows.set(sided.day, ofDay)
  }
  const days = new Map<number, DayFlow | null>()
  for (const [day, ofDay] of flows) days.set(day, dayFlowOf(ofDay))
  for (const day of unknown) days.set(day, null)
  return days
}
